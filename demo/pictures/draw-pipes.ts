import { type Drawing, looks, oval, path, shade, shadow } from './kit.ts'

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
  }
}
