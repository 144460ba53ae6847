/*
 * Elements of every drawing: one light from the upper left, one ground, one projection. The canvas is 400 × 400;
 * shading is laid over plain colours as translucent gradients, so any colour works.
 */

/** Colours of one version of a drawing, and which of its patterns to use. */
export type Look = {
  main: string
  accent: string
  kind: number
  /** Words printed on a pack: its brand, and its size if given. */
  words?: readonly string[]
}
export type Drawing = { looks: readonly Look[]; draw: (look: Look) => string }

/** looks('#fff,#000 #eee,#111,2') // => two looks; kind defaults to 0 */
export const looks = (text: string): Look[] =>
  text
    .trim()
    .split(/\s+/)
    .map(part => {
      const [main = '#888888', accent = '#444444', kind = '0'] = part.split(',')
      return { main, accent, kind: Number(kind) }
    })

/** Lightens (amount > 0) or darkens a colour; −1 is black, 1 is white. */
export function shade(colour: string, amount: number): string {
  const target = amount < 0 ? 0 : 255
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

const stops = (list: [number, string, number][]) =>
  list.map(([at, c, o]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${o}"/>`).join('')
const linear = (id: string, x2: number, y2: number, list: [number, string, number][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
const tube: [number, string, number][] = [
  [0, '#000', 0.22],
  [0.12, '#fff', 0.05],
  [0.3, '#fff', 0.5],
  [0.45, '#fff', 0.08],
  [0.7, '#000', 0.16],
  [1, '#000', 0.42]
]

export const sharedDefs = `<defs>
${linear('tube', 1, 0, tube)}${linear('tubeV', 0, 1, tube)}
${linear('face', 1, 1, [
  [0, '#fff', 0.26],
  [0.5, '#fff', 0],
  [1, '#000', 0.16]
])}
${linear('side', 1, 1, [
  [0, '#000', 0.24],
  [1, '#000', 0.42]
])}
${linear('top', 1, 1, [
  [0, '#fff', 0.42],
  [1, '#fff', 0.1]
])}
${linear('glass', 1, 1, [
  [0, '#fff', 0.75],
  [0.35, '#fff', 0.15],
  [0.5, '#fff', 0.4],
  [0.52, '#fff', 0.08],
  [1, '#fff', 0.2]
])}
<radialGradient id="ball" cx="0.36" cy="0.3" r="0.75">${stops([
  [0, '#fff', 0.55],
  [0.35, '#fff', 0.08],
  [0.7, '#000', 0.12],
  [1, '#000', 0.42]
])}</radialGradient>
<radialGradient id="ground">${stops([
  [0, '#2a1c10', 0.42],
  [0.55, '#2a1c10', 0.18],
  [1, '#2a1c10', 0]
])}</radialGradient>
<radialGradient id="glow">${stops([
  [0, '#fff6d8', 0.95],
  [0.4, '#ffe7a3', 0.45],
  [1, '#ffe7a3', 0]
])}</radialGradient></defs>`

/** Soft shadow on the ground, a little to the lower right as the light comes from the upper left. */
export const shadow = (cx: number, cy: number, rx: number, ry = rx * 0.2) =>
  `<ellipse cx="${cx + rx * 0.06}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#ground)"/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
export const round = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  rect(x, y, w, h, fill, `rx="${r}" ${more}`)
/** A rectangle in a colour with a shading over it. */
export const lit = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  light: 'face' | 'tube' | 'tubeV' | 'side' | 'top' | 'glass' = 'face'
) => round(x, y, w, h, r, fill) + round(x, y, w, h, r, `url(#${light})`)
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const litPath = (d: string, fill: string, light = 'face') => path(d, fill) + path(d, `url(#${light})`)
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more.includes('linecap') ? more : `stroke-linecap="round" ${more}`}/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const disc = (cx: number, cy: number, r: number, fill: string, more = '') =>
  oval(cx, cy, r, r, fill, more)
export const ball = (cx: number, cy: number, r: number, fill: string) =>
  disc(cx, cy, r, fill) + disc(cx, cy, r, 'url(#ball)')
export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`
export const turn = (angle: number, content: string, cx = 200, cy = 200) =>
  group(`rotate(${angle} ${cx} ${cy})`, content)
export const times = (n: number, draw: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

/** Content clipped to a rectangle at the origin. */
const cut = (w: number, h: number, content: string) => `<svg width="${w}" height="${h}">${content}</svg>`

type Faces = { front?: string; side?: string; top?: string }

/**
 * A block in three-quarter view standing on the ground at (cx, ground): its front faces lower left, its side right.
 * Faces are drawn flat in their own coordinates: front w × h, side d × h, top w × d.
 */
export function block(
  cx: number,
  ground: number,
  w: number,
  h: number,
  d: number,
  colour: string,
  faces: Faces = {}
) {
  const x = cx - (0.88 * w + 0.42 * d) / 2
  const y = ground - 0.16 * w
  const side = x + 0.88 * w
  const sideTop = y - h + 0.16 * w
  return (
    group(
      `matrix(0.88 0.16 0 1 ${x} ${y - h})`,
      cut(w, h, rect(0, 0, w, h, colour) + (faces.front ?? '') + rect(0, 0, w, h, 'url(#face)'))
    ) +
    group(
      `matrix(0.42 -0.3 0 1 ${side} ${sideTop})`,
      cut(d, h, rect(0, 0, d, h, colour) + (faces.side ?? '') + rect(0, 0, d, h, 'url(#side)'))
    ) +
    group(
      `matrix(0.88 0.16 -0.42 0.3 ${x + 0.42 * d} ${y - h - 0.3 * d})`,
      cut(w, d, rect(0, 0, w, d, colour) + (faces.top ?? '') + rect(0, 0, w, d, 'url(#top)'))
    )
  )
}

/** A standing cylinder; the content of its mantle is drawn flat, 2·rx × h, below the shading. */
export function cylinder(
  cx: number,
  top: number,
  rx: number,
  ry: number,
  h: number,
  colour: string,
  mantle = '',
  lid = shade(colour, 0.3)
) {
  const body = `M${cx - rx} ${top} v${h} a${rx} ${ry} 0 0 0 ${2 * rx} 0 v${-h} z`
  return (
    path(body, colour) +
    (mantle ? group(`translate(${cx - rx} ${top})`, mantle) : '') +
    path(body, 'url(#tube)') +
    oval(cx, top, rx, ry, lid) +
    oval(cx, top, rx, ry, 'url(#top)')
  )
}

/** A band around a standing cylinder, for its mantle. */
export const band = (rx: number, ry: number, y: number, h: number, fill: string) =>
  path(`M0 ${y} a${rx} ${ry} 0 0 0 ${2 * rx} 0 v${h} a${rx} ${ry} 0 0 1 ${-2 * rx} 0 z`, fill)

/** Dots scattered over a rectangle, the same each time. */
export function speckles(
  w: number,
  h: number,
  n: number,
  colours: readonly string[],
  r = 2,
  from = 7
): string {
  let state = from
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  return times(n, i => {
    const size = r * (0.5 + next())
    return oval(next() * w, next() * h, size, size * (0.7 + next() * 0.4), colours[i % colours.length]!)
  })
}

/** The two colours of a tool's grip, for each look of tools. */
export const grips = '#e0a526,#2b2d30 #c4232b,#2b2d30 #1f4ea3,#2b2d30 #2e8b4a,#2b2d30'
