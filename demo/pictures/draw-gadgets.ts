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

const screen = (x: number, y: number, w: number, h: number, a: string, b: string) =>
  round(x, y, w, h, 3, '#10161c') +
  `<svg x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}">${rect(0, 0, w, h, a) + path(`M0 ${h} L${w * 0.3} ${h * 0.42} L${w * 0.5} ${h * 0.66} L${w * 0.72} ${h * 0.3} L${w} ${h * 0.7} V${h} z`, b) + disc(w * 0.78, h * 0.2, h * 0.09, '#fff1c9') + rect(0, 0, w, h, 'url(#glass)', 'opacity="0.35"')}</svg>`

/** Screens, computers and phones. */
export const gadgetsDrawings: Record<string, Drawing> = {
  tv: {
    looks: looks('#3f87c9,#1d3d66 #e58a4a,#7a2c4a #4aa37c,#1d4a3a #7a6ac9,#2f2456'),
    draw: look =>
      shadow(206, 330, 150, 14) +
      lit(20, 74, 360, 214, 6, '#16181b') +
      screen(26, 80, 348, 198, look.main, look.accent) +
      line('M110 290 l-30 34 M290 290 l30 34', '#2b2d30', 9) +
      rect(184, 282, 32, 4, '#c9ced3', 'rx="2"')
  },
  laptop: {
    looks: looks('#c3c7cb,#3f87c9 #2f2d2c,#7a5aa6 #2f5f8a,#4aa37c'),
    draw: look =>
      shadow(206, 322, 180, 20) +
      lit(74, 64, 252, 176, 10, '#1d1f22') +
      screen(82, 72, 236, 158, look.accent, shade(look.accent, -0.55)) +
      litPath('M74 240 h252 l56 66 h-364 z', look.main) +
      path('M92 248 h216 l26 32 h-268 z', '#2b2d30') +
      times(4, r =>
        times(14, i =>
          path(
            `M${93 + i * 15.4 - r * 5.8 + r * i * 0.8} ${250 + r * 7.4} h${13 + r * 0.7} v5 h${-13 - r * 0.7} z`,
            '#55585c'
          )
        )
      ) +
      path('M160 286 h80 l6 14 h-92 z', shade(look.main, -0.15)) +
      rect(18, 306, 364, 9, shade(look.main, -0.3), 'rx="4"')
  },
  monitor: {
    looks: looks('#3f87c9,#1d3d66 #4aa37c,#1d4a3a #e58a4a,#7a2c4a'),
    draw: look =>
      shadow(206, 346, 110, 14) +
      lit(34, 54, 332, 212, 8, '#1d1f22') +
      screen(40, 60, 320, 192, look.main, look.accent) +
      rect(184, 264, 32, 58, '#3a3c3f') +
      oval(200, 330, 86, 16, '#2b2d30') +
      oval(200, 326, 86, 16, '#4d4f52')
  },
  keyboard: {
    looks: looks('#2f2d2c,#c4232b #f1efea,#9a9c9e #e8a3ae,#f1efea'),
    draw: look =>
      shadow(206, 312, 176, 30) +
      group(
        'matrix(0.96 0.1 -0.26 0.62 66 128)',
        round(0, 8, 300, 150, 12, shade(look.main, -0.45)) +
          round(0, 0, 300, 150, 12, look.main) +
          times(5, r =>
            times(
              13,
              i =>
                round(
                  10 + i * 21.6,
                  10 + r * 27,
                  19,
                  22,
                  4,
                  r === 0 && i % 5 === 0
                    ? look.accent
                    : shade(look.main, look.main === '#2f2d2c' ? 0.16 : -0.1)
                ) + round(12 + i * 21.6, 11 + r * 27, 15, 15, 3, '#ffffff', 'opacity="0.16"')
            )
          )
      ) +
      litPath('M306 236 q40 -8 54 30 q6 46 -30 56 q-38 0 -42 -40 q-2 -36 18 -46 z', look.main, 'ball') +
      line('M324 240 l6 28', shade(look.main, -0.4), 3)
  },
  router: {
    looks: looks('#f4f2ee,#2f6db5 #2f2d2c,#c4232b #f4f2ee,#1f9a8a'),
    draw: look =>
      shadow(206, 318, 160, 22) +
      [84, 148, 252, 316].map(x => lit(x - 6, 70, 13, 180, 6, shade(look.main, -0.12), 'tube')).join('') +
      group(
        'translate(0 -16)',
        block(200, 330, 240, 44, 150, look.main, {
          front:
            times(6, i => disc(40 + i * 22, 24, 4, i < 4 ? '#3fae6a' : '#e0a526')) +
            rect(190, 18, 36, 12, look.accent, 'rx="3"'),
          top: times(8, i => rect(40 + i * 20, 30, 6, 60, shade(look.main, -0.18), 'rx="3"'))
        })
      )
  },
  phone: {
    looks: looks('#2f2d2c,#3f87c9 #2f6db5,#e58a4a #3f8a58,#eebc3a #7a5aa6,#e8a3ae'),
    draw: look =>
      shadow(206, 352, 96, 14) +
      group(
        'translate(52 0)',
        lit(128, 44, 146, 294, 26, look.main) +
          lit(144, 62, 56, 94, 18, shade(look.main, -0.22)) +
          [86, 128]
            .map(
              y => disc(172, y, 18, '#16181b') + disc(172, y, 10, '#2f4a66') + disc(168, y - 4, 3, '#ffffff')
            )
            .join('')
      ) +
      group(
        'translate(-46 14)',
        lit(112, 34, 150, 300, 26, '#16181b') +
          `<clipPath id="ph"><rect x="119" y="41" width="136" height="286" rx="20"/></clipPath><g clip-path="url(#ph)">${rect(119, 41, 136, 286, look.accent) + path('M119 240 q50 -70 136 -30 v120 h-136 z', shade(look.main, 0.1)) + disc(210, 110, 40, '#ffffff', 'opacity="0.35"') + path('M119 41 h80 l-80 200 z', '#ffffff', 'opacity="0.18"')}</g>` +
          disc(187, 56, 5, '#16181b')
      )
  },
  tablet: {
    looks: looks('#3a3c3f,#3f87c9 #c3c7cb,#e58a4a #2f5f8a,#4aa37c'),
    draw: look =>
      shadow(206, 334, 150, 18) +
      turn(
        -7,
        lit(56, 66, 290, 224, 18, look.main) +
          screen(68, 78, 266, 200, look.accent, shade(look.accent, -0.5)) +
          times(5, i => round(96 + i * 44, 244, 30, 22, 7, '#ffffff', 'opacity="0.55"'))
      ) +
      turn(-52, lit(250, 210, 12, 150, 5, '#f1efea', 'tube'))
  },
  charger: {
    looks: looks('#f4f2ee,#c9c4ba #2f2d2c,#55585c'),
    draw: look =>
      shadow(206, 334, 140, 18) +
      block(150, 328, 110, 130, 80, look.main, {
        front:
          rect(34, 70, 42, 13, '#2b2d30', 'rx="6"') +
          rect(34, 96, 42, 13, '#2b2d30', 'rx="6"') +
          label(26, 24, 58, 26, look.accent)
      }) +
      lit(132, 118, 12, 44, 4, '#c9a14a', 'tube') +
      lit(176, 124, 12, 44, 4, '#c9a14a', 'tube') +
      line('M150 300 q60 60 130 20 q80 -50 20 -120 q-50 -50 -20 -110', look.main, 11) +
      line('M150 300 q60 60 130 20 q80 -50 20 -120 q-50 -50 -20 -110', '#000000', 11, 'opacity="0.08"') +
      turn(14, lit(266, 50, 30, 50, 6, look.accent) + lit(272, 30, 18, 22, 6, '#c9ced3', 'tube'), 280, 80)
  },
  headphones: {
    looks: looks('#2f2d2c,#c4232b #f1efea,#c9a14a #2f6db5,#16181b'),
    draw: look =>
      shadow(206, 342, 120, 16) +
      line('M98 236 Q90 76 200 72 Q310 76 302 236', look.main, 26) +
      line('M106 220 Q104 90 200 84 Q250 86 278 128', '#ffffff', 5, 'opacity="0.3"') +
      lit(66, 206, 72, 120, 32, look.main) +
      lit(118, 214, 32, 104, 15, '#3a3c3f') +
      lit(262, 206, 72, 120, 32, shade(look.main, -0.1)) +
      lit(250, 214, 32, 104, 15, '#3a3c3f') +
      disc(94, 266, 14, look.accent) +
      disc(308, 266, 14, look.accent)
  }
}
