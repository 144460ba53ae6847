/** A row of the trade's vocabulary: a word, and the words that it also finds, space separated. */
export type SynonymRule = { word: string; means: string }

/** Spellings of a unit behind a number, and the one that stays. Areas before lengths: 'm2' must not match as 'm'. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(\d) ?(?:m2|meter persegi|mtr2)(?![a-z0-9])/g, '$1m2'],
  [/(\d) ?(?:m3|meter kubik|kubik)(?![a-z0-9])/g, '$1m3'],
  [/(\d) ?(?:kg|kgs|kilo|kilogram)(?![a-z0-9])/g, '$1kg'],
  [/(\d) ?(?:g|gr|gram)(?![a-z0-9])/g, '$1gr'],
  [/(\d) ?(?:l|lt|ltr|liter|litre)(?![a-z0-9])/g, '$1l'],
  [/(\d) ?ml(?![a-z0-9])/g, '$1ml'],
  [/(\d) ?(?:mm|mili|milimeter)(?![a-z0-9])/g, '$1mm'],
  [/(\d) ?(?:cm|senti|sentimeter)(?![a-z0-9])/g, '$1cm'],
  [/(\d) ?(?:m|mtr|meter)(?![a-z0-9])/g, '$1m'],
  [/(\d) ?(?:"|''|inch|inci|inchi|in|dim)(?![a-z0-9])/g, '$1inch'],
  [/(\d) ?(?:w|watt)(?![a-z0-9])/g, '$1watt'],
  [/(\d) ?(?:v|volt)(?![a-z0-9])/g, '$1volt']
]

/** Vulgar fractions as people paste them from price lists. */
const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/**
 * A text as the search compares it, the same for products and for what a buyer types: lower case, without accents
 * and punctuation, sizes and units in one spelling. Fractions and decimals become one word, because PostgreSQL's
 * parser would tear them apart.
 *
 * normaliseText('Granit 60 × 60 CM') // => 'granit 60x60'
 * normaliseText('Pipa PVC 3/4" 4 meter') // => 'pipa pvc 3per4inch 4m'
 * normaliseText('Kabel NYM 2x1,5 mm') // => 'kabel nym 2x1koma5mm'
 */
export function normaliseText(text: string): string {
  let plain = text
    .toLowerCase()
    .replace(/(\d)?([½¼¾])/g, (_, whole: string | undefined, sign: string) =>
      whole ? `${whole} ${fractions[sign]}` : (fractions[sign] ?? '')
    )
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(/[″”“]/g, '"')
    .replaceAll(/\s+/g, ' ')
    // 60 x 60, 60×60, 60*60; the unit between factors goes too: 60cm x 60cm.
    .replace(/(\d) ?(?:cm|mm|m)? ?[x×*] ?(?=\d)/g, '$1x')
    .replace(/(\dx\d{1,6}(?:[.,]\d{1,4})?) ?cm(?![a-z0-9])/g, '$1')
  for (const [spelling, unit] of units) plain = plain.replace(spelling, unit)
  return plain
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.,](?=\d)/g, '$1koma')
    .replace(/(\d) ?\/ ?(?=\d)/g, '$1per')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
