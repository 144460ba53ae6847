import {
  block,
  cylinder,
  disc,
  type Drawing,
  grips,
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
import { label, printed } from './surfaces.ts'

/** A twisted bit with its point up; `tip` is its point. */
const twisted = (x: number, top: number, w: number, colour: string, tip: string) =>
  lit(x - w * 0.34, 250, w * 0.68, 84, 3, shade(colour, -0.1), 'tube') +
  lit(x - w / 2, top, w, 258 - top, 2, colour, 'tube') +
  times(Math.floor((240 - top) / 22), i =>
    path(
      `M${x - w / 2} ${top + 26 + i * 22} q${w * 0.5} -4 ${w} -20 v9 q${-w * 0.5} 16 ${-w} 20 z`,
      shade(colour, -0.5),
      'opacity="0.75"'
    )
  ) +
  tip

const masonryTip = (x: number, top: number, w: number) =>
  litPath(`M${x - w * 0.66} ${top + 20} v-12 l${w * 0.66} -20 l${w * 0.66} 20 v12 z`, '#7d8288')
const metalTip = (x: number, top: number, w: number, colour: string) =>
  litPath(`M${x - w / 2} ${top + 1} l${w / 2} ${-w * 0.55} l${w / 2} ${w * 0.55} z`, shade(colour, 0.2))

const spade = (x: number, top: number, w: number, colour: string) =>
  lit(x - 6, top + 60, 12, 250 - top, 3, shade(colour, -0.1), 'tube') +
  lit(x - 9, 296, 18, 42, 2, shade(colour, -0.25), 'tube') +
  litPath(
    `M${x - w / 2} ${top + 76} v-58 l${w / 2 - 6} -4 l6 -24 l6 24 l${w / 2 - 6} 4 v58 l${-w / 2 + 8} 16 h-16 z`,
    colour
  ) +
  disc(x, top + 50, 5, '#f2ede4')

/** Bits, welding, and what a workshop needs against rust. */
export const bitsDrawings: Record<string, Drawing> = {
  masonrybit: {
    looks: looks('#b9bec4,#1f4ea3 #c9ced3,#c4232b'),
    draw: look =>
      shadow(206, 344, 130, 16) +
      [118, 200, 282]
        .map((x, i) => {
          const top = 96 - i * 24
          const w = 26 + i * 5
          return turn((i - 1) * 7, twisted(x, top, w, look.main, masonryTip(x, top, w)), x, 340)
        })
        .join('')
  },
  metalbit: {
    looks: looks('#c9a14a,#8a6a22 #55585c,#2b2d30'),
    draw: look =>
      shadow(206, 344, 130, 16) +
      [92, 146, 204, 266, 326]
        .map((x, i) => {
          const top = 190 - i * 32
          const w = 12 + i * 5
          return twisted(x, top, w, look.main, metalTip(x, top, w, look.main))
        })
        .join('')
  },
  woodbit: {
    looks: looks('#aab0b5,#1f4ea3 #c9ced3,#c4232b'),
    draw: look =>
      shadow(206, 346, 130, 16) +
      [110, 200, 296]
        .map((x, i) => turn((i - 1) * 6, spade(x, 112 - i * 24, 58 + i * 14, look.main), x, 340))
        .join('')
  },
  welder: {
    looks: looks('#e07b1a,#2b2d30 #c4232b,#2b2d30 #1f4ea3,#2b2d30 #c4232b,#33363a #2e8b4a,#2b2d30'),
    draw: look =>
      shadow(206, 350, 160, 20) +
      line('M128 122 q70 -64 152 -16', look.accent, 18) +
      block(200, 336, 176, 190, 110, look.main, {
        front:
          rect(0, 0, 176, 74, look.accent) +
          round(18, 14, 74, 44, 5, '#111315') +
          rect(30, 26, 14, 20, '#e5812f') +
          rect(50, 26, 14, 20, '#e5812f') +
          disc(132, 38, 24, '#55585c') +
          rect(130, 16, 4, 20, '#ffffff') +
          label(20, 88, 100, 30, '#ffffff') +
          disc(46, 156, 19, '#2b2d30') +
          disc(130, 156, 19, '#2b2d30') +
          disc(46, 156, 8, '#c9a14a') +
          disc(130, 156, 8, '#c9a14a'),
        side: times(7, i => rect(18, 40 + i * 18, 74, 7, '#000000', 'opacity="0.5"'))
      }) +
      line('M136 292 q-70 20 -84 66', '#2b2d30', 13) +
      line('M214 308 q0 50 90 52', '#c4232b', 13) +
      lit(296, 346, 68, 22, 8, '#2b2d30', 'tubeV')
  },
  weldrods: {
    looks: looks('#1f4ea3,#f0e6d2 #c4232b,#f0e6d2 #e0a526,#26355e'),
    draw: look =>
      shadow(206, 334, 150, 20) +
      times(9, i =>
        turn(
          -30 + i * 5,
          lit(196, 18, 9, 240, 4, i % 2 ? '#9a8f84' : '#8b8076', 'tube') +
            lit(198, 2, 5, 34, 2, '#c9ced3', 'tube'),
          200,
          330
        )
      ) +
      block(216, 340, 210, 90, 80, look.main, {
        front: rect(14, 18, 182, 52, look.accent, 'rx="4"') + label(28, 28, 120, 32, look.main)
      })
  },
  lubecan: {
    looks: looks('#1f4ea3,#eebc3a #2b2d30,#e5812f #2e8b4a,#f1efea'),
    draw: look =>
      shadow(206, 352, 80, 14) +
      cylinder(
        196,
        126,
        62,
        16,
        212,
        look.main,
        rect(0, 52, 124, 108, look.accent) +
          (look.words ? printed(10, 64, 104, 84, '#1d2530', look.words) : label(22, 80, 80, 52, '#1d2530'))
      ) +
      litPath('M142 126 q6 -40 36 -44 h36 q30 4 36 44 z', '#c9ced3', 'tube') +
      lit(174, 50, 44, 36, 8, '#c4232b', 'tube') +
      line('M214 62 L352 34', '#c4232b', 6)
  },
  rustbottle: {
    looks: looks('#e07b1a,#f1efea #1f4ea3,#eebc3a #2e8b4a,#f1efea'),
    draw: look =>
      shadow(206, 348, 130, 18) +
      litPath(
        'M104 344 V166 q0 -32 34 -44 V92 h56 v30 q34 12 34 44 V344 q-62 12 -124 0 z',
        look.main,
        'tube'
      ) +
      lit(130, 58, 72, 40, 8, '#2b2d30', 'tube') +
      round(110, 190, 112, 110, 6, look.accent) +
      (look.words ? printed(116, 202, 100, 84, '#1d2530', look.words) : label(126, 214, 78, 54, '#1d2530')) +
      turn(
        18,
        lit(280, 118, 26, 150, 3, '#c9ced3', 'tube') +
          lit(280, 226, 26, 98, 3, '#9a5b3a', 'tube') +
          times(12, i => disc(284 + ((i * 7) % 19), 222 + i * 8, 3 + (i % 3), '#7a4022')) +
          lit(264, 88, 58, 36, 6, '#b9bec4', 'tube'),
        292,
        220
      )
  },
  tilecutter: {
    looks: looks('#c4232b,#2b2d30 #1f4ea3,#2b2d30'),
    draw: look =>
      shadow(206, 322, 180, 24) +
      litPath('M40 300 L150 236 H372 L300 300 z', '#8b9096') +
      path('M40 300 h260 v16 h-260 z', '#55585c') +
      path('M300 300 L372 236 v16 L300 316 z', '#3a3c3f') +
      litPath('M104 288 L184 242 H296 L236 288 z', '#efe6d6') +
      line('M170 288 L240 242', '#7d6a58', 3) +
      lit(52, 216, 24, 88, 5, look.main, 'tube') +
      lit(332, 158, 24, 92, 5, look.main, 'tube') +
      line('M62 222 L346 166', '#c9ced3', 11) +
      line('M62 244 L346 188', '#aab0b5', 11) +
      lit(166, 170, 66, 62, 8, look.main) +
      line('M208 176 L330 74', '#6d7277', 13) +
      line('M286 110 L344 62', look.accent, 26) +
      disc(196, 244, 13, '#c9ced3') +
      disc(196, 244, 4, '#2b2d30')
  },
  scraper: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 336, 120, 16) +
      turn(
        26,
        litPath('M124 40 H276 L236 190 H164 z', '#c9ced3') +
          path('M124 40 H276 L272 54 H128 z', '#ffffff', 'opacity="0.7"') +
          lit(166, 184, 68, 34, 6, '#6d7277', 'tube') +
          litPath('M168 216 h64 q16 70 -2 134 q-30 12 -60 0 q-18 -64 -2 -134 z', look.main, 'tube') +
          oval(200, 328, 9, 9, shade(look.main, -0.5)) +
          rect(190, 230, 20, 52, look.accent, 'rx="8" opacity="0.8"')
      )
  }
}
