import {
  block,
  type Drawing,
  group,
  line,
  lit,
  litPath,
  looks,
  oval,
  path,
  rect,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { label } from './surfaces.ts'

/** A bundle of bars seen lengthwise: bodies run back to the upper right, ends face the viewer. */
function bundle(colour: string, end: string, n: number, r: number, ribbed: boolean, length = 190): string {
  const bar = (x: number, y: number) => {
    const dx = length
    const dy = -length * 0.52
    return (
      line(`M${x} ${y} l${dx} ${dy}`, shade(colour, -0.15), r * 2, 'stroke-linecap="butt"') +
      line(
        `M${x - r * 0.3} ${y - r * 0.4} l${dx} ${dy}`,
        shade(colour, 0.35),
        r * 0.5,
        'stroke-linecap="butt"'
      ) +
      line(
        `M${x + r * 0.5} ${y + r * 0.5} l${dx} ${dy}`,
        shade(colour, -0.45),
        r * 0.6,
        'stroke-linecap="butt"'
      ) +
      (ribbed
        ? times(16, k =>
            line(
              `M${x + k * 12 - r * 0.4} ${y - k * 6.2 - r * 0.8} l${r * 0.9} ${r * 1.6}`,
              shade(colour, -0.5),
              2,
              'opacity="0.75"'
            )
          )
        : '') +
      oval(x, y, r, r, end) +
      oval(x, y, r, r, 'url(#ball)')
    )
  }
  let out = ''
  for (let row = n - 1; row >= 0; row -= 1)
    for (let i = n - row - 1; i >= 0; i -= 1)
      out += bar(84 + i * r * 2.02 + row * r, 300 - row * r * 1.76 - i * 2)
  return out
}

/** A hollow profile running back, with its open end. */
const profile = (x: number, y: number, w: number, h: number, colour: string, open: boolean) => {
  const dx = 210
  const dy = -108
  return (
    litPath(`M${x + w} ${y - h} l${dx} ${dy} v${h} l${-dx} ${-dy} z`, shade(colour, -0.28)) +
    litPath(`M${x} ${y - h} l${dx} ${dy} h${w} l${-dx} ${-dy} z`, shade(colour, 0.22)) +
    rect(x, y - h, w, h, colour) +
    (open
      ? rect(x + 5, y - h + 5, w - 10, h - 10, '#2b2d30') +
        path(`M${x + 5} ${y - 5} l14 -8 v${-h + 22} l-14 6 z`, shade(colour, -0.5))
      : path(`M${x + 5} ${y - 5} h${w * 0.55} v-5 h${-w * 0.55} z`, '#2b2d30'))
  )
}

/** Steel, wire and fasteners. */
export const steelDrawings: Record<string, Drawing> = {
  rebar: {
    looks: looks('#6f6862,#8d857d #7a5c4b,#9a7a66 #5c6166,#7d8288 #84766a,#a5978a'),
    draw: look =>
      shadow(214, 312, 170, 30) +
      bundle(look.main, look.accent, 5, 12, true) +
      line('M128 312 q34 -70 96 -86', '#c4232b', 5)
  },
  rebarplain: {
    looks: looks('#7b7f84,#a4a9ae #6d6a68,#95918d #85776b,#aa9a8c'),
    draw: look =>
      shadow(214, 312, 170, 30) +
      bundle(look.main, look.accent, 6, 9.5, false) +
      line('M128 312 q30 -64 92 -80', '#e0a526', 5)
  },
  wiremesh: {
    looks: looks('#7b7f84,#5b5f64 #6c5e54,#4e433b #8d9398,#6b7176'),
    draw: look =>
      shadow(206, 306, 176, 44) +
      [0, 14]
        .map(o =>
          group(
            `matrix(0.84 0.3 -0.84 0.3 200 ${162 - o})`,
            times(
              9,
              i =>
                line(`M${i * 26} 0 v208`, i % 2 ? look.main : look.accent, 4) +
                line(`M0 ${i * 26} h208`, shade(look.main, 0.2), 4)
            )
          )
        )
        .join('')
  },
  channel: {
    looks: looks('#c3c8cd,#9aa0a6 #b4bac0,#8a9097 #aeb9c4,#7e8a96'),
    draw: look =>
      shadow(210, 318, 170, 28) +
      times(5, i => {
        const y = 312 - (i % 3) * 40
        const x = 66 + (i % 2) * 56 + Math.floor(i / 3) * 12
        return (
          litPath(`M${x} ${y - 34} l200 -104 h34 l-200 104 z`, shade(look.main, 0.25)) +
          litPath(`M${x + 34} ${y - 34} l200 -104 v10 l-200 104 z`, look.accent) +
          path(`M${x} ${y - 34} h34 v10 h-24 v16 h24 v10 h-34 z`, shade(look.main, -0.2)) +
          line(`M${x + 10} ${y - 20} l80 -40`, '#3d4146', 3, 'opacity="0.3"')
        )
      })
  },
  hollow: {
    looks: looks('#c3c8cd,#9aa0a6 #55585c,#35373a #b4bac0,#8a9097'),
    draw: look =>
      shadow(214, 322, 170, 28) +
      group(
        'translate(0 34) scale(0.88)',
        [
          [150, 236],
          [96, 276],
          [154, 278],
          [62, 318],
          [122, 320],
          [182, 322]
        ]
          .map(([x = 0, y = 0]) => profile(x - 10, y, 46, 38, look.main, true))
          .join('')
      )
  },
  nails: {
    looks: looks('#c4232b,#f0e6d2 #1f4ea3,#f0e6d2 #2e8b4a,#f0e6d2'),
    draw: look =>
      shadow(210, 322, 150, 24) +
      block(170, 310, 130, 96, 90, look.main, {
        front: rect(12, 18, 106, 60, look.accent, 'rx="4"') + label(24, 32, 80, 34, look.main),
        top:
          rect(8, 8, 114, 74, '#4a3a2c') +
          times(26, i =>
            line(
              `M${14 + ((i * 29) % 100)} ${14 + ((i * 17) % 60)} l${((i * 13) % 26) - 13} ${((i * 7) % 18) - 4}`,
              '#b9bec4',
              3.4
            )
          )
      }) +
      times(9, i => {
        const x = 236 + ((i * 41) % 110)
        const y = 300 + ((i * 23) % 34)
        return turn(
          (i * 47) % 180,
          line(`M${x - 24} ${y} h48`, '#9ba1a7', 5) +
            line(`M${x - 24} ${y - 1.5} h46`, '#e6e9ec', 1.6) +
            oval(x - 25, y, 3, 7, '#8b9096'),
          x,
          y
        )
      })
  },
  wirecoil: {
    looks: looks('#4b4a49,#2c2b2a #b8bdc2,#8b9096 #7a6a5c,#57493d'),
    draw: look =>
      shadow(206, 320, 140, 26) +
      times(11, i =>
        oval(
          200,
          300 - i * 7,
          124,
          44,
          'none',
          `stroke="${shade(look.main, (i % 3) * 0.14)}" stroke-width="8"`
        )
      ) +
      times(5, i =>
        oval(
          200,
          232,
          122 - i * 7,
          43 - i * 3,
          'none',
          `stroke="${shade(look.main, i % 2 ? 0.25 : -0.2)}" stroke-width="5"`
        )
      ) +
      line('M92 262 q10 36 0 50 M306 258 q-6 40 6 52', '#d8b04a', 6) +
      line('M310 236 q40 -30 26 -60', look.main, 5)
  },
  screws: {
    looks: looks('#d6b04a,#a98434 #b9bec4,#85898e #4d4f52,#2e3032'),
    draw: look =>
      shadow(206, 318, 150, 24) +
      times(7, i => {
        const x = 92 + i * 36
        const y = 240 + ((i * 37) % 60)
        return turn(
          -58 + ((i * 29) % 40),
          lit(x - 6, y - 60, 12, 92, 3, look.main, 'tube') +
            times(8, k => line(`M${x - 7} ${y - 40 + k * 9} l14 -5`, look.accent, 2.6)) +
            path(`M${x - 6} ${y + 32} h12 l-6 18 z`, look.accent) +
            litPath(`M${x - 17} ${y - 66} h34 l-6 12 h-22 z`, shade(look.main, 0.15)) +
            line(`M${x - 6} ${y - 66} h12`, '#333333', 2.4),
          x,
          y
        )
      })
  },
  pprpipes: {
    looks: looks('#3f9a5f,#c4232b #3b9c8c,#2f6db5 #58a84a,#e0a526 #e9e9e6,#2e8b4a'),
    draw: look =>
      shadow(214, 322, 170, 28) +
      bundle(look.main, shade(look.main, -0.4), 4, 16, false) +
      line('M102 296 l190 -99 M134 296 l190 -99', look.accent, 3)
  }
}
