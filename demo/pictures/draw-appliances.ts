import {
  block,
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
import { label, printed } from './surfaces.ts'

/** Household machines and packages. */
export const appliancesDrawings: Record<string, Drawing> = {
  fan: {
    looks: looks('#f4f2ee,#2f6db5 #2f2d2c,#c4232b #f4f2ee,#3f8a58'),
    draw: look =>
      shadow(206, 356, 90, 14) +
      oval(200, 346, 84, 20, shade(look.main, -0.1)) +
      oval(200, 340, 84, 20, look.main) +
      lit(190, 240, 20, 102, 5, look.main, 'tube') +
      disc(200, 142, 122, '#8b9096', 'opacity="0.16"') +
      times(3, i =>
        turn(
          i * 120,
          path('M200 142 q-60 -30 -44 -88 q50 -14 66 36 q6 30 -22 52 z', look.accent, 'opacity="0.85"'),
          200,
          142
        )
      ) +
      times(24, i => turn(i * 15, line('M200 142 V22', '#8b9096', 1.6, 'opacity="0.8"'), 200, 142)) +
      [120, 84, 48]
        .map(r => disc(200, 142, r, 'none', `stroke="#8b9096" stroke-width="${r > 100 ? 6 : 2}"`))
        .join('') +
      disc(200, 142, 24, look.main) +
      disc(200, 142, 24, 'url(#ball)')
  },
  ac: {
    looks: looks('#f7f6f3,#2f6db5 #f2f4f5,#1f9a8a #f7f6f3,#c4232b'),
    draw: look =>
      rect(30, 122, 348, 124, '#000000', 'rx="20" opacity="0.12"') +
      lit(22, 106, 356, 126, 22, look.main) +
      path('M30 196 h340 v14 q0 22 -22 22 h-296 q-22 0 -22 -22 z', shade(look.main, -0.12)) +
      rect(46, 208, 308, 8, '#55585c', 'rx="4"') +
      rect(312, 128, 38, 12, look.accent, 'rx="4"') +
      disc(346, 180, 4, '#3fae6a') +
      times(7, i =>
        line(
          `M${70 + i * 44} 246 q14 26 0 50 q-10 20 4 44`,
          '#8fc3e6',
          4,
          `opacity="${0.65 - (i % 2) * 0.2}"`
        )
      )
  },
  ricecooker: {
    looks: looks('#f1efea,#c9ced3 #c0392f,#f1efea #2f6db5,#f1efea'),
    draw: look =>
      shadow(206, 338, 124, 20) +
      litPath('M86 190 q-10 116 30 140 q84 20 168 0 q40 -24 30 -140 z', look.main, 'tube') +
      litPath('M84 190 q8 -84 116 -88 q108 4 116 88 q-116 34 -232 0 z', shade(look.main, 0.2)) +
      oval(200, 192, 116, 30, 'none', `stroke="#8b9096" stroke-width="5"`) +
      lit(156, 92, 88, 24, 12, '#2b2d30') +
      lit(150, 244, 100, 62, 12, look.accent) +
      lit(166, 256, 68, 20, 6, '#2b2d30') +
      disc(184, 290, 6, '#e0a526') +
      disc(216, 290, 6, '#3fae6a')
  },
  blender: {
    looks: looks('#f1efea,#c4232b #c0392f,#2b2d30 #3f8a58,#2b2d30'),
    draw: look =>
      shadow(206, 350, 90, 14) +
      litPath('M128 70 h144 l-20 170 h-104 z', '#cfe6ee') +
      path('M138 150 h124 l-10 90 h-104 z', '#e88a5a', 'opacity="0.85"') +
      path('M128 70 h144 l-20 170 h-104 z', 'url(#glass)') +
      line('M272 92 q54 10 44 80 q-6 36 -56 40', '#aab0b5', 13) +
      lit(120, 50, 160, 26, 10, '#2b2d30') +
      lit(174, 30, 52, 24, 8, '#55585c') +
      litPath('M142 238 h116 l28 106 h-172 z', look.main) +
      disc(200, 296, 26, '#c9ced3') +
      disc(200, 296, 26, 'url(#ball)') +
      rect(197, 272, 6, 16, look.accent)
  },
  fridge: {
    looks: looks('#c9ced3,#8b9096 #8f2f35,#5d1a20 #3a3c3f,#222326 #dfe6ea,#2f6db5'),
    draw: look =>
      shadow(208, 352, 104, 16) +
      block(200, 354, 150, 300, 96, look.main, {
        front:
          rect(0, 104, 150, 4, shade(look.accent, -0.4)) +
          rect(128, 40, 8, 52, '#f1f3f4', 'rx="4"') +
          rect(128, 120, 8, 90, '#f1f3f4', 'rx="4"') +
          path('M0 0 h60 l-60 160 z', '#ffffff', 'opacity="0.25"') +
          rect(14, 16, 44, 8, '#ffffff', 'opacity="0.8" rx="2"')
      })
  },
  washer: {
    looks: looks('#f4f2ee,#55585c #c9ced3,#2b2d30 #f4f2ee,#2f6db5'),
    draw: look =>
      shadow(208, 346, 128, 18) +
      block(200, 348, 206, 232, 120, look.main, {
        front:
          rect(0, 0, 206, 42, shade(look.main, -0.07)) +
          rect(16, 12, 60, 18, look.accent, 'rx="4"') +
          disc(176, 21, 13, '#c9ced3') +
          rect(96, 14, 50, 14, '#10161c', 'rx="3"') +
          disc(103, 136, 78, '#c9ced3') +
          disc(103, 136, 66, '#2b3238') +
          disc(103, 136, 58, '#5f8aa3') +
          path('M50 150 q30 -20 54 0 t52 -6 q-4 46 -52 50 q-46 -2 -54 -44 z', '#cfe6ee') +
          path('M62 106 a52 52 0 0 1 56 -22 q-40 8 -56 22 z', '#ffffff', 'opacity="0.7"')
      })
  },
  iron: {
    looks: looks('#2f6db5,#f1efea #3f8a58,#f1efea #7a5aa6,#f1efea'),
    draw: look =>
      shadow(206, 316, 160, 20) +
      litPath('M40 292 q40 -110 190 -116 h120 v116 z', look.main) +
      litPath('M34 292 h322 v18 h-326 z', '#c9ced3', 'tubeV') +
      path('M120 230 q60 -40 150 -36 v40 h-150 z', look.accent, 'opacity="0.85"') +
      line('M176 190 q10 -76 90 -76 h54 q34 4 32 74', look.main, 34) +
      line('M182 176 q16 -64 84 -64 h50', '#ffffff', 5, 'opacity="0.4"') +
      disc(262, 214, 22, '#2b2d30') +
      disc(262, 214, 13, '#c9ced3') +
      line('M350 150 q40 -10 30 -80', '#2b2d30', 7)
  },
  oil: {
    looks: looks('#eebc3a,#c4232b #f0c64a,#2e8b4a #e9b63a,#1f4ea3 #f2cb58,#e07b1a'),
    draw: look =>
      shadow(206, 346, 90, 14) +
      cylinder(200, 74, 24, 7, 30, look.accent) +
      litPath(
        'M176 102 h48 q6 26 40 46 q14 10 14 34 v150 q-78 16 -156 0 v-150 q0 -24 14 -34 q34 -20 40 -46 z',
        look.main,
        'tube'
      ) +
      path('M122 210 q78 14 156 0 v78 q-78 14 -156 0 z', look.accent) +
      path('M160 232 q0 -18 14 -30 q14 12 14 30 q0 20 -14 22 q-14 -2 -14 -22 z', '#f6e08a') +
      (look.words ? printed(188, 218, 84, 56, '#ffffff', look.words) : label(200, 232, 60, 30, '#ffffff')) +
      path('M136 180 q2 -24 30 -34 q-14 40 -14 120 h-14 z', '#ffffff', 'opacity="0.35"')
  },
  pouch: {
    looks: looks('#f4efdf,#c4232b #2b2d30,#e0a526 #2f6db5,#f4efdf #2e8b4a,#f4efdf'),
    draw: look =>
      shadow(206, 338, 100, 16) +
      litPath('M116 66 h168 l16 240 q4 28 -24 30 h-152 q-28 -2 -24 -30 z', look.main, 'tube') +
      rect(112, 62, 176, 22, shade(look.main, -0.2), 'rx="3"') +
      times(20, i => line(`M${118 + i * 8.6} 64 v18`, '#ffffff', 1, 'opacity="0.35"')) +
      litPath('M104 180 q96 40 192 0 l6 96 q-102 30 -204 0 z', look.accent) +
      (look.words
        ? printed(122, 92, 156, 96, look.accent, look.words)
        : label(130, 116, 110, 44, look.accent) + label(132, 222, 76, 34, '#ffffff')) +
      disc(246, 246, 26, '#ffffff', 'opacity="0.9"') +
      disc(246, 246, 14, look.accent)
  },
  spraybottle: {
    looks: looks('#2f9ac9,#f1efea #3fae6a,#f1efea #e8a33d,#c4232b #a78ad6,#f1efea'),
    draw: look =>
      shadow(206, 346, 84, 14) +
      litPath(
        'M152 150 q0 -16 18 -30 v-22 h44 v22 q40 20 44 72 v130 q0 22 -22 22 h-80 q-22 0 -22 -22 v-96 q0 -44 18 -76 z',
        look.main,
        'tube'
      ) +
      litPath('M158 58 h96 q20 4 18 26 h-60 v18 h-42 z', '#d5dade') +
      path('M256 66 h30 v14 h-30 z', '#c4232b') +
      line('M216 104 q10 26 32 30', '#c4232b', 10) +
      round(146, 220, 104, 92, 10, look.accent) +
      (look.words
        ? printed(152, 226, 92, 66, shade(look.main, -0.5), look.words)
        : label(160, 238, 76, 36, shade(look.main, -0.3))) +
      path('M164 292 q14 -14 24 0 q-8 14 -24 0 z', look.main)
  }
}
