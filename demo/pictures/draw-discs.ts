import {
  disc,
  group,
  litPath,
  rect,
  shade,
  shadow,
  speckles,
  times,
  turn,
  looks,
  type Drawing,
  type Look
} from './kit.ts'

/** A disc of a grinder with a label around its hole. */
const blade = (x: number, y: number, r: number, look: Look, edge: string) =>
  disc(x + 6, y + 8, r, '#000000', 'opacity="0.2"') +
  disc(x, y, r, look.main) +
  edge +
  disc(x, y, r, 'url(#ball)', 'opacity="0.5"') +
  disc(x, y, r * 0.52, look.accent) +
  disc(x, y, r * 0.24, '#c9ced3') +
  disc(x, y, r * 0.14, '#f2ede4')

/** Discs of grinders. */
export const discsDrawings: Record<string, Drawing> = {
  cuttingdisc: {
    looks: looks('#2f3133,#c4232b #3a3c3f,#1f4ea3 #434548,#2e8b4a #2f3133,#e0a526'),
    draw: look =>
      shadow(206, 346, 130, 16) +
      times(3, i => {
        const x = 176 + i * 24
        const y = 196 + i * 10
        return blade(
          x,
          y,
          124,
          look,
          disc(x, y, 118, 'none', 'stroke="#6d7277" stroke-width="3" stroke-dasharray="5 6"')
        )
      })
  },
  grindingdisc: {
    looks: looks('#6b5a4a,#c4232b #5a5048,#1f4ea3 #6d6259,#2e8b4a'),
    draw: look =>
      shadow(206, 346, 130, 16) +
      disc(206, 222, 126, shade(look.main, -0.4)) +
      disc(202, 210, 126, shade(look.main, -0.2)) +
      blade(
        198,
        196,
        126,
        look,
        group(
          'translate(84 84)',
          `<clipPath id="grit"><circle cx="114" cy="112" r="124"/></clipPath><g clip-path="url(#grit)">${speckles(230, 226, 420, ['#2b2520', '#9a8a78'], 2)}</g>`
        )
      ) +
      disc(198, 196, 46, 'none', 'stroke="#00000055" stroke-width="10"')
  },
  diamonddisc: {
    looks: looks('#c9ced3,#1f4ea3 #b9bec4,#c4232b #d5d9dc,#2e8b4a'),
    draw: look =>
      shadow(206, 346, 130, 16) +
      blade(
        200,
        196,
        132,
        look,
        disc(200, 196, 126, 'none', 'stroke="#6d7277" stroke-width="13"') +
          times(12, i => turn(i * 30, rect(196, 62, 8, 34, '#f2ede4', 'rx="4"'), 200, 196))
      )
  },
  flapdisc: {
    looks: looks('#8a5a3c,#c4232b #2f5f8a,#2b2d30'),
    draw: look =>
      shadow(206, 346, 130, 16) +
      times(24, i =>
        turn(
          i * 15,
          litPath('M200 196 l-16 -128 q26 -12 46 4 l-8 70 z', shade(look.main, (i % 3) * 0.06 - 0.06)),
          200,
          196
        )
      ) +
      disc(200, 196, 62, look.accent) +
      disc(200, 196, 24, '#c9ced3') +
      disc(200, 196, 14, '#f2ede4')
  }
}
