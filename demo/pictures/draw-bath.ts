import {
  block,
  cylinder,
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
const china = '#f4f3f0,#d9d6cf #efe6d2,#cdbf9f #e6ebee,#b9c4ca'

/** Bathroom, kitchen sink, hot water and waste water. */
export const bathDrawings: Record<string, Drawing> = {
  squat: {
    looks: looks(china),
    draw: look =>
      shadow(206, 322, 150, 30) +
      group(
        'matrix(0.94 0.14 -0.3 0.72 112 96)',
        round(8, 14, 236, 280, 60, shade(look.main, -0.3)) +
          round(0, 0, 236, 280, 60, look.main) +
          round(0, 0, 236, 280, 60, 'url(#face)') +
          round(18, 90, 56, 130, 16, shade(look.main, -0.06)) +
          round(162, 90, 56, 130, 16, shade(look.main, -0.06)) +
          times(
            8,
            i =>
              rect(24, 102 + i * 14, 44, 5, look.accent, 'rx="2"') +
              rect(168, 102 + i * 14, 44, 5, look.accent, 'rx="2"')
          ) +
          oval(118, 150, 40, 104, shade(look.main, -0.2)) +
          oval(118, 156, 32, 92, shade(look.main, -0.08)) +
          oval(118, 214, 22, 26, '#3f6d78') +
          path('M78 74 q40 -54 80 0 q-40 -22 -80 0 z', shade(look.main, 0.3))
      )
  },
  handshower: {
    looks: looks(chrome),
    draw: look =>
      shadow(206, 350, 90, 12) +
      line('M176 330 q-120 -10 -70 -120 q30 -70 70 20', look.accent, 10) +
      turn(
        24,
        lit(188, 150, 26, 176, 13, look.main, 'tube') +
          litPath('M150 66 h102 q12 50 -34 92 h-34 q-46 -42 -34 -92 z', look.main)
      ) +
      turn(
        24,
        oval(201, 66, 54, 20, shade(look.main, 0.15)) +
          times(10, i => disc(164 + (i % 5) * 18, 60 + Math.floor(i / 5) * 11, 3.4, '#2b2d30'))
      )
  },
  walltap: {
    looks: looks(chrome),
    draw: look =>
      shadow(206, 330, 120, 16) +
      oval(78, 206, 16, 54, shade(look.main, -0.2)) +
      oval(70, 206, 16, 54, look.main) +
      lit(76, 182, 180, 46, 10, look.main, 'tubeV') +
      litPath('M248 182 q56 0 56 56 v52 h-46 v-36 q0 -24 -24 -26 z', look.main, 'tube') +
      lit(250, 286, 62, 18, 6, look.accent, 'tube') +
      lit(148, 120, 40, 66, 8, look.main, 'tube') +
      lit(104, 96, 128, 30, 14, shade(look.main, 0.08), 'tubeV') +
      path('M281 316 q13 20 0 30 q-13 -10 0 -30 z', '#5aa7d6')
  },
  jetwasher: {
    looks: looks('#c9ced3,#8b9096 #f1efea,#c9c4ba #2f2d2c,#55585c'),
    draw: look =>
      shadow(206, 350, 110, 12) +
      line('M150 246 q-30 110 70 90 q110 -30 90 -130', shade(look.accent, -0.1), 12) +
      line('M150 246 q-30 110 70 90 q110 -30 90 -130', '#ffffff', 3, 'stroke-dasharray="4 5" opacity="0.5"') +
      turn(
        -34,
        lit(140, 130, 40, 140, 18, look.main, 'tube') +
          litPath('M120 70 h80 l-14 62 h-52 z', look.main) +
          oval(160, 70, 40, 11, look.accent) +
          times(5, i => disc(136 + i * 12, 70, 3, '#2b2d30')) +
          lit(180, 150, 20, 76, 8, look.accent, 'tube')
      ) +
      lit(286, 160, 50, 50, 10, look.main) +
      disc(311, 185, 12, look.accent)
  },
  soapdish: {
    looks: looks('#c9ced3,#8b9096 #b9bec4,#7d8288'),
    draw: look =>
      shadow(206, 320, 150, 20) +
      lit(180, 90, 40, 70, 8, look.main, 'tube') +
      litPath('M60 210 h280 l-34 74 h-212 z', look.main) +
      oval(200, 210, 140, 34, shade(look.main, 0.15)) +
      oval(200, 212, 118, 25, shade(look.main, -0.35)) +
      times(9, i => line(`M${110 + i * 22} ${196} v32`, shade(look.main, 0.1), 5)) +
      litPath('M130 188 q70 -46 140 0 q10 24 -70 28 q-80 -4 -70 -28 z', '#8fd0b4') +
      line('M150 184 q50 -26 96 -4', '#ffffff', 5, 'opacity="0.6"')
  },
  bathtank: {
    looks: looks('#2f6db5,#1d4a80 #3f8a58,#22502f #e8d9bd,#b5a27a #e8a3ae,#b06d78'),
    draw: look =>
      shadow(206, 344, 140, 22) +
      block(200, 342, 190, 190, 150, look.main, {
        front:
          rect(16, 30, 158, 140, shade(look.main, 0.08), 'rx="14"') +
          rect(150, 160, 16, 16, '#c9ced3', 'rx="8"'),
        top:
          rect(10, 10, 170, 130, '#bfe3f2', 'rx="20"') +
          rect(10, 10, 170, 130, 'url(#glass)', 'rx="20" opacity="0.7"')
      })
  },
  heaterelectric: {
    looks: looks('#f4f2ee,#2f6db5 #f4f2ee,#c4232b #f4f2ee,#3a3c3f #eef0f2,#1f9a8a'),
    draw: look =>
      shadow(206, 340, 110, 16) +
      lit(90, 60, 220, 230, 34, look.main) +
      round(90, 60, 220, 230, 34, 'none', 'stroke="#c9c4ba" stroke-width="3"') +
      rect(110, 236, 180, 4, '#c9c4ba') +
      disc(200, 262, 14, look.accent) +
      disc(200, 262, 6, '#ffffff') +
      label(128, 92, 84, 34, look.accent) +
      disc(270, 110, 9, '#e5812f') +
      lit(140, 290, 16, 44, 4, '#c0392f', 'tube') +
      lit(244, 290, 16, 44, 4, '#2f6db5', 'tube')
  },
  heatergas: {
    looks: looks('#f4f2ee,#2f2d2c #c3c7cb,#2f2d2c #eef0f2,#c4232b'),
    draw: look =>
      shadow(206, 350, 100, 14) +
      lit(110, 36, 180, 286, 14, look.main) +
      round(110, 36, 180, 286, 14, 'none', 'stroke="#b5b0a6" stroke-width="3"') +
      times(4, i => rect(140, 54 + i * 10, 120, 4, '#8b9096', 'rx="2"')) +
      round(160, 130, 80, 62, 8, '#16181b') +
      times(4, i => path(`M${172 + i * 18} 184 q-8 -16 0 -34 q10 16 0 34 z`, i % 2 ? '#3f87c9' : '#e5812f')) +
      [150, 200, 250]
        .map(
          x =>
            disc(x, 254, 20, '#dfe3e6') +
            disc(x, 254, 20, 'url(#ball)') +
            line(`M${x} 254 v-15`, look.accent, 4)
        )
        .join('') +
      [140, 196, 246].map(x => lit(x, 322, 14, 24, 3, '#8b9096', 'tube')).join('')
  },
  sink: {
    looks: looks('#c9ced3,#8b9096 #b9bec4,#7d8288 #d5d9dc,#9aa0a6'),
    draw: look =>
      shadow(206, 316, 170, 26) +
      group(
        'matrix(0.92 0.16 -0.42 0.5 112 112)',
        round(0, 10, 300, 260, 16, look.accent) +
          round(0, 0, 300, 260, 16, look.main) +
          round(0, 0, 300, 260, 16, 'url(#glass)', 'opacity="0.5"') +
          round(16, 26, 150, 208, 26, shade(look.main, -0.4)) +
          round(24, 40, 138, 190, 22, shade(look.main, -0.18)) +
          disc(92, 136, 24, '#55585c') +
          disc(92, 136, 13, '#2b2d30') +
          times(8, i => rect(190, 50 + i * 22, 90, 6, shade(look.main, -0.2), 'rx="3"'))
      ) +
      lit(150, 66, 20, 76, 8, look.main, 'tube') +
      line('M160 74 q4 -46 60 -40 q28 6 26 50', look.main, 15)
  },
  septic: {
    looks: looks('#3f8a58,#22502f #2f6db5,#1d4a80 #4d5f6b,#2b363d'),
    draw: look =>
      shadow(206, 344, 130, 22) +
      cylinder(
        200,
        126,
        110,
        30,
        200,
        look.main,
        times(4, i => rect(0, 34 + i * 46, 220, 10, shade(look.main, -0.18))) +
          rect(60, 78, 100, 56, '#ffffff', 'rx="6" opacity="0.9"') +
          label(72, 90, 72, 32, look.accent),
        shade(look.main, 0.12)
      ) +
      cylinder(200, 96, 40, 11, 22, look.accent) +
      lit(40, 170, 62, 30, 8, '#9a9c9e', 'tubeV') +
      lit(300, 200, 62, 30, 8, '#9a9c9e', 'tubeV') +
      lit(252, 60, 18, 66, 5, '#9a9c9e', 'tube')
  }
}
