import {
  cylinder,
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

const ring = (x: number, length: number, size: number, main: string) =>
  lit(x - 9, 110, 18, length, 8, main, 'tubeV') +
  disc(x, 100, size, main) +
  disc(x, 100, size * 0.55, '#f2ede4') +
  litPath(
    `M${x - size} ${110 + length} v${size * 1.6} h${size * 0.55} v${-size * 0.7} h${size * 0.9} v${size * 0.7} h${size * 0.55} v${-size * 1.6} z`,
    main
  )

/** More hand tools, and protective and transport gear of a building site. */
export const siteDrawings: Record<string, Drawing> = {
  mallet: {
    looks: looks('#2f2d2c,#b8743a #3a3c3f,#9c5f3c #55585c,#c99a63'),
    draw: look =>
      shadow(206, 338, 130, 16) +
      turn(
        32,
        lit(186, 130, 28, 220, 12, look.accent, 'tube') +
          lit(110, 56, 180, 92, 16, look.main, 'tubeV') +
          rect(126, 58, 12, 88, shade(look.main, 0.25)) +
          rect(262, 58, 12, 88, shade(look.main, 0.25))
      )
  },
  chisel: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 326, 140, 18) +
      [0, 1]
        .map(i =>
          turn(
            38 + i * 16,
            lit(184 + i * 40, 30, 32, 110, 12, look.main, 'tube') +
              rect(180 + i * 40, 24, 40, 16, look.accent, 'rx="5"') +
              lit(190 + i * 40, 138, 20, 150, 3, '#b9bec4', 'tube') +
              litPath(`M${190 + i * 40} 286 h20 l6 40 h-32 z`, '#8b9096')
          )
        )
        .join('')
  },
  wrench: {
    looks: looks('#b9bec4,#c4232b #c9ced3,#2b2d30 #8b9096,#e0a526'),
    draw: look =>
      shadow(206, 336, 130, 16) +
      turn(
        36,
        lit(180, 130, 40, 230, 18, look.main, 'tube') +
          rect(190, 190, 20, 130, shade(look.main, -0.2), 'rx="8"') +
          disc(200, 340, 9, '#f2ede4') +
          litPath('M150 130 q-22 -60 16 -110 h30 v54 h24 v60 q-20 24 -70 -4 z', look.main) +
          litPath('M224 74 h34 v-44 q26 30 6 80 l-44 24 z', shade(look.main, -0.1)) +
          lit(196, 122, 46, 24, 6, look.accent, 'tubeV') +
          times(5, i => line(`M${202 + i * 9} 122 v24`, '#f2ede4', 2))
      )
  },
  spanners: {
    looks: looks('#b9bec4,#c4232b #c9ced3,#1f4ea3 #8b9096,#2b2d30'),
    draw: look =>
      shadow(206, 334, 150, 20) +
      turn(
        -10,
        times(5, i => ring(90 + i * 56, 150 - i * 16, 25 - i * 2.6, look.main)) +
          lit(56, 186, 290, 44, 8, look.accent)
      )
  },
  hacksaw: {
    looks: looks(grips),
    draw: look =>
      shadow(206, 318, 160, 18) +
      turn(
        -14,
        line('M70 210 v-70 h210', '#8b9096', 14) +
          rect(62, 204, 220, 14, '#c9ced3') +
          times(34, i => path(`M${64 + i * 6.4} 218 l3 6 l3 -6 z`, '#6d7277')) +
          litPath('M276 120 h52 q40 20 30 76 q-6 44 -44 50 q-22 0 -30 -24 z', look.main) +
          path('M302 152 q26 6 24 38 q-4 28 -24 32 z', '#f2ede4')
      )
  },
  telescopic: {
    looks: looks('#c9ced3,#2b2d30 #b9bec4,#e0a526 #d5d9dc,#c4232b'),
    draw: look =>
      shadow(206, 354, 90, 12) +
      times(6, i => {
        const y = 30 + i * 52
        return (
          lit(126 - i, y, 16 + i * 2, 60, 4, look.main, 'tube') +
          lit(262 - i, y, 16 + i * 2, 60, 4, look.main, 'tube') +
          lit(120, y + 44, 162, 16, 5, shade(look.main, -0.1), 'tubeV') +
          rect(116, y + 42, 34, 20, look.accent, 'rx="4"') +
          rect(252, y + 42, 34, 20, look.accent, 'rx="4"')
        )
      })
  },
  hoe: {
    looks: looks('#6d7277,#b8743a #4d5256,#c99a63 #55585c,#9c5f3c'),
    draw: look =>
      shadow(196, 346, 140, 14) +
      line('M142 132 L352 330', shade(look.accent, -0.2), 22) +
      line('M140 130 L350 328', look.accent, 17) +
      litPath('M104 84 l62 -8 l8 54 l-52 24 z', shade(look.main, -0.2)) +
      litPath('M62 132 q46 -36 112 -26 l-18 164 q-48 24 -118 -6 z', look.main) +
      path('M38 264 q70 30 118 6 l-2 18 q-58 20 -116 -6 z', '#d5d9dc')
  },
  bucket: {
    looks: looks('#2f2d2c,#8b9096 #3a3c3f,#b9bec4 #4d4f52,#8b9096'),
    draw: look =>
      shadow(206, 338, 120, 20) +
      line('M102 134 Q200 -10 298 134', look.accent, 7) +
      litPath('M90 130 h220 l-36 196 q-74 22 -148 0 z', look.main, 'tube') +
      oval(200, 130, 110, 28, shade(look.main, 0.18)) +
      oval(200, 132, 96, 21, '#16181b') +
      line('M98 176 q102 30 204 0', shade(look.main, 0.2), 5)
  },
  boots: {
    looks: looks('#2f2d2c,#e0a526 #7c543a,#2b2d30 #6e4a34,#2b2d30'),
    draw: look =>
      shadow(206, 330, 170, 20) +
      [0, 1]
        .map(i =>
          group(
            `translate(${i * 64 - 20} ${i * 26 - 16})`,
            litPath(
              'M110 60 h96 l6 110 q20 40 90 52 q34 12 34 50 h-232 q-8 -110 6 -212 z',
              i ? look.main : shade(look.main, -0.14)
            ) +
              litPath('M98 268 h242 q8 30 -10 32 h-226 q-10 -6 -6 -32 z', '#16181b', 'tubeV') +
              path('M256 214 q60 4 78 58 h-92 q-6 -40 14 -58 z', shade(look.main, 0.14)) +
              times(5, k => line(`M${186} ${86 + k * 22} h34`, look.accent, 5)) +
              rect(108, 56, 100, 22, shade(look.main, -0.3), 'rx="8"')
          )
        )
        .join('')
  },
  vest: {
    looks: looks('#e5812f,#f4f2ee #3fae6a,#f4f2ee #eebc3a,#f4f2ee'),
    draw: look =>
      shadow(206, 356, 100, 12) +
      litPath(
        'M124 50 h44 q32 60 64 0 h44 l24 80 q-16 20 -8 50 l8 164 h-200 l8 -164 q8 -30 -8 -50 z',
        look.main
      ) +
      rect(104, 222, 192, 24, '#e7e9ea') +
      rect(102, 284, 196, 24, '#e7e9ea') +
      path('M140 56 l18 -4 v166 h-22 z M260 56 l-18 -4 v166 h22 z', '#e7e9ea') +
      line('M200 100 v244', '#2b2d30', 4) +
      path('M168 50 q32 60 64 0 l-6 -4 q-26 40 -52 0 z', shade(look.main, -0.3))
  },
  pvcdoor: {
    looks: looks('#f1efea,#b5b0a6 #2f6db5,#1d4a80 #7c543a,#523524'),
    draw: look =>
      shadow(206, 362, 100, 10) +
      lit(104, 20, 192, 344, 4, shade(look.main, -0.12)) +
      lit(118, 34, 164, 326, 2, look.main) +
      times(9, i => rect(134 + i * 17, 34, 2, 326, look.accent, 'opacity="0.45"')) +
      round(150, 60, 100, 60, 4, look.accent, 'opacity="0.3"') +
      times(5, i => rect(154, 300 + i * 9, 92, 4, look.accent, 'opacity="0.8"')) +
      disc(264, 206, 9, '#c9a14a') +
      disc(264, 206, 9, 'url(#ball)')
  },
  board: {
    looks: looks('#b9804f,#875630 #c99a63,#93652f #8a5a34,#5d3a1f'),
    draw: look =>
      shadow(206, 326, 150, 20) +
      turn(
        -12,
        round(86, 74, 220, 244, 20, shade(look.main, -0.35), 'transform="translate(6 8)"') +
          lit(86, 74, 220, 244, 20, look.main) +
          times(7, i =>
            line(`M96 ${100 + i * 30} q60 ${i % 2 ? 10 : -8} 110 0 t90 0`, look.accent, 2, 'opacity="0.5"')
          ) +
          lit(176, 30, 40, 56, 14, look.main) +
          disc(196, 52, 9, '#f2ede4')
      )
  },
  bowls: {
    looks: looks('#f1efea,#2f6db5 #9cc8e4,#2f6db5 #a9bda0,#3f8a58'),
    draw: look =>
      shadow(206, 322, 150, 22) +
      times(
        3,
        i =>
          litPath(
            `M${96 + i * 6} ${232 - i * 44} h${208 - i * 12} q-14 84 -70 88 h-${68 - i * 12} q-56 -4 -70 -88 z`,
            shade(look.main, -i * 0.03)
          ) + line(`M${102 + i * 6} ${248 - i * 44} h${196 - i * 12}`, look.accent, 4)
      ) +
      oval(200, 144, 98, 22, shade(look.main, -0.2)) +
      oval(200, 144, 92, 18, shade(look.main, 0.1))
  },
  presto: {
    looks: looks('#c9ced3,#2b2d30 #b9bec4,#c4232b #d5d9dc,#2b2d30'),
    draw: look =>
      shadow(206, 336, 140, 20) +
      cylinder(190, 166, 108, 28, 140, look.main) +
      litPath('M82 160 q108 -80 216 0 q-108 44 -216 0 z', shade(look.main, 0.1)) +
      lit(150, 84, 80, 26, 10, look.accent) +
      lit(182, 62, 16, 26, 5, '#6d7277', 'tube') +
      lit(288, 176, 108, 28, 12, look.accent, 'tubeV') +
      lit(52, 190, 36, 26, 10, look.accent) +
      disc(246, 116, 9, '#c4232b')
  },
  longsleeve: {
    looks: looks('#2f2d2c,#55585c #f1efea,#c9c4ba #5c6440,#3f4630 #6f1f2c,#4a1119'),
    draw: look =>
      shadow(206, 356, 120, 12) +
      litPath(
        'M140 54 q60 34 120 0 l56 30 q30 40 54 210 l-40 12 l-46 -140 v174 q-84 12 -168 0 v-174 l-46 140 l-40 -12 q24 -170 54 -210 z',
        look.main
      ) +
      path('M140 54 q60 34 120 0 q-8 32 -60 36 q-52 -4 -60 -36 z', shade(look.main, -0.25)) +
      path('M332 300 l38 -8 l4 16 l-38 10 z M68 300 l-38 -8 l-4 16 l38 10 z', look.accent) +
      line('M116 166 q6 40 0 80 M284 166 q-6 40 0 80', '#000000', 3, 'opacity="0.2"')
  }
}
