import { measured } from '#lib/format/measures.ts'

/** Characters that fit in a card's two lines on the narrowest phone; a longer name shows its size separately. */
const fits = 36

/** A size after a character that is not part of it: a measure, or 'isi 100', 'grit 80'. */
const size = new RegExp(String.raw`(^|[^\p{L}\d.,/-])(?:(?:isi|grit)\s\d+|${measured})`, 'iu')

/**
 * A product's name for its card: a long one is split before the size, so that no card truncates what distinguishes the
 * product. Both parts together are the name.
 *
 * cardName('Keramik Lantai Platinum dWood Coklat Tua 60x60 cm') // => { start: 'Keramik … Tua', size: '60x60 cm' }
 */
export function cardName(name: string): { start: string; size?: string } {
  const found = name.length > fits ? size.exec(name) : null
  const place = found ? found.index + (found[1] ?? '').length : 0
  // A size at the start of the name needs no line of its own.
  return place > 0 ? { start: name.slice(0, place).trimEnd(), size: name.slice(place) } : { start: name }
}
