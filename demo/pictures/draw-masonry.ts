import {
  ball,
  block,
  type Drawing,
  group,
  type Look,
  looks,
  oval,
  path,
  rect,
  round,
  shade,
  shadow,
  speckles,
  times,
  turn
} from './kit.ts'
import { courses, label } from './surfaces.ts'

export const heap = (look: Look, n: number, size: number, seed: number) => {
  const d =
    'M50 318 Q90 285 128 232 Q165 170 204 160 Q246 168 282 236 Q318 288 356 318 Q300 338 204 338 Q108 338 50 318 z'
  return (
    shadow(206, 328, 178, 26) +
    path(d, look.main) +
    `<clipPath id="heap"><path d="${d}"/></clipPath><g clip-path="url(#heap)">${group('translate(40 150)', speckles(330, 190, n, [look.accent, shade(look.main, 0.3), shade(look.main, -0.2), shade(look.accent, 0.25)], size, seed))}</g>` +
    path(d, 'url(#ball)', 'opacity="0.9"')
  )
}

export const rocks = (look: Look, base: number) =>
  shadow(206, 328, 178, 26) +
  path(
    'M52 320 Q100 280 132 226 Q170 168 204 162 Q244 168 280 230 Q316 284 354 320 Q300 338 204 338 Q108 338 52 320 z',
    shade(look.main, -0.4)
  ) +
  times(230, i => {
    const y = 176 + ((i * 97) % 230) * 0.66
    const half = 24 + (y - 168) * 1.02
    const x = 204 + (((i * 61) % 100) / 50 - 1) * half
    const r = base * (0.55 + ((i * 13) % 8) / 14)
    const tone = shade(look.main, (((i * 5) % 9) - 4) * 0.07)
    const d = `M${x - r} ${y} L${x - r * 0.4} ${y - r * 0.8} L${x + r * 0.5} ${y - r * 0.7} L${x + r} ${y + r * 0.1} L${x + r * 0.3} ${y + r * 0.7} L${x - r * 0.6} ${y + r * 0.6} z`
    return (
      path(d, tone) +
      path(
        `M${x - r} ${y} L${x - r * 0.4} ${y - r * 0.8} L${x + r * 0.5} ${y - r * 0.7} L${x} ${y} z`,
        '#ffffff',
        'opacity="0.22"'
      ) +
      path(
        `M${x} ${y} L${x + r} ${y + r * 0.1} L${x + r * 0.3} ${y + r * 0.7} L${x - r * 0.6} ${y + r * 0.6} z`,
        '#000000',
        'opacity="0.2"'
      )
    )
  })

export const drawBlock = (w: number, h: number, d: number, holes: boolean) => (look: Look) =>
  shadow(206, 326, 150, 24) +
  block(200, 330, w, h, d, look.main, {
    front: speckles(w, h, 140, [shade(look.main, -0.18), shade(look.main, 0.2)], 1.4),
    side: speckles(d, h, 80, [shade(look.main, -0.2), shade(look.main, 0.15)], 1.4),
    top:
      speckles(w, d, 80, [shade(look.main, -0.12)], 1.3) +
      (holes
        ? times(3, i => round(w * 0.08 + i * w * 0.31, d * 0.25, w * 0.2, d * 0.5, 6, shade(look.main, -0.6)))
        : '')
  })

/** Bricks, blocks, sand and stone. */
export const masonryDrawings: Record<string, Drawing> = {
  bricks: {
    looks: looks('#b5553a,#8d3a26 #c2653f,#96452b #a34a37,#7a3226 #bd6f52,#8f4c36'),
    draw: look =>
      shadow(206, 330, 160, 26) +
      times(5, i =>
        block(200 + (i % 2 ? 5 : -5), 330 - i * 36, 190, 34, 120, look.main, {
          front: courses(190, 34, 1, 2, look.main, '#d8cbbb'),
          side: courses(120, 34, 1, 2, look.main, '#cbbcaa'),
          top: i === 4 ? courses(190, 120, 3, 2, look.main, '#c9b9a6') : ''
        })
      )
  },
  brickwall: {
    looks: looks('#b5553a,#d8cbbb #c2653f,#e6ddd0 #a34a37,#bdb1a3 #bd6f52,#efe6da'),
    draw: look =>
      shadow(206, 332, 160, 24) +
      block(196, 334, 250, 220, 50, look.main, {
        front: courses(250, 220, 9, 4, look.main, look.accent),
        side: courses(50, 220, 9, 1, look.main, look.accent),
        top: courses(250, 50, 1, 4, look.main, look.accent)
      })
  },
  hebel: {
    looks: looks('#e3e2de,#c9c8c4 #dcdad4,#bfbdb6 #ebe9e4,#cfcdc7'),
    draw: look =>
      drawBlock(250, 84, 96, false)(look) +
      group(
        'translate(-14 -90)',
        block(200, 330, 250, 84, 96, look.main, {
          front:
            speckles(250, 84, 120, [look.accent], 1.5, 3) + label(20, 22, 60, 34, shade(look.accent, -0.25))
        })
      )
  },
  hebelstack: {
    looks: looks('#e3e2de,#c9c8c4 #dcdad4,#bfbdb6 #ebe9e4,#cfcdc7'),
    draw: look =>
      shadow(206, 336, 150, 24) +
      block(200, 340, 210, 16, 150, '#b58a57') +
      block(200, 326, 206, 190, 146, look.main, {
        front:
          courses(206, 190, 6, 2, look.main, '#a9a7a2') +
          rect(60, 0, 6, 190, '#2f6db5') +
          rect(140, 0, 6, 190, '#2f6db5'),
        side: courses(146, 190, 6, 2, look.main, '#98968f'),
        top: courses(206, 146, 3, 2, look.main, '#b5b3ae')
      })
  },
  paving: {
    looks: looks('#a9a7a2,#8b8a86 #b4604a,#8e4634 #5a5856,#3f3d3c #c0a97e,#9b8660'),
    draw: look =>
      shadow(206, 318, 170, 40) +
      group(
        'matrix(0.86 0.3 -0.86 0.3 200 184)',
        rect(-8, 4, 240, 222, '#000000', 'opacity="0.25"') +
          times(40, i => {
            const x = (i % 5) * 46 + (Math.floor(i / 5) % 2) * 23 - 10
            const y = Math.floor(i / 5) * 27
            return (
              round(x, y, 44, 25, 2, shade(look.main, (((i * 7) % 5) - 2) * 0.06)) +
              round(x + 1, y + 1, 42, 8, 2, '#ffffff', 'opacity="0.16"')
            )
          })
      )
  },
  batako: {
    looks: looks('#a5a29c,#86837d #b3afa7,#928e86 #98958f,#7b7872'),
    draw: drawBlock(210, 120, 110, true)
  },
  roster: {
    looks: looks('#b9b5ad,#8d8981 #c0724d,#93512f #e3e0d9,#b9b5ab #7f7c77,#5a5753'),
    draw: look =>
      shadow(206, 330, 130, 22) +
      block(200, 332, 190, 190, 70, look.main, {
        front:
          rect(0, 0, 190, 190, look.main) +
          times(4, i =>
            turn(i * 90, path('M95 18 q34 40 0 66 q-34 -26 0 -66 z', shade(look.accent, -0.45)), 95, 95)
          ) +
          times(4, i => turn(45 + i * 90, oval(95, 22, 9, 12, shade(look.accent, -0.45)), 95, 95)) +
          rect(6, 6, 178, 178, 'none', `stroke="${look.accent}" stroke-width="4"`)
      })
  },
  sand: {
    looks: looks('#c9a876,#a98955 #8f8b84,#6d6963 #b8955f,#94754a #d7c096,#b69d70 #7b756d,#5d5851'),
    draw: look => heap(look, 900, 1.6, 5)
  },
  gravel: {
    looks: looks('#8f9296,#6b6e72 #7b7f84,#5b5e62 #a3a19c,#7b7974 #6f7780,#4e545b'),
    draw: look => rocks(look, 14)
  },
  riverstone: {
    looks: looks('#e6e3dc,#c6c2b8 #6f6a64,#504c47 #b9a389,#937e66'),
    draw: look =>
      shadow(206, 324, 172, 30) +
      times(46, i => {
        const row = Math.floor(i / 10)
        const spread = 150 - row * 24
        const x = 206 + (((i * 37) % 100) / 50 - 1) * spread
        const y = 314 - row * 28 - ((i * 17) % 13)
        return turn(
          ((i * 29) % 50) - 25,
          group(
            `translate(${x} ${y}) scale(1 ${0.6 + ((i * 7) % 4) * 0.08})`,
            ball(0, 0, 19 + ((i * 11) % 14), shade(look.main, (((i * 5) % 7) - 3) * 0.07))
          ),
          x,
          y
        )
      })
  }
}
