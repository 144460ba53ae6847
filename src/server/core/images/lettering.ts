import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '../platform/project-paths.ts'

// Outlines of Plus Jakarta Sans at weight 750 (SIL Open Font License): a machine may have no fonts at all.
const { unitsPerEm, glyphs } = JSON.parse(
  readFileSync(join(projectRoot, 'src/server/core/images/glyphs.json'), 'utf8')
) as { unitsPerEm: number; glyphs: Record<string, [width: number, outline: string]> }

const space: [number, string] = [260, '']

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (glyphs[letter] ?? space)[0], 0) * (size / unitsPerEm)

/**
 * Reduces a text to characters that have outlines: an accented letter loses its accent, others are left out.
 *
 * drawable('Café ✨ 10×10') // => 'Cafe 10×10'
 */
export const drawable = (text: string): string =>
  [...text]
    .map(letter => (letter in glyphs ? letter : (letter.normalize('NFD')[0] ?? '')))
    .map(letter => (letter in glyphs ? letter : /\s/.test(letter) ? ' ' : ''))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()

/** A line of text as outlines; y is its baseline. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' = 'start'
): string {
  const scale = size / unitsPerEm
  let at = 0
  const outlines = [...text].map(letter => {
    const [width, outline] = glyphs[letter] ?? space
    const placed = `<path d="${outline}" transform="translate(${at} 0)"/>`
    at += width
    return placed
  })
  const left = anchor === 'middle' ? x - (at * scale) / 2 : x
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
