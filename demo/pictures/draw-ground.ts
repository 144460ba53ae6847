import {
  ball,
  type Drawing,
  group,
  line,
  type Look,
  looks,
  path,
  rect,
  round,
  shade,
  shadow,
  speckles,
  times,
  turn
} from './kit.ts'
import { drawBlock, heap, rocks } from './draw-masonry.ts'

const pavings = '#a9a7a2,#8b8a86 #b4604a,#8e4634 #5a5856,#3f3d3c'

/** Paving seen from above in perspective. */
const laid = (content: string, bed = '#8f8a82') =>
  shadow(206, 318, 170, 40) +
  group(
    'matrix(0.86 0.3 -0.86 0.3 200 184)',
    rect(-4, 6, 230, 222, '#000000', 'opacity="0.25"') +
      `<svg width="226" height="216">${rect(0, 0, 226, 216, bed)}${content}</svg>`
  )

const tone = (look: Look, i: number) => shade(look.main, (((i * 7) % 5) - 2) * 0.06)

/** A polygon around a point, with a light upper edge. */
const stone = (points: readonly (readonly [number, number])[], x: number, y: number, fill: string) => {
  const d = `M${points.map(([dx, dy]) => `${x + dx} ${y + dy}`).join(' L')} z`
  return path(d, fill) + line(d, '#ffffff', 1.4, 'opacity="0.22"')
}

const hexagon = (r: number) =>
  times6(k => [Math.cos((k * Math.PI) / 3) * r, Math.sin((k * Math.PI) / 3) * r] as const)
const times6 = <T>(point: (k: number) => T) => [0, 1, 2, 3, 4, 5].map(point)

/** A woven or clear bag that stands, its content visible at the open top. */
const openBag = (sack: string, content: string, isClear: boolean) => {
  const body =
    'M118 130 Q200 112 284 130 Q300 210 296 316 Q288 336 264 336 Q202 344 140 336 Q114 336 108 316 Q102 214 118 130 z'
  return (
    shadow(206, 334, 112, 20) +
    (isClear ? '' : path(body, sack)) +
    `<clipPath id="bag"><path d="${isClear ? body : 'M124 132 Q200 84 278 132 Q200 158 124 132 z'}"/></clipPath><g clip-path="url(#bag)">${content}</g>` +
    (isClear
      ? path(body, '#ffffff', 'opacity="0.12"') + path('M150 128 Q200 96 252 128 L236 96 h-70 z', '#dfe6e8')
      : times(13, i => line(`M${116 + i * 14} 150 V332`, '#000000', 1.4, 'opacity="0.08"')) +
        times(12, i => line(`M108 ${160 + i * 15} H298`, '#000000', 1.4, 'opacity="0.08"')) +
        line('M122 136 Q200 164 280 136', shade(sack, -0.2), 6)) +
    path(body, 'url(#tube)', `opacity="${isClear ? 0.5 : 0.6}"`)
  )
}

const pebbles = (look: Look) =>
  rect(90, 90, 230, 260, shade(look.main, -0.45)) +
  times(210, i =>
    group(
      `translate(${104 + ((i * i * 7 + i * 37) % 200)} ${106 + ((i * 61) % 232)}) scale(1 ${0.7 + ((i * 7) % 4) * 0.08})`,
      ball(0, 0, 8 + ((i * 11) % 6), i % 3 ? shade(look.main, (((i * 5) % 7) - 3) * 0.06) : look.accent)
    )
  )

/** Paving of other shapes, and what comes from the quarry, loose and in bags. */
export const groundDrawings: Record<string, Drawing> = {
  pavinghex: {
    looks: looks(pavings),
    draw: look =>
      laid(
        times(54, i => {
          const column = i % 9
          return stone(
            hexagon(17.4),
            column * 28 + 4,
            Math.floor(i / 9) * 34 + (column % 2) * 17 + 12,
            tone(look, i)
          )
        }) + times(9, i => stone(hexagon(17.4), i * 28 + 4, 216 + (i % 2) * 17, tone(look, i + 3)))
      )
  },
  pavingworm: {
    looks: looks(pavings),
    draw: look =>
      laid(
        times(48, i => {
          const x = (i % 6) * 40 - (Math.floor(i / 6) % 2) * 6
          const y = Math.floor(i / 6) * 28
          const d = `M${x} ${y} l10 4 l10 -4 l10 4 l9 -4 l-4 9 l4 8 l-4 9 l-9 -4 l-10 4 l-10 -4 l-6 4 l4 -9 l-4 -8 z`
          return path(d, tone(look, i)) + line(d, '#ffffff', 1.2, 'opacity="0.22"')
        })
      )
  },
  grassblock: {
    looks: looks(pavings),
    draw: look =>
      laid(
        times(9, i => {
          const x = (i % 3) * 76
          const y = Math.floor(i / 3) * 73
          return (
            round(x, y, 73, 70, 3, tone(look, i)) +
            times(4, k => {
              const hx = x + 9 + (k % 2) * 31
              const hy = y + 8 + Math.floor(k / 2) * 30
              return (
                round(hx, hy, 25, 24, 6, '#4b3a26') +
                times(9, g =>
                  line(
                    `M${hx + 3 + ((g * 8) % 20)} ${hy + 22 - ((g * 5) % 14)} l${(g % 3) - 1} -9`,
                    g % 2 ? '#4f9a45' : '#76b85a',
                    3.4
                  )
                )
              )
            })
          )
        })
      )
  },
  batakosolid: { looks: looks('#a5a29c,#86837d #b3afa7,#928e86'), draw: drawBlock(210, 110, 100, false) },
  rosterlines: {
    looks: looks('#b9b5ad,#8d8981 #e3e0d9,#b9b5ab'),
    draw: look =>
      shadow(206, 332, 130, 20) +
      round(110, 116, 200, 210, 3, shade(look.main, -0.4)) +
      round(96, 106, 200, 210, 3, look.main) +
      round(96, 106, 200, 210, 3, 'url(#face)') +
      times(5, i => rect(114 + i * 34, 126, 22, 170, shade(look.main, -0.6), 'rx="2"')) +
      times(5, i => rect(114 + i * 34, 126, 7, 170, shade(look.accent, -0.15)))
  },
  rubble: { looks: looks('#8f8b84,#6b6e72 #7b756d,#5b5e62'), draw: look => rocks(look, 30) },
  sandbag: {
    looks: looks('#c9a876,#a98955 #8f8b84,#6d6963 #b8955f,#94754a #d7c096,#b69d70 #7b756d,#5d5851'),
    draw: look =>
      openBag(
        '#e9e7df',
        rect(90, 80, 230, 90, look.main) +
          group('translate(110 84)', speckles(190, 80, 260, [look.accent, shade(look.main, 0.3)], 1.6)),
        false
      )
  },
  stonebag: {
    looks: looks('#8f9296,#6b6e72 #7b7f84,#5b5e62 #a3a19c,#7b7974 #6f7780,#4e545b'),
    draw: look =>
      openBag(
        '#e9e7df',
        rect(90, 80, 230, 90, shade(look.main, -0.4)) +
          times(60, i => {
            const x = 120 + ((i * 37) % 164)
            const y = 104 + ((i * 23) % 46)
            const d = `M${x - 9} ${y} l6 -8 l9 2 l4 8 l-7 7 l-9 -2 z`
            return (
              path(d, tone(look, i)) + path(`M${x - 9} ${y} l6 -8 l9 2 l-7 7 z`, '#ffffff', 'opacity="0.25"')
            )
          }),
        false
      )
  },
  pebblebag: {
    looks: looks('#f0eee8,#d9d6cd #b9a389,#8f8b84 #3a3a3c,#55585c'),
    draw: look => openBag('', pebbles(look), true)
  },
  earth: { looks: looks('#9a5b36,#7a4427 #8a5030,#6b3a20'), draw: look => heap(look, 500, 3.4, 9) },
  sirtu: {
    looks: looks('#a08f78,#6f6a64 #8f8474,#5f5a55'),
    draw: look =>
      heap(look, 500, 1.8, 5) +
      times(34, i => {
        const y = 196 + ((i * i * 3 + i * 53) % 128)
        const x = 204 + (((i * i * 17 + i * 31) % 100) / 50 - 1) * (y - 166) * 0.8
        return turn(i * 37, ball(x, y, 6 + ((i * 7) % 8), shade('#8f9296', ((i % 5) - 2) * 0.1)), x, y)
      })
  }
}
