import { rupiah, thousands } from '#lib/format/rupiah.ts'

/** What one piece of a product is called in a shop: the one list (D40). At most 12 letters each. */
export const saleUnits = [
  'pcs',
  'unit',
  'set',
  'pasang',
  'sak',
  'karung',
  'bungkus',
  'pak',
  'renceng',
  'dus',
  'paket',
  'palet',
  'pickup',
  'batang',
  'lembar',
  'roll',
  'kaleng',
  'pail',
  'galon',
  'botol',
  'tube',
  'm',
  'm²',
  'm³'
] as const

export type SaleUnit = (typeof saleUnits)[number]

/** What pieces of several units are called together. */
export const mixedUnit = 'barang'

type Counted = { qty: number; sale_unit: SaleUnit }

/** A quantity with its unit, as messages and lists tell it: (1_200, 'sak') // => '1.200 sak' */
export const quantityOf = (qty: number, unit: string): string => `${thousands(qty)} ${unit}`

/** The unit that all lines have; null where they have several, or there are none. */
export function commonUnit(units: Iterable<SaleUnit>): SaleUnit | null {
  const [first, ...others] = new Set(units)
  return first !== undefined && others.length === 0 ? first : null
}

/**
 * All pieces of some lines in one sum: only a mixed sum says 'barang' (D40).
 *
 * piecesOf([{ qty: 40, sale_unit: 'sak' }]) // => '40 sak', with 20 'batang' // => '60 barang'
 */
export const piecesOf = (lines: readonly Counted[]): string =>
  quantityOf(
    lines.reduce((sum, { qty }) => sum + qty, 0),
    commonUnit(lines.map(line => line.sale_unit)) ?? mixedUnit
  )

/**
 * The price of one piece with its unit, as messages and lists tell it; of variants the range. Pages render it by noBreak.
 *
 * priceOf(57_000, 'dus') // => 'Rp57.000 /dus'
 */
export const priceOf = (lowest: number, unit: SaleUnit, highest = lowest): string =>
  `${rupiah(lowest)}${highest > lowest ? ` – ${rupiah(highest)}` : ''} /${unit}`

/** What stands behind the price of one piece where it looks different, on the line of the price: 'dus' // => '\u00A0/dus' */
export const unitMark = (unit: SaleUnit): string => `\u00A0/${unit}`
