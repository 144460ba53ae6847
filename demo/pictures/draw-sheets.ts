import {
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
  turn,
  type Drawing
} from './kit.ts'

/** Gutters, battens, decking and film. */
export const sheetsDrawings: Record<string, Drawing> = {
  filmroll: {
    looks: looks('#3a3c3f,#55585c #dfe6e8,#aab8bc #7d8f96,#4d5f66'),
    draw: look =>
      shadow(206, 330, 150, 20) +
      turn(
        -24,
        lit(60, 150, 250, 70, 30, look.main, 'tubeV') +
          oval(308, 185, 18, 35, shade(look.main, -0.3)) +
          oval(308, 185, 9, 17, '#e9dcc4') +
          `<g opacity="0.72">${path('M70 210 h230 l20 120 q-120 20 -240 0 z', look.accent) + path('M70 210 h230 l20 120 q-120 20 -240 0 z', 'url(#glass)')}</g>`
      )
  },
  bondek: {
    looks: looks('#b9c0c6,#8b9096 #c3c8cd,#9aa0a6 #aeb9c4,#7e8a96'),
    draw: look =>
      shadow(206, 306, 176, 34) +
      group(
        'matrix(0.8 0.26 -0.66 0.44 176 106)',
        times(
          4,
          i =>
            rect(i * 58, 0, 58, 250, look.main) +
            rect(i * 58 + 24, 0, 10, 250, shade(look.main, -0.35)) +
            rect(i * 58 + 34, 0, 16, 250, shade(look.main, 0.3)) +
            rect(i * 58 + 50, 0, 8, 250, shade(look.main, -0.5)) +
            times(12, k => rect(i * 58 + 4, 8 + k * 20, 16, 4, look.accent, 'opacity="0.7"'))
        )
      )
  },
  batten: {
    looks: looks('#c3c8cd,#9aa0a6 #b4bac0,#8a9097 #aeb9c4,#7e8a96'),
    draw: look =>
      shadow(206, 300, 170, 26) +
      times(6, i =>
        turn(
          -18,
          litPath(
            `M${30 + i * 6} ${210 - i * 24} l16 -18 h280 l16 18 v8 h-14 l-12 -14 h-256 l-12 14 h-18 z`,
            shade(look.main, i % 2 ? 0.1 : -0.04),
            'tubeV'
          ) + line(`M${50 + i * 6} ${202 - i * 24} h276`, '#ffffff', 2, 'opacity="0.4"')
        )
      )
  },
  gutter: {
    looks: looks('#f1efea,#c9c4ba #9a9c9e,#6b6f73'),
    draw: look =>
      shadow(206, 330, 160, 22) +
      turn(
        -16,
        litPath('M20 150 h340 v26 q-4 64 -30 64 h-280 q-28 0 -30 -64 z', look.main, 'tubeV') +
          path('M20 150 h340 l-14 22 h-312 z', shade(look.main, -0.35)) +
          line('M20 150 h340', shade(look.main, 0.3), 6) +
          [90, 280].map(x => lit(x, 144, 14, 104, 4, look.accent, 'tube')).join('')
      ) +
      lit(270, 190, 46, 150, 8, look.main, 'tube') +
      lit(262, 190, 62, 22, 6, look.accent, 'tube')
  },
  gutterroll: {
    looks: looks('#2f2d2c,#55585c #3a3c3f,#6d7277'),
    draw: look =>
      shadow(206, 326, 160, 22) +
      litPath('M150 250 h220 l16 60 h-240 z', look.main) +
      lit(30, 190, 250, 120, 56, look.main, 'tubeV') +
      times(4, i => oval(278, 250, 30 - i * 7, 58 - i * 13, i % 2 ? look.main : look.accent))
  }
}
