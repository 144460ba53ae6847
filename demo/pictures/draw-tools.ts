import {
  disc,
  type Drawing,
  grips,
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

/** Hand tools and site gear. */
export const toolsDrawings: Record<string, Drawing> = {
  hammer: {
    looks: looks('#b8743a,#55585c #e0a526,#8b9096 #c4232b,#6d7277 #2f2d2c,#8b9096'),
    draw: look =>
      shadow(206, 336, 130, 16) +
      turn(
        34,
        lit(182, 110, 36, 236, 14, look.main, 'tube') +
          rect(182, 250, 36, 84, '#2b2d30', 'rx="14" opacity="0.75"') +
          times(5, i => rect(184, 262 + i * 13, 32, 4, '#55585c')) +
          litPath('M150 76 h96 v52 h-96 z', look.accent, 'tubeV') +
          lit(96, 68, 60, 68, 8, shade(look.accent, 0.12), 'tubeV') +
          litPath('M244 78 q60 0 84 46 q-44 -22 -84 2 z', shade(look.accent, -0.1))
      )
  },
  screwdriver: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 330, 140, 18) +
      times(4, i => {
        const s = 1 - i * 0.06
        return group(
          `translate(${i * 74 - 8} ${i * 6}) scale(${s})`,
          lit(76, 84, 10, 142, 4, '#b9bec4', 'tube') +
            path('M75 84 h12 l-3 -16 h-6 z', '#6d7277') +
            lit(60, 222, 42, 106, 16, i % 2 ? shade(look.main, 0.15) : look.main, 'tube') +
            rect(64, 240, 6, 70, look.accent, 'rx="3"') +
            rect(92, 240, 6, 70, look.accent, 'rx="3"') +
            rect(66, 214, 30, 14, look.accent, 'rx="4"')
        )
      })
  },
  tape: {
    looks: looks('#e0a526,#2b2d30 #c4232b,#2b2d30 #168a8a,#2b2d30'),
    draw: look =>
      shadow(206, 326, 150, 20) +
      litPath('M90 110 h120 q64 0 64 70 v130 h-184 q-26 0 -26 -26 v-148 q0 -26 26 -26 z', look.main) +
      rect(64, 286, 210, 26, look.accent, 'rx="8"') +
      disc(166, 200, 62, look.accent) +
      disc(166, 200, 50, shade(look.main, 0.2)) +
      label(134, 182, 64, 34, look.accent) +
      litPath('M262 288 h120 v22 h-120 z', '#f3d55a', 'tubeV') +
      times(15, i => line(`M${268 + i * 8} 290 v${i % 5 ? 7 : 13}`, '#222326', 1.6)) +
      rect(376, 284, 8, 36, '#b9bec4') +
      lit(200, 96, 50, 24, 8, '#c4232b')
  },
  level: {
    looks: looks('#eebc3a,#2b2d30 #c4232b,#f4f2ee #2f6db5,#f4f2ee'),
    draw: look =>
      shadow(206, 300, 170, 24) +
      turn(
        -14,
        lit(26, 170, 348, 66, 6, look.main, 'tubeV') +
          rect(26, 170, 348, 8, shade(look.main, 0.4)) +
          rect(26, 226, 348, 10, shade(look.main, -0.3)) +
          [76, 178, 286]
            .map(
              x =>
                round(x, 184, 56, 36, 10, '#2b2d30') +
                round(x + 5, 190, 46, 22, 10, '#bfe86a') +
                oval(x + 28, 199, 11, 7, '#f2ffd0') +
                line(`M${x + 15} 190 v22 M${x + 41} 190 v22`, '#2b2d30', 1.6)
            )
            .join('') +
          rect(26, 170, 14, 66, look.accent) +
          rect(360, 170, 14, 66, look.accent)
      )
  },
  handsaw: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 322, 150, 18) +
      turn(
        -26,
        litPath('M40 196 L268 160 v78 L46 220 z', '#c9ced3') +
          path(
            `M46 220 ${times(22, i => `L${52 + i * 10} ${i % 2 ? 222 + i * 0.8 : 230 + i * 0.8} `)} L268 238 z`,
            '#8b9096'
          ) +
          litPath('M260 146 h62 q44 6 44 56 q0 46 -40 54 h-66 z', look.main) +
          path('M290 176 h30 q20 4 20 26 q0 22 -20 26 h-30 z', '#f2ede4') +
          disc(276, 166, 5, '#55585c') +
          disc(276, 240, 5, '#55585c')
      )
  },
  ladder: {
    looks: looks('#c9ced3,#e0a526 #b9bec4,#c4232b #8fa3b5,#1f4ea3'),
    draw: look =>
      shadow(210, 352, 120, 14) +
      line('M232 56 L322 346', shade(look.main, -0.35), 13) +
      line('M190 56 L292 334', shade(look.main, -0.25), 10) +
      times(4, i => line(`M${212 + i * 22} ${120 + i * 62} l${24} 4`, shade(look.main, -0.35), 8)) +
      line('M150 56 L88 346', look.main, 16) +
      line('M232 56 L216 356', look.main, 16) +
      line('M147 56 L84 344 M229 56 L212 354', '#ffffff', 4, 'opacity="0.5"') +
      times(6, i => {
        const t = (i + 0.7) / 6
        const x = 150 - 62 * t
        const x2 = 232 - 16 * t
        const y = 56 + 290 * t
        return litPath(`M${x} ${y - 7} L${x2} ${y - 4} v14 L${x} ${y + 8} z`, shade(look.main, 0.1), 'tubeV')
      }) +
      lit(136, 42, 106, 24, 6, look.accent) +
      rect(78, 340, 22, 16, '#2b2d30', 'rx="4"') +
      rect(206, 350, 22, 14, '#2b2d30', 'rx="4"')
  },
  wheelbarrow: {
    looks: looks('#c4232b,#2b2d30 #2e8b4a,#2b2d30 #e0a526,#2b2d30 #2f6db5,#2b2d30'),
    draw: look =>
      shadow(206, 340, 160, 18) +
      line('M96 236 L250 290 L372 232', '#55585c', 9) +
      line('M240 288 l28 52 M210 276 l-14 60', '#55585c', 8) +
      litPath('M70 150 h230 l-50 104 h-116 z', look.main) +
      path('M70 150 h230 l-12 24 h-206 z', shade(look.main, 0.2)) +
      oval(185, 150, 115, 18, shade(look.main, -0.45)) +
      oval(185, 148, 92, 12, '#c9a876') +
      disc(108, 302, 42, look.accent) +
      disc(108, 302, 26, '#c9ced3') +
      disc(108, 302, 8, '#55585c') +
      lit(338, 212, 52, 20, 10, look.accent, 'tubeV')
  },
  shovel: {
    looks: looks('#6d7277,#b8743a #2b2d30,#e0a526 #c4232b,#b8743a'),
    draw: look =>
      shadow(206, 346, 110, 14) +
      turn(
        28,
        lit(190, 40, 20, 190, 8, look.accent, 'tube') +
          litPath('M152 26 h96 v18 q-10 24 -38 26 h-20 q-28 -2 -38 -26 z', look.main) +
          path('M172 40 h56 q-8 14 -22 16 h-12 q-14 -2 -22 -16 z', '#f2ede4') +
          litPath('M136 222 h128 v70 q-6 56 -64 76 q-58 -20 -64 -76 z', look.main, 'face') +
          line('M200 230 v110', '#ffffff', 4, 'opacity="0.3"')
      )
  },
  helmet: {
    looks: looks('#eebc3a,#b98a12 #f1efea,#b5b0a6 #2f6db5,#1d4a80 #c0392f,#7a1f18'),
    draw: look =>
      shadow(206, 306, 160, 26) +
      litPath('M70 250 q-4 -150 132 -150 q136 0 132 150 z', look.main, 'ball') +
      litPath('M44 248 h310 q22 30 -20 40 q-134 26 -266 0 q-44 -10 -24 -40 z', look.main) +
      path('M186 98 h34 v150 h-34 z', shade(look.main, 0.18), 'opacity="0.8"') +
      line('M132 116 q-20 60 -18 132 M272 116 q22 60 20 132', look.accent, 5, 'opacity="0.5"') +
      path(
        'M44 262 q150 40 310 0 q12 18 -20 26 q-134 26 -266 0 q-30 -6 -24 -26 z',
        '#000000',
        'opacity="0.14"'
      )
  },
  gloves: {
    looks: looks('#e0a526,#c9bfae #2f6db5,#b9c0c6 #c4232b,#c9bfae'),
    draw: look =>
      shadow(206, 340, 130, 18) +
      [0, 1]
        .map(i =>
          group(
            `translate(${i * 150} ${i * 14}) rotate(${i * 12 - 6} 120 200)`,
            litPath(
              'M70 330 v-80 q-34 -30 -44 -66 q6 -18 22 -4 l28 30 l-6 -96 q8 -22 24 0 l8 62 l4 -84 q12 -20 26 0 l2 84 l12 -70 q14 -14 24 6 l-6 78 l16 -40 q16 -8 18 12 l-24 108 v60 z',
              look.accent
            ) +
              path('M70 330 v-60 q50 -34 104 0 v60 z', look.main) +
              rect(66, 318, 112, 22, shade(look.main, -0.3), 'rx="6"') +
              times(8, k => disc(86 + (k % 4) * 24, 226 + Math.floor(k / 4) * 26, 5, look.main))
          )
        )
        .join('')
  }
}
