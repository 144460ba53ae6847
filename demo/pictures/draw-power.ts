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
import { emblem, label } from './surfaces.ts'

/** Lamps, wiring and power tools. */
export const powerDrawings: Record<string, Drawing> = {
  bulb: {
    looks: looks('#f7f4ea,#dfe3e6 #fff1c9,#c9ced3 #f2f5f7,#aab0b5'),
    draw: look =>
      shadow(206, 350, 76, 12) +
      disc(200, 150, 150, 'url(#glow)', 'opacity="0.7"') +
      litPath(
        'M122 146 a78 78 0 0 1 156 0 q0 42 -30 74 l-8 24 h-80 l-8 -24 q-30 -32 -30 -74 z',
        look.main,
        'ball'
      ) +
      path('M148 106 q18 -34 52 -36 q-30 20 -36 56 z', '#ffffff', 'opacity="0.8"') +
      lit(152, 236, 96, 48, 8, '#f4f2ee', 'tube') +
      lit(164, 282, 72, 46, 4, look.accent, 'tube') +
      times(4, i => line(`M164 ${292 + i * 9} q36 8 72 0`, '#6d7277', 2.4)) +
      oval(200, 330, 22, 8, '#55585c')
  },
  downlight: {
    looks: looks('#f7f5f0,#dfe3e6,0 #f7f5f0,#c9ced3,1 #3a3c3f,#55585c,0 #fff1c9,#c9a14a,0'),
    draw: look =>
      disc(200, 210, 190, 'url(#glow)', 'opacity="0.75"') +
      (look.kind
        ? round(70, 86, 260, 240, 16, shade(look.accent, -0.1)) +
          round(70, 78, 260, 236, 16, look.main) +
          round(96, 104, 208, 184, 8, '#fffaea') +
          round(96, 104, 208, 184, 8, 'url(#glass)', 'opacity="0.4"')
        : oval(200, 214, 142, 128, shade(look.accent, -0.25)) +
          oval(200, 204, 142, 128, look.main) +
          oval(200, 204, 142, 128, 'url(#face)') +
          oval(200, 204, 108, 96, shade(look.accent, -0.1)) +
          oval(200, 208, 100, 88, '#fffaea') +
          oval(176, 182, 50, 34, '#ffffff'))
  },
  cable: {
    looks: looks(
      '#f1efea,#c4232b #2f2d2c,#e0a526 #2f6db5,#f1efea #c4232b,#f1efea #eebc3a,#2f2d2c #3f8a58,#f1efea'
    ),
    draw: look =>
      shadow(206, 316, 150, 30) +
      times(
        9,
        i =>
          oval(
            200,
            292 - i * 13,
            138,
            50,
            'none',
            `stroke="${shade(look.main, (i % 3) * 0.08 - 0.1)}" stroke-width="14"`
          ) + line(`M64 ${284 - i * 13} q20 40 136 46`, '#ffffff', 2, 'opacity="0.3"')
      ) +
      times(4, i =>
        oval(
          200,
          180,
          134 - i * 15,
          48 - i * 7,
          'none',
          `stroke="${shade(look.main, i % 2 ? -0.12 : 0.1)}" stroke-width="12"`
        )
      ) +
      path('M118 236 l54 12 v74 l-54 -16 z', look.accent) +
      label(126, 256, 38, 34, '#ffffff') +
      line('M330 210 q44 -30 30 -90', look.main, 13) +
      line('M360 122 l-6 -30 M360 122 l10 -28', '#b8743a', 5)
  },
  switch: {
    looks: looks('#f6f4f0,#d5d0c7,1 #f6f4f0,#d5d0c7,2 #2f2d2c,#4d4f52,1 #c9a14a,#8a6a22,2'),
    draw: look =>
      shadow(208, 346, 110, 14) +
      round(92, 72, 232, 264, 20, '#000000', 'opacity="0.14"') +
      lit(84, 62, 232, 264, 20, look.main) +
      round(110, 90, 180, 208, 12, look.accent) +
      times(look.kind || 1, i => {
        const w = 168 / (look.kind || 1)
        return (
          lit(116 + i * w, 96, w - (look.kind > 1 ? 4 : 0), 196, 8, shade(look.main, 0.04)) +
          path(`M${116 + i * w} 194 h${w - 4} v98 h${-(w - 4)} z`, '#000000', 'opacity="0.07"') +
          rect(116 + i * w + w / 2 - 9, 272, 16, 5, '#3fae6a', 'rx="2"')
        )
      })
  },
  outlet: {
    looks: looks('#f6f4f0,#d5d0c7,0 #f6f4f0,#2f6db5,1 #2f2d2c,#4d4f52,0 #c9a14a,#8a6a22,0'),
    draw: look =>
      shadow(208, 346, 110, 14) +
      round(92, 72, 232, 264, 20, '#000000', 'opacity="0.14"') +
      lit(84, 62, 232, 264, 20, look.main) +
      disc(200, 186, 84, shade(look.main, -0.14)) +
      disc(200, 190, 78, shade(look.main, -0.06)) +
      disc(172, 188, 11, '#2b2d30') +
      disc(228, 188, 11, '#2b2d30') +
      rect(193, 108, 14, 14, '#b9bec4', 'rx="2"') +
      rect(193, 254, 14, 14, '#b9bec4', 'rx="2"') +
      (look.kind
        ? rect(150, 290, 36, 16, '#2b2d30', 'rx="4"') + rect(214, 290, 36, 16, '#2b2d30', 'rx="4"')
        : '')
  },
  drill: {
    looks: looks('#1d6b72,#c4232b #168a8a,#222326 #e0a526,#222326 #eebc3a,#222326 #c4232b,#222326'),
    draw: look =>
      shadow(212, 342, 120, 16) +
      group(
        'translate(38 14) scale(0.93)',
        turn(
          -8,
          litPath('M196 178 h64 l26 128 q2 14 -12 14 h-48 q-12 0 -14 -12 z', look.main) +
            lit(196, 304, 104, 40, 10, '#2b2d30') +
            lit(130, 96, 186, 92, 30, look.main) +
            rect(250, 112, 60, 60, '#2b2d30', 'rx="12"') +
            times(5, i => rect(258 + i * 10, 122, 4, 40, '#55585c')) +
            lit(82, 110, 58, 64, 10, '#3a3c3f', 'tubeV') +
            litPath('M84 116 l-34 16 v20 l34 16 z', '#8b9096', 'tubeV') +
            lit(6, 136, 48, 11, 3, '#b9bec4', 'tubeV') +
            rect(150, 120, 76, 20, look.accent, 'rx="4"') +
            rect(158, 126, 40, 6, '#ffffff', 'rx="2"') +
            lit(184, 192, 22, 36, 8, look.accent)
        )
      )
  },
  drillbits: {
    looks: looks('#2f6db5,#b9bec4 #c4232b,#c9a14a #e0a526,#8b9096'),
    draw: look =>
      shadow(206, 330, 140, 18) +
      block(200, 332, 220, 60, 80, look.main, { front: label(20, 16, 90, 30, '#ffffff') }) +
      times(7, i => {
        const x = 108 + i * 30
        const h = 90 + i * 16
        return (
          lit(x - 4 - i * 0.6, 262 - h, 8 + i * 1.2, h, 3, look.accent, 'tube') +
          times(Math.floor(h / 12), k =>
            line(`M${x - 5} ${254 - k * 12} l${11 + i} -6`, '#3a3c3f', 2, 'opacity="0.55"')
          ) +
          path(
            `M${x - 4 - i * 0.6} ${262 - h} h${8 + i * 1.2} l${-4 - i * 0.6} -12 z`,
            shade(look.accent, -0.2)
          )
        )
      })
  },
  grinder: {
    looks: looks('#1d6b72,#222326 #168a8a,#222326 #e0a526,#222326 #eebc3a,#222326 #2e8b4a,#222326'),
    draw: look =>
      shadow(212, 330, 150, 18) +
      turn(
        -20,
        lit(120, 170, 210, 66, 30, look.main, 'tubeV') +
          rect(230, 174, 90, 58, look.accent, 'rx="24"') +
          times(6, i => rect(242 + i * 12, 184, 5, 38, '#55585c')) +
          lit(98, 152, 70, 92, 18, '#8b9096') +
          lit(120, 96, 24, 62, 10, look.accent, 'tube') +
          oval(104, 250, 84, 26, '#55585c') +
          oval(104, 246, 84, 26, '#8a6a4a') +
          oval(104, 245, 68, 20, '#a5835d') +
          oval(104, 245, 18, 6, '#2b2d30') +
          path('M24 232 a84 26 0 0 1 130 -16 l0 16 a84 26 0 0 0 -124 10 z', '#c9ced3') +
          rect(170, 190, 50, 18, '#ffffff', 'rx="4" opacity="0.9"')
      )
  },
  circsaw: {
    looks: looks('#1d6b72,#222326 #168a8a,#222326 #e0a526,#222326 #c4232b,#222326'),
    draw: look =>
      shadow(210, 334, 160, 18) +
      disc(190, 226, 104, '#c9ced3') +
      disc(190, 226, 104, 'url(#glass)', 'opacity="0.7"') +
      times(30, i => turn(i * 12, path('M190 120 l10 -10 l2 14 z', '#aab0b5'), 190, 226)) +
      disc(190, 226, 26, '#8b9096') +
      disc(190, 226, 10, '#2b2d30') +
      litPath('M82 226 a108 108 0 0 1 216 -10 h-36 l-20 -30 h-70 z', look.main) +
      lit(40, 298, 320, 16, 4, '#b9bec4') +
      line('M150 128 q60 -66 150 -30 q40 20 40 70 l-40 10', look.accent, 30) +
      line('M150 122 q60 -66 144 -32', '#ffffff', 4, 'opacity="0.2"') +
      emblem(140, 180, 16, '#ffffff')
  }
}
