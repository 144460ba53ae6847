/** Characters that a card's two lines hold on the narrowest phone; a longer name shows its size in lines of its own. */
const fits = 36

const number = String.raw`\d+(?:[.,]\d+)?(?:\s?\d+/\d+|/\d+)?`
const unit = String.raw`(?:mm|cm|m[23]?|m²|m³|inch|kg|gr|gram|g|ml|liter|l|watt|w|volt|v|pk|gb|tb|pcs|lembar|lbr|batang|susun|grup|pasang|meter)\b|["″]`
const measure = String.raw`${number}(?:\s?(?:${unit}))?`
/** After a character that no size has: '60x60 cm', '16 mm x 12 m', 'M8 x 50 mm', '1 1/2 inch', '24–26 mm', 'isi 100', 'grit 80'. */
const size = new RegExp(
  String.raw`(^|[^\w.,/-])(?:(?:isi|grit)\s\d+|${number}\s?(?:${unit})|[MD]?${measure}(?:\s?[x×–-]\s?${measure})+)`,
  'i'
)

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
