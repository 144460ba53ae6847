import type { Need } from './need.ts'

/** What a piece is called where the product's name says it. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\bkarung\b/i, 'karung'],
  [/\bpickup\b/i, 'pickup'],
  [/\bpalet\b/i, 'palet'],
  [/\bper pcs\b/i, 'buah'],
  [/\b(?:1|per) m3\b/i, 'm³']
]

/**
 * What one piece of a product is called in a shop.
 *
 * saleUnit('Pasir Bangka Beton karung 25 kg', { sale: 'kemasan' }) // => 'karung'
 */
export const saleUnit = (name: string, { sale }: Pick<Need, 'sale'>): string =>
  named.find(([words]) => words.test(name))?.[1] ?? sale
