import {
  block,
  disc,
  type Drawing,
  group,
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

const chrome = '#c9ced3,#8b9096 #2f2d2c,#55585c #c9a14a,#8a6a22'

/** Sanitary ware, taps and pumps. */
export const waterDrawings: Record<string, Drawing> = {
  toilet: {
    looks: looks('#f4f3f0,#d9d6cf #efe6d2,#cdbf9f #e6ebee,#b9c4ca'),
    draw: look =>
      shadow(206, 342, 120, 20) +
      block(238, 228, 120, 126, 54, look.main) +
      group('translate(10 0)', lit(210, 92, 40, 9, 4, '#c9ced3', 'tubeV')) +
      litPath('M124 214 q80 -24 160 2 q4 58 -40 84 l6 36 h-104 l4 -40 q-30 -30 -26 -82 z', look.main) +
      path('M240 250 q20 50 4 86 h6 h-20 q-6 -40 10 -86 z', '#000000', 'opacity="0.10"') +
      oval(200, 216, 88, 30, shade(look.main, -0.06)) +
      oval(200, 212, 88, 29, look.main) +
      oval(200, 212, 60, 18, shade(look.accent, -0.12)) +
      oval(200, 215, 46, 12, '#9fc0c6') +
      oval(184, 206, 60, 14, '#ffffff', 'opacity="0.5"')
  },
  basin: {
    looks: looks('#f4f3f0,#d9d6cf #e9e3d6,#c4b79c #3c3e41,#222326'),
    draw: look =>
      shadow(206, 340, 110, 18) +
      litPath('M166 250 h72 l12 86 h-96 z', shade(look.main, -0.05)) +
      litPath('M62 176 h276 q-8 92 -96 92 h-84 q-88 0 -96 -92 z', look.main) +
      oval(200, 176, 138, 36, look.main) +
      oval(200, 178, 112, 26, shade(look.main, -0.16)) +
      oval(200, 184, 86, 17, shade(look.main, -0.08)) +
      disc(200, 188, 8, '#8b9096') +
      lit(190, 90, 22, 76, 8, '#c9ced3', 'tube') +
      lit(196, 92, 78, 18, 9, '#c9ced3', 'tubeV') +
      lit(258, 100, 14, 24, 4, '#aab0b5', 'tube') +
      lit(184, 76, 36, 14, 6, '#dfe3e6')
  },
  showerset: {
    looks: looks(chrome),
    draw: look =>
      shadow(206, 352, 90, 12) +
      lit(214, 52, 12, 290, 6, look.main, 'tube') +
      line('M220 60 q-4 -22 -60 -20 q-40 4 -44 36', look.main, 12) +
      litPath('M66 84 h100 l10 16 h-120 z', look.main) +
      oval(116, 102, 60, 12, shade(look.accent, -0.1)) +
      times(14, i =>
        line(
          `M${66 + i * 8} ${118 + (i % 3) * 12} l${(i - 7) * 0.8} 26 m0 16 l${(i - 7) * 0.6} 22`,
          '#6fb3d9',
          2.2,
          'opacity="0.6"'
        )
      ) +
      lit(180, 258, 84, 34, 16, look.main, 'tubeV') +
      disc(180, 275, 20, look.main) +
      disc(180, 275, 20, 'url(#ball)') +
      disc(266, 275, 20, look.main) +
      disc(266, 275, 20, 'url(#ball)') +
      line('M232 292 q70 40 70 -60 q0 -60 -30 -96', look.accent, 7) +
      lit(256, 110, 22, 46, 10, look.main, 'tube')
  },
  faucet: {
    looks: looks(chrome),
    draw: look =>
      shadow(212, 336, 110, 16) +
      lit(120, 312, 96, 24, 8, look.main, 'tubeV') +
      lit(140, 140, 54, 180, 12, look.main, 'tube') +
      line('M166 164 Q166 70 250 74 Q318 80 316 168', look.main, 34) +
      line('M158 160 Q160 66 250 66 Q310 70 308 160', '#ffffff', 6, 'opacity="0.55"') +
      line('M182 170 Q182 92 250 92 Q300 96 298 168', '#000000', 5, 'opacity="0.2"') +
      lit(294, 158, 44, 26, 6, look.accent, 'tube') +
      turn(-18, lit(56, 190, 104, 24, 12, look.main, 'tubeV'), 140, 200) +
      path('M314 214 q14 22 0 32 q-14 -10 0 -32 z', '#5aa7d6')
  },
  towelbar: {
    looks: looks('#c9ced3,#8b9096 #b9bec4,#7d8288'),
    draw: look =>
      shadow(206, 350, 120, 12) +
      lit(54, 110, 34, 44, 8, look.main, 'tube') +
      lit(312, 110, 34, 44, 8, look.main, 'tube') +
      lit(60, 140, 280, 18, 9, look.main, 'tubeV') +
      litPath('M112 148 h150 v176 q-75 12 -150 0 z', '#e8d9bd') +
      times(4, i => rect(112, 268 + i * 14, 150, 6, '#c8704a', 'opacity="0.8"')) +
      path('M112 148 h150 v20 h-150 z', '#000000', 'opacity="0.12"')
  },
  floordrain: {
    looks: looks('#c9ced3,#8b9096 #b9bec4,#7d8288'),
    draw: look =>
      shadow(206, 300, 150, 34) +
      group(
        'matrix(0.86 0.3 -0.86 0.3 200 166)',
        round(0, 0, 200, 200, 12, shade(look.main, -0.35), 'transform="translate(8 8)"') +
          round(0, 0, 200, 200, 12, look.main) +
          round(0, 0, 200, 200, 12, 'url(#glass)', 'opacity="0.6"') +
          disc(100, 100, 76, shade(look.main, -0.15)) +
          times(5, r =>
            times(10, i =>
              turn(i * 36 + r * 18, rect(97, 100 - 16 - r * 14, 6, 9, '#2b2d30', 'rx="2"'), 100, 100)
            )
          )
      )
  },
  pump: {
    looks: looks('#2f6db5,#1b3f6b #3f8a58,#22502f #c4232b,#7a151b #4d5f6b,#2b363d #e5812f,#8f4a12'),
    draw: look =>
      shadow(206, 326, 150, 22) +
      lit(70, 304, 250, 18, 5, '#3a3c3f') +
      lit(150, 182, 176, 112, 40, look.main, 'tubeV') +
      times(9, i => rect(176 + i * 15, 186, 6, 104, look.accent, 'opacity="0.5"')) +
      lit(310, 190, 28, 96, 14, look.accent, 'tubeV') +
      lit(202, 146, 84, 44, 8, shade(look.main, -0.25)) +
      label(214, 156, 56, 24, '#ffffff') +
      disc(116, 238, 62, look.main) +
      disc(116, 238, 62, 'url(#ball)') +
      disc(112, 238, 34, look.accent) +
      disc(112, 238, 14, '#c9ced3') +
      lit(94, 108, 44, 76, 6, look.main, 'tube') +
      lit(84, 98, 64, 22, 6, '#8b9096', 'tube') +
      lit(40, 222, 30, 36, 6, '#8b9096', 'tubeV')
  }
}
