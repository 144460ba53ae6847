import { hash } from '../random.ts'
import { rect, sharedDefs } from './kit.ts'
import { draw, lookOf, type Picture } from './picture.ts'

/** A complete SVG; width is in its own units. */
export type Canvas = {
  svg: string
  width: number
  /** Width in pixels at which it is drawn, if less than its maximum width is enough. */
  drawnAt?: number
}

/** Storage path of a picture, and the function that makes its SVG when it is drawn. */
export type CanvasSource = {
  path: string
  /** Widths in px, if different from the usual ones. */
  widths?: readonly number[]
  canvas: () => Canvas
}

/**
 * Close-ups and buyers' photos are soft, thumbnails of variants small: drawing them smaller saves a fifth of the
 * seeding time.
 */
const softWidth = 640

/** Background papers in similar warm tones, so that a list of many products is calm but not uniform. */
const papers = [
  ['#FBFAF8', '#EDE8E1'],
  ['#FAF8F4', '#EAE3D8'],
  ['#F8F8F6', '#E6E6E1'],
  ['#FBF7F2', '#EFE4D8'],
  ['#F7F8F8', '#E4E8E8']
] as const

/** Darker papers behind pale products. */
const deeper = [
  ['#EFE8DD', '#D6CABA'],
  ['#E9E7E1', '#CDC8BE'],
  ['#E6E9E8', '#C8D0CF']
] as const

const isPale = (colour: string) => [1, 3, 5].every(at => Number.parseInt(colour.slice(at, at + 2), 16) > 206)

export function canvasOf(picture: Picture, path: string): Canvas {
  const number = hash(path)
  const paper = isPale(lookOf(picture).main)
    ? deeper[number % deeper.length]!
    : papers[number % papers.length]!
  const content = draw(picture)
  if (picture.view === 'c') return { svg: snapshot(content, number), width: 400, drawnAt: softWidth }
  const back = backdrop(paper[0], paper[1])
  if (picture.view === 'a') {
    const whole = { width: 400, svg: page('0 0 400 400', back, content) }
    // A pack without its size is the thumbnail of a variant.
    return picture.words?.length === 1 ? { ...whole, drawnAt: softWidth } : whole
  }
  return { width: 400, svg: page(closeUp(number), back, content), drawnAt: softWidth }
}

const page = (box: string, back: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="${box}">${sharedDefs}${back}${content}</svg>`

const backdrop = (light: string, dark: string) =>
  `<defs><radialGradient id="paper" cx="0.36" cy="0.28" r="0.95"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>` +
  rect(-400, -400, 1200, 1200, dark) +
  rect(0, 0, 400, 400, 'url(#paper)')

/** View box of a close-up: a square near the middle, a little over half as wide as the drawing. */
function closeUp(number: number): string {
  const x = 70 + (number % 5) * 14
  const y = 110 + ((number >>> 4) % 4) * 12
  return `${x} ${y} 216 216`
}

/** The drawing as a buyer's phone photo: on a table or floor at home, tilted, with a vignette. */
function snapshot(content: string, number: number): string {
  const floors = ['#b08a62', '#9c9a95', '#c9bda8', '#7d6a58']
  const walls = ['#ddd6c8', '#cfd6d6', '#e4d8c8', '#c8cdc4']
  const floor = floors[number % 4]!
  const lines = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M${-200 + i * 130} 420 L${60 + i * 46} 250" stroke="#000" stroke-opacity="0.14" stroke-width="2"/>`
  ).join('')
  const back =
    rect(-100, -100, 600, 360, walls[(number >>> 3) % 4]!) + rect(-100, 250, 600, 300, floor) + lines
  const vignette = `<defs><radialGradient id="vignette" cx="0.45" cy="0.42" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></radialGradient></defs>`
  const tilt = (number % 13) - 6
  const scene = `<g transform="rotate(${tilt} 200 200)">${back}<g transform="translate(${(number % 5) * 6 - 4} 26) scale(0.94)">${content}</g></g>`
  const tint = rect(0, 0, 400, 400, '#ffb25e', 'opacity="0.09"')
  return page('24 24 352 352', '', `${scene}${tint}${vignette}${rect(0, 0, 400, 400, 'url(#vignette)')}`)
}
