import { rupiah } from '#lib/format/rupiah.ts'

export type ContentUnit = 'kg' | 'm2' | 'm' | 'litre' | 'piece'

const unitNames: Record<ContentUnit, string> = { kg: 'kg', m2: 'm²', m: 'm', litre: 'liter', piece: 'pcs' }

/** Whether the content differs from one piece. */
const isSaid = (amount: number, unit: ContentUnit): boolean =>
  amount > 0 && !(unit === 'piece' && amount === 1)

/**
 * Price per unit in whole rupiah, to compare packs of different sizes; undefined if one piece is one unit, so that the
 * price already says it.
 *
 * unitPrice(60_000, 40, 'kg') // => 'Rp1.500/kg'
 */
export function unitPrice(price: number, amount: number, unit: ContentUnit): string | undefined {
  if (!isSaid(amount, unit)) return undefined
  return `${rupiah(Math.round(price / amount))}/${unitNames[unit]}`
}

/**
 * The content of one piece, unless it is one unit: buyers who count tiles must know that a piece is a box.
 *
 * contentText(1.44, 'm2') // => '1,44 m²'
 */
export function contentText(amount: number, unit: ContentUnit): string | undefined {
  if (!isSaid(amount, unit)) return undefined
  return `${amount.toLocaleString('id-ID')} ${unitNames[unit]}`
}
