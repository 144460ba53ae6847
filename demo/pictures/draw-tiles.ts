import {
  block,
  type Drawing,
  group,
  type Look,
  looks,
  path,
  rect,
  round,
  shade,
  shadow,
  times,
  turn
} from './kit.ts'
import { grid, surface } from './surfaces.ts'

const tiles =
  '#f1efeb,#a7a29b,1 #c9c6c1,#8b8781,2 #b98a5d,#8a5f3a,3 #2b2b2d,#f2f0ec,4 #9a9894,#75736f,5 #e8dcc6,#d2c2a4,0 #3a3a3d,#d9d4cb,1 #e6dcc8,#b99f78,2'

const granites =
  '#f4f3f1,#b5b2ae,1 #f6f5f4,#77777a,1 #e9dcc4,#c2a87c,1 #26262a,#e6e2da,1 #b4b5b5,#8f9091,7 #d8c6a8,#b79d76,3 #f7f5f0,#c39a4a,1'

/** A tile floor in perspective with one tile leaning at the back. */
const floor = (n: number) => (look: Look) => {
  const paint = surface(look.kind)
  return (
    shadow(206, 322, 180, 34) +
    group(
      'matrix(0.8 0.31 -0.8 0.31 200 176)',
      rect(0, 0, 224, 224, '#cfc8bd') +
        grid(224, 224, n, n, (w, h, i) => paint(w, h, look.main, look.accent, i + 2), '#d8d2c8') +
        rect(0, 0, 224, 224, 'url(#glass)', 'opacity="0.35"')
    ) +
    path('M20.8 245.4 L200 314.9 v10 L20.8 255.4 z', shade(look.main, -0.3)) +
    path('M200 314.9 L379.2 245.4 v10 L200 324.9 z', shade(look.main, -0.45)) +
    group(
      'translate(118 46)',
      rect(6, 8, 164, 164, '#000000', 'opacity="0.16" rx="3"') +
        `<svg width="164" height="164">${paint(164, 164, look.main, look.accent)}${rect(0, 0, 164, 164, 'url(#glass)', 'opacity="0.5"')}</svg>` +
        path('M164 0 l7 5 v164 l-7 -5 z M0 164 l7 5 h164 l-7 -5 z', shade(look.main, -0.35))
    )
  )
}

/** Hexagons that interlock, cut to the face of wall tiles. */
const hexagons = (look: Look) =>
  `<svg width="296" height="292">${rect(0, 0, 296, 292, '#f4f0e8')}${times(48, i => {
    const column = i % 6
    const x = column * 57 + 6
    const y = Math.floor(i / 6) * 64 + (column % 2) * 32 - 4
    return path(
      `M${x - 36} ${y} l18 -31 h36 l18 31 l-18 31 h-36 z`,
      shade(look.main, (((i * 7) % 5) - 2) * 0.05),
      `stroke="#f4f0e8" stroke-width="3"`
    )
  })}</svg>`

/** Tiles, planks and cladding. */
export const tilesDrawings: Record<string, Drawing> = {
  tilefloor: { looks: looks(tiles), draw: floor(4) },
  granite: { looks: looks(granites), draw: floor(2) },
  tilestack: {
    looks: looks(tiles),
    draw: look =>
      shadow(206, 322, 160, 26) +
      times(4, i =>
        block(198 + (i % 2) * 6, 326 - i * 22, 210, 20, 150, '#c7a679', {
          front: rect(60, 4, 70, 12, look.main, 'opacity="0.9"') + rect(0, 16, 210, 4, '#a5834f')
        })
      ) +
      group(
        'translate(4 -88)',
        block(196, 326, 206, 9, 146, look.main, { top: surface(look.kind)(206, 146, look.main, look.accent) })
      )
  },
  planks: {
    looks: looks('#c59a66,#8f6739,3 #6e4a34,#452c1d,3 #dcc09a,#b3936a,3 #b8aa97,#8b7d6b,3 #f1efe9,#cfcbc2,3'),
    draw: look =>
      shadow(206, 318, 170, 30) +
      path('M17 232 L200 301 V311 L17 242 z', shade(look.accent, -0.2)) +
      path('M200 301 L380 232 V242 L200 311 z', shade(look.accent, -0.4)) +
      group(
        'matrix(0.84 0.32 -0.84 0.32 200 163)',
        times(
          7,
          i =>
            `<svg x="0" y="${i * 31}" width="214" height="30">${surface(3)(214, 30, shade(look.main, (((i * 5) % 5) - 2) * 0.05), look.accent)}${rect(((i * 71) % 150) + 30, 0, 1.6, 30, look.accent)}</svg>`
        ) + rect(0, 0, 214, 217, 'url(#glass)', 'opacity="0.28"')
      )
  },
  tilewall: {
    looks: looks(
      '#f3f2ee,#d9d6cf #3f7a5c,#2c5a43 #f0e6d2,#a8553a,6 #2f6db5,#234f86,8 #c9c9c8,#8d8d8d,1 #e8d9bd,#c9b48c,9'
    ),
    draw: look =>
      shadow(206, 346, 150, 16) +
      group(
        'translate(52 44)',
        rect(6, 8, 296, 292, '#000000', 'opacity="0.14"') +
          (look.kind === 0
            ? rect(0, 0, 296, 292, '#e6e2da') +
              times(50, i => {
                const row = Math.floor(i / 5)
                const x = (i % 5) * 74 - (row % 2) * 37
                return `<svg width="296" height="292">${round(x + 1.5, row * 29.2 + 1.5, 71, 26.2, 3, shade(look.main, (((i * 7) % 5) - 2) * 0.04))}${round(x + 4, row * 29.2 + 3.5, 64, 6, 3, '#ffffff', 'opacity="0.35"')}</svg>`
              })
            : look.kind === 9
              ? hexagons(look)
              : grid(
                  296,
                  292,
                  3,
                  3,
                  (w, h, i) => surface(look.kind)(w, h, look.main, look.accent, i + 3),
                  '#d8d2c8'
                )) +
          rect(0, 0, 296, 292, 'url(#glass)', 'opacity="0.3"')
      )
  },
  stonewall: {
    looks: looks('#5f6366,#44484b,5 #4b4a48,#333231,5 #e2d3ac,#c4b285,5 #e9e2d2,#cfc6b0,5'),
    draw: look =>
      shadow(206, 346, 150, 16) +
      group(
        'translate(52 50)',
        rect(0, 0, 296, 286, shade(look.main, -0.5)) +
          times(56, i => {
            const row = Math.floor(i / 7)
            const w = 38 + ((i * 23) % 34)
            const x = (i % 7) * 44 - (row % 3) * 14
            return `<svg width="296" height="286"><g transform="translate(${x} ${row * 36})">${rect(1, 1, w, 33, shade(look.main, (((i * 11) % 7) - 3) * 0.08))}${surface(5)(0, 0, look.main, look.accent)}${rect(1, 1, w, 7, '#ffffff', 'opacity="0.16"')}${rect(1, 28, w, 6, '#000000', 'opacity="0.16"')}</g></svg>`
          })
      )
  },
  mosaic: {
    looks: looks('#2f86b8,#bfe3f2 #4aa37c,#d9f0e3 #f3f2ee,#c9c6bf #9a8a76,#5d5348'),
    draw: look =>
      shadow(206, 340, 150, 18) +
      turn(
        -4,
        group(
          'translate(64 56)',
          rect(6, 8, 272, 272, '#000000', 'opacity="0.14"') +
            grid(
              272,
              272,
              12,
              12,
              (w, h, i) =>
                rect(
                  0,
                  0,
                  w,
                  h,
                  [
                    look.main,
                    shade(look.main, 0.25),
                    look.accent,
                    shade(look.main, -0.2),
                    shade(look.main, 0.12)
                  ][(i * 7 + Math.floor(i / 5)) % 5]!,
                  'rx="2"'
                ) + rect(1, 1, w - 2, h * 0.3, '#ffffff', 'opacity="0.35"'),
              '#e9e5dc'
            )
        )
      )
  }
}
