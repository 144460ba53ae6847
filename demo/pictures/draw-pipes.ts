import {
  type Drawing,
  group,
  line,
  lit,
  looks,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  times
} from './kit.ts'

/** Pipes, fittings and rolls. */
export const pipesDrawings: Record<string, Drawing> = {
  pipes: {
    looks: looks('#e9e9e6,#1f4ea3 #dfe3e6,#c4232b #f0efe9,#2e8b4a #d5d9dc,#e07b1a #c9ccd0,#5b5f64'),
    draw: look =>
      shadow(214, 322, 170, 30) +
      [
        [140, 214, 30],
        [98, 262, 30],
        [166, 262, 30],
        [66, 310, 30],
        [132, 312, 30],
        [198, 314, 30]
      ]
        .map(([x = 0, y = 0, r = 0]) => {
          const dx = 176
          const dy = -92
          const k = 0.46 * r
          return (
            path(`M${x - k} ${y - r * 0.88} l${dx} ${dy} l${k * 2} ${r * 1.76} l${-dx} ${-dy} z`, look.main) +
            path(
              `M${x - k} ${y - r * 0.88} l${dx} ${dy} l${k * 0.7} ${r * 0.6} l${-dx} ${-dy} z`,
              '#ffffff',
              'opacity="0.55"'
            ) +
            path(
              `M${x + k * 0.3} ${y + r * 0.3} l${dx} ${dy} l${k * 0.7} ${r * 0.58} l${-dx} ${-dy} z`,
              '#000000',
              'opacity="0.2"'
            ) +
            path(
              `M${x + 60 - k} ${y - 31.4 - r * 0.88 + 16} l60 -31 l4 9 l-60 31 z`,
              look.accent,
              'opacity="0.9"'
            ) +
            oval(x, y, r, r, shade(look.main, 0.2)) +
            oval(x, y, r - 6, r - 6, '#55585c') +
            oval(x + 3, y + 4, r - 10, r - 10, '#2b2d30')
          )
        })
        .join('')
  },
  fittings: {
    looks: looks('#e9e9e6,#1f4ea3 #dfe3e6,#c4232b #f0efe9,#2e8b4a #c9ccd0,#5b5f64'),
    draw: look =>
      shadow(150, 300, 84, 18) +
      shadow(290, 318, 74, 16) +
      lit(92, 180, 52, 120, 6, look.main, 'tube') +
      lit(84, 278, 68, 26, 6, look.main, 'tube') +
      lit(118, 162, 110, 52, 22, look.main, 'tubeV') +
      lit(206, 154, 26, 68, 6, look.main, 'tubeV') +
      oval(230, 188, 9, 32, '#55585c') +
      group(
        'translate(30 30)',
        lit(188, 232, 134, 48, 6, look.main, 'tubeV') +
          lit(232, 176, 48, 70, 6, look.main, 'tube') +
          lit(226, 168, 60, 22, 6, look.main, 'tube') +
          lit(180, 224, 22, 64, 6, look.main, 'tubeV') +
          lit(310, 224, 22, 64, 6, look.main, 'tubeV') +
          oval(332, 256, 8, 29, '#55585c') +
          oval(256, 169, 27, 7, '#55585c')
      ) +
      rect(122, 236, 10, 30, look.accent, 'opacity="0.7"') +
      round(92, 96, 64, 44, 6, look.main) +
      lit(92, 96, 64, 44, 6, look.main, 'tube') +
      oval(124, 97, 31, 8, '#55585c')
  },
  foilroll: {
    looks: looks('#d2d6da,#a8adb3 #e0c98e,#b59b5a #c7d4dc,#93a5b0'),
    draw: look =>
      shadow(206, 318, 150, 24) +
      path('M110 300 L330 210 l34 26 L150 336 z', shade(look.main, 0.15)) +
      lit(96, 196, 240, 104, 52, look.main, 'tubeV') +
      times(14, i => line(`M${120 + i * 15} 198 v100`, look.accent, 1, 'opacity="0.5"')) +
      oval(108, 248, 26, 52, shade(look.main, -0.1)) +
      oval(108, 248, 17, 34, look.accent) +
      oval(108, 248, 8, 16, '#6b5a45')
  }
}
