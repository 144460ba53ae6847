import { rupiah } from '#lib/format/rupiah.ts'

export type ContentUnit = 'kg' | 'm2' | 'm' | 'litre' | 'piece'

const unitNames: Record<ContentUnit, string> = { kg: 'kg', m2: 'm²', m: 'm', litre: 'liter', piece: 'pcs' }

/** Whether a piece holds something else than itself. */
const isSaid = (amount: number, unit: ContentUnit): boolean =>
  amount > 0 && !(unit === 'piece' && amount === 1)

/**
 * Price per unit, for comparing packs of different sizes, rounded to whole rupiah; undefined where one piece is one
 * unit and the price says it already.
 *
 * unitPrice(60_000, 40, 'kg') // => 'Rp1.500/kg'
 */
export function unitPrice(price: number, amount: number, unit: ContentUnit): string | undefined {
  if (!isSaid(amount, unit)) return undefined
  return `${rupiah(Math.round(price / amount))}/${unitNames[unit]}`
}

/**
 * What one piece holds, where it is not simply one: whoever counts tiles must know that a piece is a box.
 *
 * contentText(1.44, 'm2') // => '1,44 m²'
 */
export function contentText(amount: number, unit: ContentUnit): string | undefined {
  if (!isSaid(amount, unit)) return undefined
  return `${amount.toLocaleString('id-ID')} ${unitNames[unit]}`
}
