import {
  type Drawing,
  group,
  line,
  lit,
  litPath,
  type Look,
  looks,
  path,
  rect,
  shade,
  shadow,
  times
} from './kit.ts'

/** A corrugated sheet seen from above in perspective. */
export const sheet = (look: Look, waves: number, opacity = 1) =>
  shadow(206, 300, 172, 34) +
  group(
    `matrix(0.82 0.24 -0.7 0.46 178 112)`,
    `<g opacity="${opacity}">` +
      times(waves, i => {
        const w = 230 / waves
        const x = i * w
        return (
          rect(x, 0, w * 0.34, 240, shade(look.main, 0.28)) +
          rect(x + w * 0.34, 0, w * 0.22, 240, look.main) +
          rect(x + w * 0.56, 0, w * 0.28, 240, shade(look.main, -0.24)) +
          rect(x + w * 0.84, 0, w * 0.16 + 0.6, 240, shade(look.main, -0.08))
        )
      }) +
      '</g>' +
      rect(0, 0, 230, 240, 'url(#glass)', 'opacity="0.4"')
  ) +
  path(
    `M10 222.4 ${times(waves * 2, i => `l${188.6 / waves / 2} ${(i % 2 ? 9 : -7) + 55.2 / waves / 2} `)}v6 L10 230 z`,
    shade(look.accent, -0.15)
  )

const tileRow = (look: Look, x: number, y: number, n: number) =>
  times(n, i =>
    litPath(
      `M${x + i * 58} ${y} q14 -20 30 0 q14 18 30 0 v58 q-14 18 -30 0 q-14 -20 -30 0 z`,
      shade(look.main, (((i * 7 + y) % 5) - 2) * 0.05)
    )
  )

/** Roofs and ceilings. */
export const roofDrawings: Record<string, Drawing> = {
  corrugated: {
    looks: looks('#c3c8cd,#8b9096 #a9343a,#7a2026 #2f6db5,#1d4a80 #9aa5a0,#6d7773'),
    draw: look => sheet(look, 8)
  },
  clearroof: {
    looks: looks('#dcecef,#a9c4ca #8fc0dd,#5a94b8 #a7aaad,#76797c'),
    draw: look => sheet(look, 11, 0.72)
  },
  metalroof: {
    looks: looks('#7d2530,#541820 #2f2d2c,#1a1919 #3f8a58,#2a5f3c #2f6db5,#1d4a80'),
    draw: look =>
      shadow(208, 322, 170, 30) +
      group(
        'matrix(0.9 0.14 -0.34 0.72 108 84)',
        times(3, r =>
          times(5, i => {
            const x = i * 54
            const y = r * 92
            return (
              litPath(`M${x} ${y} h54 v74 q-27 24 -54 0 z`, shade(look.main, (((i + r) % 3) - 1) * 0.06)) +
              rect(x, y, 6, 80, '#ffffff', 'opacity="0.18"') +
              rect(x + 46, y, 8, 80, '#000000', 'opacity="0.18"') +
              line(`M${x} ${y + 75} q27 24 54 0`, shade(look.main, -0.5), 4, 'opacity="0.7"')
            )
          })
        ) + times(90, i => rect((i * 53) % 268, (i * 37) % 260, 2, 2, '#ffffff', 'opacity="0.2"'))
      )
  },
  claytile: {
    looks: looks('#c07a52,#8f5536 #b0553a,#7d3624 #3a3a3c,#222222 #7c543a,#523524'),
    draw: look =>
      shadow(206, 330, 170, 22) +
      times(4, r =>
        group(
          `translate(${(r % 2) * -8} 0)`,
          tileRow(look, 60 + (r % 2) * 12, 78 + r * 56, 5) +
            line(`M60 ${136 + r * 56} h290`, '#000000', 5, 'opacity="0.12"')
        )
      )
  },
  ceiling: {
    looks: looks('#f4f2ee,#d5d0c7 #c59a66,#8f6739,3 #e6e6e4,#a9a9a7,1 #f2ede0,#c9a14a'),
    draw: look =>
      shadow(206, 352, 150, 12) +
      path('M20 40 h360 v150 l-70 -40 h-220 l-70 40 z', shade(look.main, -0.12)) +
      path('M20 40 h360 l-70 110 h-220 z', look.main) +
      times(9, i => line(`M${20 + i * 45} 40 L${90 + i * 27.5} 150`, shade(look.accent, -0.1), 1.6)) +
      path('M20 40 h360 l-12 18 h-336 z', look.accent) +
      times(
        3,
        i =>
          `<ellipse cx="${130 + i * 70}" cy="96" rx="15" ry="6" fill="#fff6d8"/><ellipse cx="${130 + i * 70}" cy="104" rx="44" ry="40" fill="url(#glow)" opacity="0.6"/>`
      ) +
      path('M20 190 l70 -40 h220 l70 40 v160 h-360 z', '#e9e2d6') +
      rect(90, 150, 220, 160, '#efe9de') +
      path('M20 350 l70 -40 h220 l70 40 z', '#b08a62') +
      lit(150, 226, 100, 84, 4, '#7c8a80') +
      rect(158, 234, 84, 60, '#a9c4ca')
  },
  moulding: {
    looks: looks('#f4f2ee,#cfcac0 #efe6d2,#c9b48c #e6e6e4,#b5b5b3'),
    draw: look =>
      shadow(208, 316, 170, 24) +
      times(3, i => {
        const y = 300 - i * 62
        return (
          litPath(`M50 ${y} l270 -110 v12 l-270 110 z`, shade(look.main, -0.12)) +
          litPath(`M50 ${y - 14} l270 -110 v16 l-270 110 z`, look.main) +
          litPath(`M50 ${y - 34} l270 -110 v22 l-270 110 z`, shade(look.main, -0.06)) +
          line(`M50 ${y - 24} l270 -110 M50 ${y - 6} l270 -110`, look.accent, 2) +
          path(`M50 ${y - 34} q-22 4 -20 20 q10 2 8 14 q8 2 12 12 z`, look.accent)
        )
      })
  },
  asbestos: { looks: looks('#a7aaa8,#8b8e8c #b4b6b2,#969894'), draw: look => sheet(look, 6) },
  bitumen: { looks: looks('#a9343a,#7a2026 #3f8a58,#22502f #7c543a,#523524'), draw: look => sheet(look, 9) },
  pvcpanel: {
    looks: looks('#f4f2ee,#d5d0c7 #c59a66,#8f6739 #dcdcda,#a9a9a7 #f2ede0,#c9a14a'),
    draw: look =>
      shadow(206, 316, 170, 24) +
      times(5, i =>
        group(
          `translate(${i * 26 - 30} ${i * 22 - 6}) matrix(0.9 -0.22 0.1 1 40 170)`,
          rect(0, 52, 330, 8, shade(look.main, -0.3)) +
            rect(0, 0, 330, 52, look.main) +
            rect(0, 0, 330, 52, 'url(#face)') +
            line('M0 26 h330', look.accent, 3) +
            line('M0 4 h330', look.accent, 1.5, 'opacity="0.6"')
        )
      )
  }
}
