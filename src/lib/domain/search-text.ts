/** A row of the trade's vocabulary: a word, and the words that it also finds, space separated. */
export type SynonymRule = { word: string; means: string }

/** Spellings of a unit behind a number, and the one that stays. Areas before lengths: 'm2' must not match as 'm'. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:m2|meter persegi|mtr2)(?![a-z0-9])/g, '$1m2'],
  [/(\d)\s*(?:m3|meter kubik|kubik)(?![a-z0-9])/g, '$1m3'],
  [/(\d)\s*(?:kg|kgs|kilo|kilogram)(?![a-z0-9])/g, '$1kg'],
  [/(\d)\s*(?:g|gr|gram)(?![a-z0-9])/g, '$1gr'],
  [/(\d)\s*(?:l|lt|ltr|liter|litre)(?![a-z0-9])/g, '$1l'],
  [/(\d)\s*ml(?![a-z0-9])/g, '$1ml'],
  [/(\d)\s*(?:mm|mili|milimeter)(?![a-z0-9])/g, '$1mm'],
  [/(\d)\s*(?:cm|senti|sentimeter)(?![a-z0-9])/g, '$1cm'],
  [/(\d)\s*(?:m|mtr|meter)(?![a-z0-9])/g, '$1m'],
  [/(\d)\s*(?:"|''|inch|inci|inchi|in|dim)(?![a-z0-9])/g, '$1inch'],
  [/(\d)\s*(?:w|watt)(?![a-z0-9])/g, '$1watt'],
  [/(\d)\s*(?:v|volt)(?![a-z0-9])/g, '$1volt']
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
    // 60 x 60, 60×60, 60*60; the unit between factors goes too: 60cm x 60cm.
    .replace(/(\d)\s*(?:cm|mm|m)?\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/(\dx\d+(?:[.,]\d+)?)\s*cm(?![a-z0-9])/g, '$1')
  for (const [spelling, unit] of units) plain = plain.replace(spelling, unit)
  return plain
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.,](?=\d)/g, '$1koma')
    .replace(/(\d)\s*\/\s*(?=\d)/g, '$1per')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
