import {
  ball,
  cylinder,
  disc,
  type Drawing,
  line,
  lit,
  litPath,
  looks,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { label } from './surfaces.ts'

const plastics = '#e9e9e6,#1f4ea3 #dfe3e6,#c4232b #f0efe9,#2e8b4a #c9ccd0,#5b5f64'

/** An open end of a fitting that faces the viewer's right. */
const open = (x: number, y: number, h: number, main: string, inside = '#55585c') =>
  oval(x, y, h * 0.17, h / 2, shade(main, -0.12)) + oval(x + 1, y, h * 0.12, h / 2 - 11, inside)

/** Windings around a lying thread. */
const threads = (x: number, y: number, h: number, n: number, colour: string) =>
  times(n, i => line(`M${x + i * 11} ${y} q9 ${h / 2} 0 ${h}`, colour, 3.4))

const arm = (main: string) =>
  line('M122 150 L270 206', main, 9) + line('M122 147 L268 202', '#ffffff', 2, 'opacity="0.5"')
const tapBody = (main: string) =>
  lit(40, 118, 34, 66, 6, main, 'tubeV') +
  threads(46, 120, 62, 3, shade(main, -0.4)) +
  lit(72, 128, 62, 46, 10, main, 'tubeV') +
  lit(84, 166, 34, 50, 6, main, 'tube') +
  disc(124, 150, 15, shade(main, -0.2))

/** Small parts of pipes, tanks and pumps. */
export const fitmentsDrawings: Record<string, Drawing> = {
  pipecap: {
    looks: looks(plastics),
    draw: look =>
      shadow(206, 318, 130, 20) +
      litPath('M118 150 q82 -56 164 0 v132 q-82 44 -164 0 z', look.main, 'tube') +
      oval(200, 140, 78, 28, shade(look.main, 0.2)) +
      oval(200, 140, 78, 28, 'url(#top)') +
      path('M112 252 v34 q88 48 176 0 v-34 q-88 46 -176 0 z', shade(look.main, -0.1)) +
      path('M112 252 v34 q88 48 176 0 v-34 q-88 46 -176 0 z', 'url(#tube)') +
      rect(176, 200, 48, 14, look.accent, 'opacity="0.7" rx="3"')
  },
  valvesocket: {
    looks: looks(plastics),
    draw: look =>
      shadow(206, 308, 150, 18) +
      lit(62, 166, 108, 88, 6, shade(look.main, 0.05), 'tubeV') +
      threads(74, 166, 88, 9, shade(look.main, -0.35)) +
      lit(160, 128, 54, 164, 10, shade(look.main, -0.05), 'tubeV') +
      times(4, i => line(`M160 ${150 + i * 40} h54`, shade(look.main, -0.25), 2.4)) +
      lit(212, 146, 122, 128, 6, look.main, 'tubeV') +
      open(332, 210, 128, look.main) +
      rect(244, 202, 44, 14, look.accent, 'opacity="0.7" rx="3"')
  },
  faucetsocket: {
    looks: looks(plastics),
    draw: look =>
      shadow(206, 316, 150, 18) +
      lit(70, 164, 136, 100, 6, look.main, 'tubeV') +
      lit(196, 120, 130, 188, 12, shade(look.main, -0.03), 'tubeV') +
      times(5, i => line(`M200 ${146 + i * 34} h118`, shade(look.main, -0.22), 2.4)) +
      open(326, 214, 188, look.main, '#c9a14a') +
      oval(328, 214, 17, 68, '#8a6a22') +
      times(4, i => line(`M${322 + i * 4} ${158 + i * 6} q8 56 0 ${112 - i * 12}`, '#c9a14a', 2)) +
      rect(106, 206, 44, 14, look.accent, 'opacity="0.7" rx="3"')
  },
  sealtape: {
    looks: looks('#f4f2ee,#1f4ea3 #f4f2ee,#c4232b'),
    draw: look =>
      shadow(206, 334, 120, 18) +
      disc(186, 204, 122, shade(look.accent, -0.3)) +
      disc(178, 200, 122, look.accent) +
      disc(178, 200, 122, 'url(#ball)', 'opacity="0.6"') +
      disc(178, 200, 92, shade(look.main, -0.06)) +
      times(5, i => disc(178, 200, 88 - i * 9, 'none', 'stroke="#c9ced3" stroke-width="2"')) +
      disc(178, 200, 40, look.accent) +
      disc(178, 200, 24, '#e4dcd0') +
      litPath('M250 262 q60 12 116 58 l-14 26 q-60 -44 -122 -54 z', look.main)
  },
  pipeclamp: {
    looks: looks('#e9e9e6,#c9ccd0 #b9bec4,#8b9096'),
    draw: look =>
      shadow(206, 324, 150, 18) +
      [0, 1]
        .map(i => {
          const x = 24 + i * 132
          const y = i * -62 + 30
          return (
            litPath(
              `M${x + 20} ${y + 270} v-28 h44 v-40 a56 56 0 0 1 112 0 v40 h44 v28 h-72 v-62 a28 28 0 0 0 -56 0 v62 z`,
              look.main
            ) +
            disc(x + 44, y + 256, 8, '#55585c') +
            disc(x + 196, y + 256, 8, '#55585c') +
            line(`M${x + 70} ${y + 200} a50 50 0 0 1 50 -48`, '#ffffff', 5, 'opacity="0.6"')
          )
        })
        .join('')
  },
  floatvalve: {
    looks: looks('#c9a14a,#d5d9dc #c9a14a,#c9ced3'),
    draw: look =>
      shadow(206, 336, 160, 18) +
      arm('#b8903c') +
      tapBody(look.main) +
      ball(300, 244, 78, '#c98b4a') +
      line('M226 244 h148', '#8a5a2a', 4, 'opacity="0.6"')
  },
  floatplastic: {
    looks: looks('#f1efea,#1f4ea3 #f1efea,#c4232b'),
    draw: look =>
      shadow(206, 336, 160, 18) +
      arm('#aab0b5') +
      tapBody(look.main) +
      ball(300, 244, 78, look.accent) +
      line('M224 244 q76 30 152 0', shade(look.accent, -0.35), 5)
  },
  levelswitch: {
    looks: looks('#2f6db5,#f1efea #c4232b,#f1efea'),
    draw: look =>
      shadow(206, 358, 130, 14) +
      line('M262 96 q70 40 60 150', '#2b2d30', 8) +
      line('M176 130 v70 M176 250 v40', '#2b2d30', 5) +
      lit(108, 38, 150, 96, 14, look.accent) +
      label(128, 62, 90, 34, look.main) +
      lit(158, 130, 36, 20, 5, '#6d7277', 'tube') +
      [192, 286]
        .map(
          y =>
            litPath(`M140 ${y + 14} q36 -30 72 0 v34 q-36 30 -72 0 z`, look.main, 'tube') +
            line(`M142 ${y + 30} q34 12 68 0`, '#ffffff', 3, 'opacity="0.6"')
        )
        .join('')
  },
  pressureswitch: {
    looks: looks('#55585c,#c4232b #2f6db5,#f1efea #3a3c3f,#e0a526 #8b9096,#2e8b4a'),
    draw: look =>
      shadow(206, 344, 110, 18) +
      lit(168, 250, 64, 36, 6, '#c9a14a', 'tube') +
      lit(182, 284, 36, 54, 4, '#b8903c', 'tube') +
      times(4, i => line(`M182 ${294 + i * 11} h36`, '#6e5418', 2.4)) +
      lit(110, 214, 180, 40, 8, '#b9bec4', 'tube') +
      lit(122, 70, 156, 150, 18, look.main) +
      round(142, 92, 116, 74, 8, look.accent, 'opacity="0.9"') +
      label(156, 106, 84, 42, shade(look.accent, look.accent === '#f1efea' ? -0.6 : 0.75)) +
      lit(276, 150, 48, 30, 8, '#2b2d30', 'tubeV') +
      line('M322 165 q40 10 36 90', '#2b2d30', 13) +
      disc(200, 192, 13, '#c9ced3') +
      turn(30, rect(189, 190, 22, 4, '#3a3c3f'), 200, 192)
  },
  filterhousing: {
    looks: looks('#2f6db5,#2b2d30 #dcecef,#2f6db5'),
    draw: look => {
      const isClear = look.main === '#dcecef'
      return (
        shadow(206, 368, 90, 14) +
        cylinder(
          200,
          116,
          64,
          16,
          226,
          look.main,
          isClear
            ? rect(34, 14, 60, 206, '#ffffff', 'rx="10"')
            : times(4, i => rect(20 + i * 26, 30, 7, 180, '#ffffff', 'opacity="0.16"'))
        ) +
        lit(114, 66, 172, 62, 12, '#2b2d30', 'tube') +
        lit(66, 76, 56, 34, 6, '#3a3c3f', 'tubeV') +
        lit(278, 76, 56, 34, 6, '#3a3c3f', 'tubeV') +
        oval(68, 93, 7, 17, '#111315') +
        oval(334, 93, 7, 17, '#6d7277') +
        lit(170, 38, 60, 32, 8, '#2b2d30', 'tube') +
        path('M150 92 h54 v-10 l24 16 l-24 16 v-10 h-54 z', '#ffffff', 'opacity="0.85"') +
        (isClear
          ? times(9, i => line(`M172 ${150 + i * 20} h56`, '#c9ced3', 3))
          : label(160, 190, 80, 44, '#ffffff'))
      )
    }
  }
}
