import { rupiah, thousands } from '#lib/format/rupiah.ts'

/** Sales units of products: the only list (D40). At most 12 letters each. */
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

/** The common word for pieces of several units. */
export const mixedUnit = 'barang'

type Counted = { qty: number; sale_unit: SaleUnit }

/** A quantity with its unit, for messages and lists: (1_200, 'sak') // => '1.200 sak' */
export const quantityOf = (qty: number, unit: string): string => `${thousands(qty)} ${unit}`

/** The unit shared by all lines; null for several units, or without lines. */
export function commonUnit(units: Iterable<SaleUnit>): SaleUnit | null {
  const [first, ...others] = new Set(units)
  return first !== undefined && others.length === 0 ? first : null
}

/**
 * The sum of all pieces; 'barang' only for mixed units (D40).
 *
 * piecesOf([{ qty: 40, sale_unit: 'sak' }]) // => '40 sak', with 20 'batang' // => '60 barang'
 */
export const piecesOf = (lines: readonly Counted[]): string =>
  quantityOf(
    lines.reduce((sum, { qty }) => sum + qty, 0),
    commonUnit(lines.map(line => line.sale_unit)) ?? mixedUnit
  )

/**
 * The price of one piece with its unit, for messages and lists; a range for variants. Pages render it with noBreak.
 *
 * priceOf(57_000, 'dus') // => 'Rp57.000 /dus'
 */
export const priceOf = (lowest: number, unit: SaleUnit, highest = lowest): string =>
  `${rupiah(lowest)}${highest > lowest ? ` – ${rupiah(highest)}` : ''} /${unit}`

/** The unit after a price with a different style, kept on its line: 'dus' // => '\u00A0/dus' */
export const unitMark = (unit: SaleUnit): string => `\u00A0/${unit}`
