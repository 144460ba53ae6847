import { measured } from '#lib/format/measures.ts'

/** Characters that a card's two lines hold on the narrowest phone; a longer name shows its size in lines of its own. */
const fits = 36

/** After a character that no size has: a measure, and how many or how coarse: 'isi 100', 'grit 80'. */
const size = new RegExp(String.raw`(^|[^\p{L}\d.,/-])(?:(?:isi|grit)\s\d+|${measured})`, 'iu')

/**
 * A product's name as its card shows it: of a long one the size, and what follows it, apart, so that no card cuts off
 * what tells the product from its neighbours. Both together are the name.
 *
 * cardName('Keramik Lantai Platinum dWood Coklat Tua 60x60 cm') // => { start: 'Keramik … Tua', size: '60x60 cm' }
 */
export function cardName(name: string): { start: string; size?: string } {
  const found = name.length > fits ? size.exec(name) : null
  const place = found ? found.index + (found[1] ?? '').length : 0
  // A size that begins the name needs no line of its own.
  return place > 0 ? { start: name.slice(0, place).trimEnd(), size: name.slice(place) } : { start: name }
}
