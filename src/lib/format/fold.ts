/** Maximum characters (and optionally lines) of a text before 'Lihat selengkapnya'. */
export type FoldLimit = { characters: number; lines?: number }

/** Limits of a product's description (product-17) and of a review (review-17). */
export const descriptionFold: FoldLimit = { characters: 1000 }
export const reviewFold: FoldLimit = { characters: 400, lines: 6 }

/**
 * Where to cut a text that is too long, between two words; undefined where it fits.
 *
 * foldAt('satu dua tiga', { characters: 10 }) // => 8
 */
export function foldAt(text: string, { characters, lines = Infinity }: FoldLimit): number | undefined {
  const line = nthBreak(text, lines)
  if (text.length <= characters && line === undefined) return undefined
  const max = Math.min(characters, line ?? text.length)
  if (/\s/.test(text.charAt(max))) return max
  const shown = text.slice(0, max)
  const word = Math.max(shown.lastIndexOf(' '), shown.lastIndexOf('\n'))
  // A single word of that length is cut anywhere.
  return word > 0 ? word : max
}

/** Where the last of `lines` lines ends; undefined where the text has no more lines. */
function nthBreak(text: string, lines: number): number | undefined {
  let place = -1
  for (let line = 0; line < lines; line++) {
    place = text.indexOf('\n', place + 1)
    if (place < 0) return undefined
  }
  return place
}
