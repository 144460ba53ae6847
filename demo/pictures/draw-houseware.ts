import {
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
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { surface } from './surfaces.ts'

/** Kitchenware and decoration. */
export const housewareDrawings: Record<string, Drawing> = {
  pan: {
    looks: looks('#2f2d2c,#8b9096 #c0392f,#2f2d2c #3f8a58,#2f2d2c #55585c,#c9a14a'),
    draw: look =>
      shadow(190, 300, 150, 28) +
      turn(-18, lit(278, 196, 118, 24, 12, '#2b2d30', 'tubeV') + disc(384, 208, 5, '#f2ede4')) +
      path('M50 206 q4 86 132 90 q128 -4 132 -90 z', look.main) +
      path('M50 206 q4 86 132 90 q128 -4 132 -90 z', 'url(#tube)') +
      oval(182, 206, 132, 44, look.accent) +
      oval(182, 208, 122, 38, '#3a3a3c') +
      oval(182, 220, 100, 26, '#4a4a4d') +
      oval(150, 200, 50, 12, '#ffffff', 'opacity="0.14"')
  },
  pot: {
    looks: looks('#c9ced3,#2b2d30 #c0392f,#2b2d30 #3f8a58,#2b2d30 #2f2d2c,#c9a14a'),
    draw: look =>
      shadow(206, 334, 130, 20) +
      lit(56, 214, 40, 26, 10, look.accent, 'tubeV') +
      lit(304, 214, 40, 26, 10, look.accent, 'tubeV') +
      cylinder(200, 186, 116, 32, 130, look.main) +
      oval(200, 184, 122, 34, shade(look.main, -0.1)) +
      path('M80 180 q10 -60 120 -64 q110 4 120 64 q-120 40 -240 0 z', '#cfe0e4', 'opacity="0.85"') +
      path('M80 180 q10 -60 120 -64 q110 4 120 64 q-120 40 -240 0 z', 'url(#glass)') +
      lit(182, 94, 36, 26, 10, look.accent, 'tube')
  },
  knife: {
    looks: looks('#2b2d30,#c9ced3 #6e4a34,#d5dadd #c4232b,#c9ced3'),
    draw: look =>
      shadow(206, 322, 150, 20) +
      turn(
        -8,
        `<svg x="60" y="226" width="280" height="96">${surface(3)(280, 96, '#c99a63', '#93652f')}</svg>` +
          rect(60, 318, 280, 10, '#93652f') +
          disc(320, 274, 9, '#f2ede4')
      ) +
      turn(
        -32,
        litPath('M40 190 q120 -36 206 -30 v46 h-190 q-14 -4 -16 -16 z', look.accent) +
          line('M44 194 q100 10 200 10', '#ffffff', 3) +
          lit(244, 158, 122, 42, 14, look.main, 'tubeV') +
          [272, 304, 336].map(x => disc(x, 178, 5, '#c9ced3')).join('')
      )
  },
  plates: {
    looks: looks('#f4f2ee,#2f6db5 #f1efea,#c9a14a #cfe0e4,#2f6db5 #d9e6d6,#3f8a58'),
    draw: look =>
      shadow(206, 324, 150, 22) +
      times(
        5,
        i =>
          oval(200, 300 - i * 12, 146, 42, shade(look.main, -0.18)) +
          oval(200, 296 - i * 12, 146, 42, look.main)
      ) +
      oval(200, 248, 146, 42, 'none', `stroke="${look.accent}" stroke-width="4"`) +
      oval(200, 250, 96, 26, shade(look.main, -0.05)) +
      times(12, i => turn(i * 30, oval(200, 134, 6, 10, look.accent, 'opacity="0.0"'), 200, 240)) +
      litPath('M118 178 q4 70 82 72 q78 -2 82 -72 z', look.main) +
      oval(200, 178, 82, 24, shade(look.main, -0.1)) +
      oval(200, 180, 74, 20, shade(look.main, 0.1)) +
      line('M120 192 q80 40 160 0', look.accent, 4)
  },
  bottle: {
    looks: looks('#2f2d2c,#8b9096 #2f6db5,#c9ced3 #e8a3ae,#f1efea #3f8a58,#c9ced3'),
    draw: look =>
      shadow(206, 348, 80, 14) +
      group(
        'translate(-46 0)',
        cylinder(200, 118, 56, 15, 220, look.main) +
          cylinder(200, 84, 42, 11, 36, look.accent) +
          cylinder(200, 54, 36, 10, 30, '#2b2d30') +
          rect(176, 190, 50, 70, '#ffffff', 'rx="6" opacity="0.16"')
      ) +
      group(
        'translate(66 92) scale(0.72)',
        cylinder(200, 110, 52, 14, 230, shade(look.main, 0.25)) + cylinder(200, 82, 54, 14, 30, look.accent)
      )
  },
  pendant: {
    looks: looks('#eebc3a,#2b2d30 #2f2d2c,#c9a14a #f1efea,#c9a14a'),
    draw: look =>
      disc(200, 260, 150, 'url(#glow)') +
      lit(176, 0, 48, 14, 5, look.accent) +
      line('M200 10 V120', look.accent, 4) +
      lit(186, 112, 28, 34, 6, look.accent, 'tube') +
      litPath('M164 142 h72 q64 30 80 106 h-232 q16 -76 80 -106 z', look.main, 'tube') +
      oval(200, 248, 116, 24, shade(look.main, -0.35)) +
      oval(200, 248, 104, 19, '#fff1c9') +
      oval(200, 254, 40, 14, '#ffffff')
  },
  tablelamp: {
    looks: looks('#f1e6cf,#6e4a34 #d9dcdf,#2b2d30 #e8a33d,#c9a14a'),
    draw: look =>
      disc(200, 150, 160, 'url(#glow)') +
      shadow(206, 346, 90, 14) +
      oval(200, 336, 70, 18, look.accent) +
      oval(200, 330, 70, 18, shade(look.accent, 0.15)) +
      litPath('M178 324 q-20 -60 12 -110 h20 q32 50 12 110 z', look.accent, 'tube') +
      litPath('M140 72 h120 l46 138 h-212 z', look.main, 'tube') +
      oval(200, 210, 106, 18, shade(look.main, -0.12)) +
      oval(200, 72, 60, 11, '#fff6d8')
  },
  clock: {
    looks: looks('#f4f2ee,#2b2d30 #c59a66,#452c1d #2f2d2c,#f1efea #f4f2ee,#1F4E5F'),
    draw: look =>
      disc(212, 214, 146, '#000000', 'opacity="0.14"') +
      disc(200, 200, 146, look.accent) +
      disc(200, 200, 146, 'url(#ball)', 'opacity="0.6"') +
      disc(200, 200, 126, look.main) +
      times(12, i => turn(i * 30, rect(196.5, 84, 7, i % 3 ? 14 : 26, look.accent, 'rx="3"'))) +
      turn(-54, rect(195, 128, 10, 80, look.accent, 'rx="5"')) +
      turn(62, rect(196, 96, 8, 112, look.accent, 'rx="4"')) +
      turn(200, rect(198.5, 92, 3, 120, '#c4232b')) +
      disc(200, 200, 9, '#c4232b') +
      path('M100 150 a112 112 0 0 1 120 -62 q-90 20 -120 62 z', '#ffffff', 'opacity="0.4"')
  },
  mirror: {
    looks: looks('#c9a14a,#cfe0e4 #2f2d2c,#cfe0e4 #a9794e,#d5e2e6'),
    draw: look =>
      oval(210, 214, 118, 158, '#000000', 'opacity="0.13"') +
      oval(200, 200, 118, 158, look.main) +
      oval(200, 200, 118, 158, 'url(#face)') +
      oval(200, 200, 102, 142, look.accent) +
      `<clipPath id="m"><ellipse cx="200" cy="200" rx="102" ry="142"/></clipPath><g clip-path="url(#m)">${rect(90, 230, 220, 120, '#d9c6ab') + rect(120, 200, 70, 60, '#8fa39a') + path('M250 250 q-30 -50 -10 -80 q20 20 10 80 q6 -60 40 -60 q0 40 -40 60 z', '#5f8a5f') + path('M60 330 L220 30 h50 L110 330 z', '#ffffff', 'opacity="0.35"') + path('M150 350 L300 70 h20 L170 350 z', '#ffffff', 'opacity="0.25"')}</g>`
  },
  curtain: {
    looks: looks('#e8d9bd,#c9b48c #9a9c9e,#6b6f73 #3f8a58,#2a5f3c #26355e,#16203c #c8704a,#8f4a2e'),
    draw: look =>
      rect(110, 70, 180, 250, '#cfe6f2') +
      path('M110 250 q50 -50 90 -20 q40 -40 90 10 v80 h-180 z', '#9cc48a') +
      rect(197, 70, 6, 250, '#f4f2ee') +
      rect(110, 66, 180, 258, 'none', 'stroke="#f4f2ee" stroke-width="8"') +
      lit(40, 38, 320, 12, 6, '#6e4a34', 'tubeV') +
      disc(40, 44, 12, '#6e4a34') +
      disc(360, 44, 12, '#6e4a34') +
      [0, 1]
        .map(s =>
          group(
            s ? 'translate(400 0) scale(-1 1)' : '',
            times(5, i =>
              litPath(
                `M${52 + i * 24} 48 h24 q${-4 - i * 5} 130 ${-10 - i * 8} 170 q${i * 2} 60 ${2 - i * 4} 140 h-22 q-2 -80 ${2 + i * 5} -140 z`,
                shade(look.main, i % 2 ? -0.08 : 0.06),
                'tube'
              )
            ) + lit(48, 218, 78, 16, 6, look.accent)
          )
        )
        .join('')
  },
  rug: {
    looks: looks('#9a9c9e,#d5d0c7 #8f2f35,#e8c98a #2f5f8a,#e8d9bd'),
    draw: look =>
      shadow(204, 308, 186, 44) +
      group(
        'matrix(0.84 0.3 -0.84 0.3 204 150)',
        rect(4, 6, 218, 234, '#000000', 'opacity="0.3"') +
          rect(0, 0, 218, 230, look.main) +
          rect(12, 12, 194, 206, 'none', `stroke="${look.accent}" stroke-width="7"`) +
          rect(26, 26, 166, 178, 'none', `stroke="${look.accent}" stroke-width="2.5"`) +
          turn(
            45,
            rect(62, 68, 94, 94, 'none', `stroke="${look.accent}" stroke-width="7"`) +
              rect(84, 90, 50, 50, look.accent),
            109,
            115
          ) +
          times(4, i =>
            group(
              `translate(${46 + (i % 2) * 126} ${48 + Math.floor(i / 2) * 134})`,
              turn(45, rect(-9, -9, 18, 18, look.accent), 0, 0)
            )
          ) +
          times(44, i => line(`M${i * 5} 230 v9 M${i * 5} 0 v-9`, look.accent, 1.6)) +
          rect(0, 0, 218, 230, 'url(#top)', 'opacity="0.3"')
      )
  },
  planter: {
    looks: looks('#f1efea,#c9c4ba #c8704a,#8f4a2e #2f2d2c,#55585c #9a9c9e,#6b6f73'),
    draw: look =>
      shadow(206, 336, 100, 16) +
      litPath('M112 168 h176 l-26 166 q-62 14 -124 0 z', look.main, 'tube') +
      lit(102, 148, 196, 34, 8, look.main, 'tube') +
      oval(200, 150, 94, 20, shade(look.main, -0.2)) +
      oval(200, 153, 82, 15, '#4b3526') +
      line('M130 240 q70 14 140 0 M136 262 q64 12 128 0', look.accent, 4, 'opacity="0.7"')
  }
}
