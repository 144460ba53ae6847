import { line, oval, path, rect, shade, speckles, times } from './kit.ts'
import { lettering, widthOf } from '#server/core/images/lettering.ts'

/** Patterns of tiles, stones and boards on a flat face of w × h. */
export type Surface = (w: number, h: number, main: string, accent: string, seed?: number) => string

/** A jagged vein with a branch from upper left to lower right; every seed gives a different one. */
function vein(w: number, h: number, colour: string, width: number, seed: number): string {
  let state = seed * 7919 + 17
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  next()
  let x = -w * 0.1
  let y = h * (next() * 1.1 - 0.3)
  let d = `M${x} ${y}`
  let branch = ''
  const slope = 0.25 + next() * 0.7
  while (x < w * 1.1) {
    const dx = w * (0.05 + next() * 0.11)
    x += dx
    y += dx * slope + h * (next() - 0.5) * 0.09
    d += ` L${x} ${y}`
    if (next() < 0.3) {
      branch += `M${x} ${y} l${w * 0.1} ${h * (next() * 0.24 - 0.03)} l${w * 0.13} ${h * (next() * 0.2 - 0.08)} `
    }
  }
  return (
    line(d, colour, width, 'opacity="0.62"') +
    line(d, colour, width * 4, 'opacity="0.10"') +
    line(branch || d, colour, width * 0.5, 'opacity="0.5"')
  )
}

const marble: Surface = (w, h, main, accent, seed = 1) =>
  rect(0, 0, w, h, main) +
  oval(w * ((seed % 3) * 0.3 + 0.2), h * 0.25, w * 0.4, h * 0.14, accent, 'opacity="0.10"') +
  oval(w * 0.75, h * ((seed % 4) * 0.2 + 0.3), w * 0.4, h * 0.16, accent, 'opacity="0.12"') +
  times(3, i => vein(w, h, accent, Math.max(0.7, w / (i ? 170 : 80)), seed * 5 + i))

const terrazzo: Surface = (w, h, main, accent) =>
  rect(0, 0, w, h, main) +
  speckles(
    w,
    h,
    Math.round((w * h) / 55),
    [accent, '#c98a64', '#6f7f86', '#e9d9b8', '#a5563f', '#ffffff'],
    3.2
  )

const wood: Surface = (w, h, main, accent) =>
  rect(0, 0, w, h, main) +
  times(9, i => {
    const y = (h * (i + 0.5)) / 9
    return line(
      `M0 ${y} q${w * 0.25} ${(i % 3) * 3 - 3} ${w * 0.5} 0 t${w * 0.5} 0`,
      i % 3 ? accent : shade(main, 0.25),
      i % 2 ? 1 : 1.8,
      'opacity="0.5"'
    )
  }) +
  oval(
    w * 0.62,
    h * 0.45,
    w * 0.05,
    h * 0.05,
    'none',
    `stroke="${accent}" stroke-width="1.4" opacity="0.6"`
  ) +
  oval(w * 0.62, h * 0.45, w * 0.09, h * 0.09, 'none', `stroke="${accent}" stroke-width="1" opacity="0.4"`)

const checker: Surface = (w, h, main, accent) =>
  times(16, i =>
    rect(
      ((i % 4) * w) / 4,
      (Math.floor(i / 4) * h) / 4,
      w / 4 + 0.5,
      h / 4 + 0.5,
      (i + Math.floor(i / 4)) % 2 ? main : accent
    )
  )

const stone: Surface = (w, h, main, accent) =>
  rect(0, 0, w, h, main) +
  speckles(w, h, Math.round((w * h) / 70), [accent, shade(main, 0.35), shade(main, -0.25)], 1.8, 11) +
  oval(w * 0.4, h * 0.5, w * 0.35, h * 0.2, shade(main, 0.2), 'opacity="0.4"')

const plain: Surface = (w, h, main) => rect(0, 0, w, h, main)

const kawung: Surface = (w, h, main, accent) =>
  rect(0, 0, w, h, main) +
  times(9, i => {
    const cx = (((i % 3) + 0.5) * w) / 3
    const cy = ((Math.floor(i / 3) + 0.5) * h) / 3
    const r = w / 7
    return times(
      4,
      k =>
        `<ellipse cx="${cx + r * 0.6}" cy="${cy}" rx="${r * 0.62}" ry="${r * 0.34}" fill="${accent}" transform="rotate(${45 + k * 90} ${cx} ${cy})"/>`
    )
  })

const cement: Surface = (w, h, main, accent) =>
  rect(0, 0, w, h, main) +
  times(7, i =>
    oval(
      (w * ((i * 37) % 100)) / 100,
      (h * ((i * 53) % 100)) / 100,
      w * 0.3,
      h * 0.12,
      i % 2 ? accent : '#ffffff',
      'opacity="0.10"'
    )
  )

const surfaces: readonly Surface[] = [plain, marble, terrazzo, wood, checker, stone, kawung, cement]
export const surface = (kind: number): Surface => surfaces[kind % surfaces.length]!

/** Courses of bricks with mortar between. */
export function courses(
  w: number,
  h: number,
  rows: number,
  columns: number,
  main: string,
  mortar: string
): string {
  const bh = h / rows
  const bw = w / columns
  return (
    rect(0, 0, w, h, mortar) +
    times(rows * (columns + 1), i => {
      const row = Math.floor(i / (columns + 1))
      const x = ((i % (columns + 1)) - (row % 2) * 0.5) * bw
      const tone = shade(main, (((i * 7) % 5) - 2) * 0.05)
      return rect(x + 1.5, row * bh + 1.5, bw - 3, bh - 3, tone, 'rx="1.5"')
    })
  )
}

/** Square tiles in a grid with joints. */
export function grid(
  w: number,
  h: number,
  columns: number,
  rows: number,
  cell: (cw: number, ch: number, i: number) => string,
  joint: string
): string {
  const cw = w / columns
  const ch = h / rows
  return (
    rect(0, 0, w, h, joint) +
    times(columns * rows, i => {
      const x = (i % columns) * cw
      const y = Math.floor(i / columns) * ch
      return `<svg x="${x + 1}" y="${y + 1}" width="${cw - 2}" height="${ch - 2}">${cell(cw - 2, ch - 2, i)}</svg>`
    })
  )
}

/** A label on a package: coloured bars in place of words. */
export const label = (x: number, y: number, w: number, h: number, ink: string) =>
  rect(x, y, w, h * 0.3, ink, 'rx="2"') +
  rect(x, y + h * 0.45, w * 0.72, h * 0.14, ink, 'rx="2" opacity="0.7"') +
  rect(x, y + h * 0.7, w * 0.5, h * 0.14, ink, 'rx="2" opacity="0.5"')

/** Brand above size on a pack, as large as the box allows; a brand without size is centred. */
export function printed(
  x: number,
  y: number,
  w: number,
  h: number,
  ink: string,
  [maker = '', size]: readonly string[]
): string {
  const fitting = (text: string, max: number) => Math.min(max, (max * w) / widthOf(text, max))
  const row = (text: string, at: number, max: number) => {
    const high = fitting(text, max)
    return lettering(text, x + w / 2, y + h * at + high * 0.36, high, ink, 'middle')
  }
  if (size === undefined) return row(maker, 0.5, h * 0.6)
  return row(maker, 0.28, h * 0.5) + row(size, 0.78, h * 0.34)
}

/** A neutral emblem: a ring with a peak. */
export const emblem = (cx: number, cy: number, r: number, ink: string) =>
  oval(cx, cy, r, r, 'none', `stroke="${ink}" stroke-width="${r * 0.18}"`) +
  path(`M${cx - r * 0.55} ${cy + r * 0.35} l${r * 0.55} ${-r * 0.85} l${r * 0.55} ${r * 0.85} z`, ink)
