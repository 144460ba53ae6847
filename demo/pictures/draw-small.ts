import {
  disc,
  group,
  line,
  lit,
  litPath,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  speckles,
  times,
  looks,
  type Drawing
} from './kit.ts'
import { housewareDrawings } from './draw-houseware.ts'

const rugs = '#9a9c9e,#d5d0c7 #8f2f35,#e8c98a #2f5f8a,#e8d9bd'

/** Household goods that look different from others of their family. */
export const smallDrawings: Record<string, Drawing> = {
  rugplain: {
    looks: looks(rugs),
    draw: look =>
      shadow(204, 308, 186, 44) +
      group(
        'matrix(0.84 0.3 -0.84 0.3 204 150)',
        rect(4, 6, 218, 234, '#000000', 'opacity="0.3"') +
          rect(0, 0, 218, 230, look.main) +
          times(27, i => line(`M0 ${4 + i * 8.5} h218`, shade(look.main, -0.12), 1.6)) +
          rect(4, 4, 210, 222, 'none', `stroke="${shade(look.main, -0.25)}" stroke-width="7"`) +
          rect(0, 0, 218, 230, 'url(#top)', 'opacity="0.3"')
      )
  },
  rugshaggy: {
    looks: looks(rugs),
    draw: look =>
      shadow(204, 308, 186, 44) +
      group(
        'matrix(0.84 0.3 -0.84 0.3 204 150)',
        rect(-4, 2, 228, 240, shade(look.main, -0.35)) +
          times(560, i =>
            line(
              `M${(i % 28) * 8} ${Math.floor(i / 28) * 12 + ((i * 5) % 7)} l${((i * 13) % 11) - 5} ${-9 - ((i * 7) % 5)}`,
              shade(look.main, (((i * 11) % 7) - 2) * 0.09),
              4
            )
          )
      )
  },
  workshirt: {
    looks: looks('#2f6db5,#f1efea #c0392f,#2f2d2c #7c543a,#e8c98a'),
    draw: look =>
      shadow(206, 356, 110, 12) +
      litPath('M142 60 h116 l82 46 l-20 150 l-48 -8 v98 q-72 10 -144 0 v-98 l-48 8 l-20 -150 z', look.main) +
      path('M142 60 l58 52 l58 -52 l14 10 l-46 68 l-26 -26 l-26 26 l-46 -68 z', shade(look.main, 0.2)) +
      rect(194, 112, 13, 238, shade(look.main, -0.12)) +
      times(6, i => disc(200, 140 + i * 36, 4.4, '#f4f2ee')) +
      round(226, 158, 44, 48, 4, shade(look.main, -0.12)) +
      line('M128 120 q8 60 0 128 M272 120 q-8 60 0 128', '#000000', 3, 'opacity="0.15"')
  },
  keyboardalone: {
    looks: looks('#2f2d2c,#c4232b #f1efea,#9a9c9e #e8a3ae,#f1efea'),
    draw: look =>
      shadow(206, 306, 176, 30) +
      group(
        'matrix(1.04 0.1 -0.28 0.66 56 126)',
        round(0, 10, 300, 150, 10, shade(look.main, -0.5)) +
          round(0, 0, 300, 150, 10, shade(look.main, -0.2)) +
          times(65, i => {
            const x = 10 + (i % 13) * 21.6
            const y = 8 + Math.floor(i / 13) * 27
            const key =
              i < 13 && i % 5 === 0 ? look.accent : shade(look.main, look.main === '#2f2d2c' ? 0.2 : -0.04)
            return round(x, y + 4, 19, 21, 4, shade(key, -0.4)) + round(x, y, 19, 20, 4, key)
          })
      )
  },
  hoseplain: {
    looks: looks('#3f8a58,#e0a526 #2f6db5,#e0a526 #e5812f,#2b2d30'),
    draw: look =>
      shadow(206, 322, 156, 26) +
      times(
        6,
        i =>
          oval(
            200,
            290 - i * 17,
            144,
            50,
            'none',
            `stroke="${shade(look.main, i % 2 ? 0.08 : -0.1)}" stroke-width="17"`
          ) + line(`M60 ${280 - i * 17} q30 48 140 50`, '#ffffff', 3, 'opacity="0.4"')
      ) +
      line('M320 196 q56 -30 24 -78', look.main, 17) +
      oval(343, 112, 10, 6, shade(look.main, -0.55))
  },
  steamiron: {
    looks: looks('#2f6db5,#f1efea #3f8a58,#f1efea #7a5aa6,#f1efea'),
    draw: look =>
      shadow(206, 316, 160, 20) +
      litPath('M40 292 q30 -90 160 -130 h150 v130 z', look.main) +
      litPath('M34 292 h322 v18 h-326 z', '#c9ced3', 'tubeV') +
      path('M92 252 q40 -54 112 -70 h60 v70 z', '#bfe3f2', 'opacity="0.85"') +
      path('M92 252 q40 -54 112 -70 h60 v70 z', 'url(#glass)') +
      line('M168 178 q14 -70 92 -70 h54 q34 4 32 74', look.main, 32) +
      line('M176 164 q18 -56 84 -56 h50', '#ffffff', 5, 'opacity="0.4"') +
      times(4, i =>
        line(`M${44 - i * 9} ${276 - i * 20} q-16 -14 -4 -30 q10 -14 -4 -28`, '#7fb4d6', 6, 'opacity="0.8"')
      ) +
      line('M350 150 q40 -10 30 -80', '#2b2d30', 7)
  },
  claypot: {
    looks: looks('#c8704a,#8f4a2e #b9623e,#7d3f26'),
    draw: look =>
      shadow(206, 336, 100, 16) +
      litPath('M112 168 h176 l-30 166 q-58 14 -116 0 z', look.main, 'tube') +
      lit(100, 140, 200, 42, 6, look.main, 'tube') +
      oval(200, 142, 97, 20, shade(look.main, -0.2)) +
      oval(200, 145, 84, 15, '#4b3526') +
      group('translate(120 190)', speckles(150, 130, 60, [shade(look.main, 0.3)], 2)) +
      line('M128 214 q72 14 144 0', look.accent, 4, 'opacity="0.6"')
  },
  sheercurtain: {
    looks: housewareDrawings.curtain!.looks,
    draw: look => `<g opacity="0.6">${housewareDrawings.curtain!.draw(look)}</g>`
  }
}
