import {
  block,
  type Drawing,
  group,
  line,
  lit,
  litPath,
  type Look,
  looks,
  path,
  rect,
  round,
  shade,
  shadow,
  times
} from './kit.ts'
import { label, surface } from './surfaces.ts'

export const boards = (look: Look, n: number, thick: number, kind: number) =>
  shadow(208, 318, 174, 30) +
  times(n, i =>
    block(
      200 + ((i * 5) % 7) - 3,
      322 - i * (thick + 1),
      250,
      thick,
      190,
      shade(look.main, i % 2 ? 0.04 : 0),
      {
        front: times(Math.max(1, Math.floor(thick / 4)), k =>
          rect(0, k * 4, 250, 1.6, look.accent, 'opacity="0.6"')
        ),
        side: times(Math.max(1, Math.floor(thick / 4)), k =>
          rect(0, k * 4, 190, 1.6, look.accent, 'opacity="0.6"')
        ),
        top: i === n - 1 ? surface(kind)(250, 190, look.main, look.accent) : ''
      }
    )
  )

/** Boards, timber, doors and windows. */
export const joineryDrawings: Record<string, Drawing> = {
  gypsum: {
    looks: looks('#f2f0ec,#c9b08a #eef2f4,#8fb3c9 #e9f0e4,#8fbf8a #f4ece4,#d9a08a'),
    draw: look =>
      boards(look, 6, 11, 0) +
      group(
        'translate(0 -74)',
        block(200, 322, 250, 5, 190, look.main, {
          top:
            rect(0, 0, 250, 190, look.main) +
            rect(0, 0, 250, 12, look.accent) +
            rect(0, 178, 250, 12, look.accent) +
            label(90, 70, 80, 44, look.accent)
        })
      )
  },
  plywood: {
    looks: looks('#d9b27c,#a87b45,3 #c99a63,#93652f,3 #e2c497,#b8905c,3'),
    draw: look => boards(look, 7, 13, 3)
  },
  mdf: {
    looks: looks('#b08a62,#8a6741,7 #f1efe9,#b08a62,0 #6e4a34,#452c1d,3 #a7aaad,#6d6f72,0'),
    draw: look => boards(look, 4, 20, look.kind)
  },
  timber: {
    looks: looks('#b9804f,#875630,3 #c99a63,#93652f,3 #9c5f3c,#6e3f24,3 #d8b384,#a87f4e,3 #8a5a34,#5d3a1f,3'),
    draw: look =>
      shadow(210, 318, 170, 30) +
      group(
        'translate(6 40) scale(0.87)',
        times(9, i => {
          const row = Math.floor(i / 3)
          const x = 44 + (i % 3) * 50 + row * 6
          const y = 318 - row * 46
          const tone = shade(look.main, (((i * 7) % 5) - 2) * 0.06)
          return (
            litPath(`M${x + 46} ${y - 42} l190 -96 v42 l-190 96 z`, shade(tone, -0.22)) +
            litPath(`M${x} ${y - 42} l190 -96 h46 l-190 96 z`, shade(tone, 0.15)) +
            line(
              `M${x + 20} ${y - 44} l180 -91 M${x + 34} ${y - 43} l170 -86`,
              look.accent,
              1.2,
              'opacity="0.5"'
            ) +
            rect(x, y - 42, 46, 42, shade(tone, 0.1)) +
            times(
              3,
              k =>
                `<ellipse cx="${x + 20}" cy="${y - 18}" rx="${7 + k * 7}" ry="${6 + k * 6}" fill="none" stroke="${look.accent}" stroke-width="1.6" opacity="0.6"/>`
            )
          )
        })
      )
  },
  door: {
    looks: looks('#9a6a3f,#6d4625,3 #6e4a34,#452c1d,3 #e9e6df,#b5b0a6,0 #7a3f22,#4d2512,3'),
    draw: look =>
      shadow(206, 362, 92, 12) +
      lit(112, 22, 176, 340, 3, shade(look.accent, -0.1)) +
      group(
        'translate(122 32)',
        `<svg width="156" height="330">${surface(look.kind)(156, 330, look.main, look.accent)}</svg>` +
          [
            [18, 20, 52, 120],
            [86, 20, 52, 120],
            [18, 164, 52, 146],
            [86, 164, 52, 146]
          ]
            .map(
              ([x = 0, y = 0, w = 0, h = 0]) =>
                rect(x, y, w, h, look.accent, 'opacity="0.45" rx="2"') +
                rect(x + 5, y + 6, w - 7, h - 8, shade(look.main, 0.1), 'rx="2"') +
                line(`M${x} ${y + h} v${-h} h${w}`, '#000000', 2, 'opacity="0.28"')
            )
            .join('') +
          rect(0, 0, 156, 330, 'url(#face)') +
          lit(138, 168, 8, 34, 3, '#d9b45a', 'tube') +
          lit(118, 180, 26, 7, 3, '#d9b45a', 'tubeV')
      )
  },
  doorglass: {
    looks: looks('#f1efea,#b5b0a6 #2f6db5,#1d4a80 #7c543a,#523524'),
    draw: look =>
      shadow(206, 362, 92, 12) +
      lit(116, 24, 168, 338, 4, look.main) +
      round(134, 44, 132, 150, 3, '#bcd3da') +
      round(134, 44, 132, 150, 3, 'url(#glass)') +
      times(
        6,
        i =>
          rect(134, 216 + i * 20, 132, 10, shade(look.main, -0.14), 'rx="2"') +
          rect(134, 216 + i * 20, 132, 3, '#ffffff', 'opacity="0.4"')
      ) +
      lit(256, 196, 9, 40, 4, '#8b9096', 'tube')
  },
  window: {
    looks: looks('#e9e6df,#bcd3da #3a3c3f,#a9c8d6 #7c543a,#bcd3da #8b9096,#a9c8d6'),
    draw: look =>
      shadow(206, 356, 120, 12) +
      lit(66, 52, 268, 300, 4, look.main) +
      [0, 1]
        .map(
          i =>
            round(82 + i * 126, 68, 112, 268, 2, look.accent) +
            round(82 + i * 126, 68, 112, 268, 2, 'url(#glass)') +
            rect(82 + i * 126, 68, 112, 268, 'none', `stroke="${shade(look.main, -0.3)}" stroke-width="4"`)
        )
        .join('') +
      path('M82 250 q40 -50 60 -20 q20 -40 52 10 v96 h-112 z', '#7fa86a', 'opacity="0.45"') +
      lit(192, 190, 8, 36, 3, '#6d7277', 'tube') +
      lit(58, 348, 284, 12, 3, shade(look.main, -0.12))
  },
  glass: {
    looks: looks('#dcecef,#9fc0c6 #6d7f86,#46565c #e6f0f2,#7fb0a6 #eef3f4,#c9d6d9'),
    draw: look =>
      shadow(210, 336, 150, 20) +
      times(3, i =>
        group(
          `translate(${i * 34 - 34} ${i * 8})`,
          path('M110 70 l150 -26 v250 l-150 34 z', look.main, 'opacity="0.62"') +
            path('M110 70 l150 -26 v250 l-150 34 z', 'url(#glass)') +
            line('M110 70 l150 -26 v250', look.accent, 2) +
            line('M110 70 v258 l150 -34', shade(look.accent, -0.3), 3.5)
        )
      )
  },
  handle: {
    looks: looks('#c3c7cb,#8b9096 #2f2d2c,#55585c #c9a14a,#8a6a22'),
    draw: look =>
      shadow(206, 340, 100, 14) +
      lit(136, 60, 70, 270, 14, look.main, 'tube') +
      lit(120, 46, 70, 284, 14, look.main, 'tube') +
      lit(146, 112, 180, 30, 15, look.main, 'tubeV') +
      `<circle cx="156" cy="127" r="24" fill="${look.main}"/><circle cx="156" cy="127" r="24" fill="url(#ball)"/>` +
      `<circle cx="156" cy="236" r="14" fill="${look.accent}"/>` +
      rect(152, 232, 8, 24, '#1d1d1f', 'rx="3"') +
      [66, 304].map(y => `<circle cx="156" cy="${y}" r="5" fill="${shade(look.main, -0.4)}"/>`).join('')
  },
  hinge: {
    looks: looks('#c3c7cb,#8b9096 #c9a14a,#8a6a22 #4d4f52,#2e3032'),
    draw: look =>
      shadow(206, 330, 120, 16) +
      lit(70, 92, 118, 220, 8, look.main) +
      lit(212, 92, 118, 220, 8, shade(look.main, -0.08)) +
      times(5, i => lit(186, 88 + i * 46, 28, 44, 5, i % 2 ? look.main : shade(look.main, -0.1), 'tube')) +
      [
        [104, 130],
        [150, 202],
        [104, 274],
        [296, 130],
        [250, 202],
        [296, 274]
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${x}" cy="${y}" r="11" fill="${look.accent}"/><circle cx="${x}" cy="${y}" r="11" fill="url(#ball)"/>` +
            line(`M${x - 6} ${y} h12 M${x} ${y - 6} v12`, '#2b2d30', 2.4)
        )
        .join('')
  }
}
