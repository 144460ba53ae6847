import {
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

// Colours of Bosch, Makita, Modern, DeWalt and others.
const liveries = '#1d6b72,#c4232b #168a8a,#222326 #c4232b,#222326 #eebc3a,#222326 #e5812f,#222326'

/** Machines of a building site. */
export const machinesDrawings: Record<string, Drawing> = {
  cordless: {
    looks: looks(liveries),
    draw: look =>
      shadow(206, 342, 130, 18) +
      litPath('M150 180 h84 l-12 110 h-60 z', look.main) +
      lit(130, 282, 130, 54, 10, look.accent) +
      rect(142, 296, 60, 10, look.main, 'rx="3"') +
      litPath('M90 90 q0 -20 22 -20 h150 q20 4 20 30 v54 q-4 30 -30 32 h-130 q-32 -4 -32 -40 z', look.main) +
      rect(92, 96, 60, 66, look.accent, 'rx="14" opacity="0.6"') +
      lit(282, 92, 54, 58, 8, '#2b2d30', 'tubeV') +
      litPath('M336 100 l30 12 v18 l-30 12 z', '#55585c') +
      line('M366 121 h26', '#b9bec4', 7) +
      rect(222, 190, 16, 34, look.accent, 'rx="6"')
  },
  rotaryhammer: {
    looks: looks(liveries),
    draw: look =>
      shadow(206, 336, 150, 18) +
      litPath('M60 110 h170 q30 6 40 40 l-6 46 h-180 q-30 -6 -30 -40 z', look.main) +
      litPath('M60 190 h52 l20 100 q-2 22 -24 22 h-30 q-18 -2 -20 -22 z', look.main) +
      rect(84, 126, 90, 34, '#2b2d30', 'rx="6"') +
      label(94, 132, 66, 24, '#ffffff') +
      lit(262, 132, 66, 54, 8, '#2b2d30', 'tubeV') +
      lit(326, 148, 62, 16, 4, '#b9bec4', 'tubeV') +
      times(4, i => line(`M${334 + i * 13} 148 l8 16`, '#6d7277', 3)) +
      lit(262, 182, 26, 122, 12, look.accent, 'tube') +
      line('M90 310 q-10 40 -60 30', '#2b2d30', 8) +
      rect(118, 210, 12, 36, look.accent, 'rx="5"')
  },
  jigsaw: {
    looks: looks(liveries),
    draw: look =>
      shadow(206, 330, 140, 18) +
      line('M70 130 q0 -56 70 -56 h90 q60 0 64 60', look.main, 40) +
      litPath('M60 130 h250 q24 40 8 110 h-236 q-36 -40 -22 -110 z', look.main) +
      rect(96, 154, 120, 46, '#2b2d30', 'rx="8"') +
      label(110, 164, 80, 26, '#ffffff') +
      lit(50, 240, 300, 20, 4, '#b9bec4', 'tubeV') +
      lit(270, 200, 40, 60, 6, '#55585c', 'tube') +
      path('M284 258 h16 l-2 84 l-12 -10 z', '#c9ced3') +
      times(9, i => path(`M284 ${262 + i * 8} l-6 4 l6 3 z`, '#8b9096'))
  },
  mixer: {
    looks: looks('#e5812f,#2b2d30 #eebc3a,#2b2d30 #2f6db5,#2b2d30 #c4232b,#2b2d30'),
    draw: look =>
      shadow(206, 346, 160, 20) +
      line('M80 330 L150 210 M320 330 L250 210 M80 330 h240', look.accent, 12) +
      turn(
        -20,
        litPath('M110 110 q-30 80 30 150 h130 q60 -70 30 -150 z', look.main, 'tube') +
          litPath('M140 60 h120 l40 52 h-190 z', shade(look.main, -0.08), 'tube') +
          oval(200, 60, 60, 16, shade(look.main, -0.55)) +
          line('M104 176 q96 30 200 0', look.accent, 12) +
          times(20, i => rect(106 + i * 10, 170 + Math.sin(i / 6.2) * 12, 4, 16, '#8b9096'))
      ) +
      disc(92, 334, 26, '#2b2d30') +
      disc(92, 334, 11, '#8b9096') +
      disc(310, 334, 26, '#2b2d30') +
      disc(310, 334, 11, '#8b9096') +
      lit(292, 216, 84, 66, 8, shade(look.main, -0.3)) +
      label(304, 228, 54, 34, '#ffffff')
  },
  stamper: {
    looks: looks('#eebc3a,#2b2d30 #e5812f,#2b2d30 #c4232b,#2b2d30'),
    draw: look =>
      shadow(206, 346, 120, 18) +
      line('M96 80 h170 q40 10 20 60 l-30 70', look.accent, 12) +
      lit(150, 100, 96, 88, 12, look.main) +
      label(166, 118, 62, 30, '#2b2d30') +
      lit(226, 84, 62, 62, 14, '#6d7277') +
      turn(
        10,
        times(6, i => lit(164, 186 + i * 18, 64, 16, 7, '#2b2d30', 'tube')) +
          litPath('M140 296 h116 l40 36 h-190 z', look.main)
      )
  },
  laser: {
    looks: looks('#1d6b72,#c4232b #eebc3a,#222326 #c4232b,#222326'),
    draw: look =>
      shadow(206, 340, 110, 16) +
      line('M250 64 L390 8', '#e5342f', 4, 'opacity="0.8"') +
      turn(
        14,
        lit(140, 50, 124, 270, 20, look.main) +
          round(156, 74, 92, 96, 8, '#16181b') +
          rect(164, 82, 76, 80, '#bcd6b4') +
          times(3, i => rect(172, 92 + i * 22, 60 - i * 14, 10, '#26352b', 'rx="2"')) +
          disc(202, 204, 22, look.accent) +
          times(6, i => round(160 + (i % 3) * 30, 240 + Math.floor(i / 3) * 30, 22, 20, 6, '#2b2d30'))
      )
  },
  clampmeter: {
    looks: looks('#e5812f,#2b2d30 #2f6db5,#2b2d30 #c4232b,#2b2d30 #eebc3a,#2b2d30'),
    draw: look =>
      shadow(206, 350, 90, 14) +
      line('M168 150 q-50 -60 10 -112 q24 -18 48 0 q60 52 6 112', look.main, 24) +
      path('M190 30 h20 v20 h-20 z', '#2b2d30') +
      lit(146, 142, 108, 204, 20, look.accent) +
      lit(146, 142, 108, 30, 12, look.main) +
      round(160, 252, 80, 62, 6, '#bcd6b4') +
      times(3, i => rect(170 + i * 22, 266, 14, 34, '#26352b', 'rx="3"')) +
      disc(200, 212, 26, '#55585c') +
      line('M200 212 v-22', look.main, 5)
  },
  cablereel: {
    looks: looks('#e5812f,#2b2d30 #eebc3a,#2b2d30 #c4232b,#2b2d30'),
    draw: look =>
      shadow(206, 340, 140, 18) +
      line('M90 330 L150 80 h110 L320 330', '#3a3c3f', 12) +
      rect(150, 62, 110, 22, '#2b2d30', 'rx="11"') +
      disc(205, 214, 112, '#2b2d30') +
      disc(205, 214, 100, look.main) +
      times(5, i =>
        disc(
          205,
          214,
          94 - i * 7,
          'none',
          `stroke="${shade(look.main, i % 2 ? 0.12 : -0.2)}" stroke-width="5"`
        )
      ) +
      disc(205, 214, 62, '#f1efea') +
      times(4, i => {
        const x = 180 + (i % 2) * 50
        const y = 190 + Math.floor(i / 2) * 50
        return disc(x, y, 19, '#2b2d30') + disc(x - 6, y, 3.4, '#c9ced3') + disc(x + 6, y, 3.4, '#c9ced3')
      }) +
      line('M310 250 q70 30 30 90', look.main, 9)
  },
  extension: {
    looks: looks('#f4f2ee,#c4232b,3 #2f2d2c,#c4232b,5'),
    draw: look =>
      shadow(206, 300, 170, 24) +
      turn(
        -16,
        lit(30, 160, 330, 84, 18, look.main) +
          times(look.kind, i => {
            const x = 76 + i * (look.kind > 3 ? 52 : 84)
            return (
              disc(x, 202, 24, shade(look.main, look.main === '#2f2d2c' ? 0.2 : -0.14)) +
              disc(x - 9, 202, 5, '#16181b') +
              disc(x + 9, 202, 5, '#16181b')
            )
          }) +
          round(318, 184, 26, 36, 5, look.accent)
      ) +
      line('M50 250 q-40 60 60 70 q120 0 160 -10', look.main === '#2f2d2c' ? '#2f2d2c' : '#c9c4ba', 11) +
      lit(262, 292, 60, 36, 12, look.main)
  },
  mcbbox: {
    looks: looks('#f4f2ee,#2f6db5 #eceae5,#2e8b4a #f4f2ee,#55585c'),
    draw: look =>
      shadow(206, 332, 150, 18) +
      lit(56, 90, 288, 226, 14, look.main) +
      round(56, 90, 288, 226, 14, 'none', 'stroke="#c9c4ba" stroke-width="4"') +
      round(84, 130, 232, 140, 8, '#8fa3ad', 'opacity="0.65"') +
      times(
        4,
        i =>
          lit(100 + i * 52, 156, 44, 90, 4, '#f4f2ee') +
          rect(114 + i * 52, 184, 16, 34, look.accent, 'rx="3"')
      ) +
      round(84, 130, 232, 140, 8, 'url(#glass)', 'opacity="0.5"') +
      disc(200, 292, 8, look.accent)
  },
  exhaustfan: {
    looks: looks('#f4f2ee,#c9c4ba #eef0f2,#aab8bc #e9e4da,#b5b0a6'),
    draw: look =>
      shadow(206, 344, 120, 16) +
      lit(66, 54, 270, 270, 22, look.main) +
      disc(201, 189, 112, shade(look.main, -0.25)) +
      times(6, i =>
        turn(i * 60, path('M201 189 q20 -70 62 -76 q10 50 -62 76 z', shade(look.accent, -0.15)), 201, 189)
      ) +
      times(9, i => rect(92, 84 + i * 26, 218, 6, look.main, 'rx="3" opacity="0.9"')) +
      disc(201, 189, 26, look.main) +
      disc(201, 189, 26, 'url(#ball)') +
      rect(196, 320, 4, 34, '#8b9096')
  }
}
