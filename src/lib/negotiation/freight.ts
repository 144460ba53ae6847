import { rupiah } from '#lib/format/rupiah.ts'
import { maxFreight } from '#lib/order/negotiation.ts'

/** What is said of a figure that cannot be taken. */
export const freightTexts = {
  offer: `Tawaran antara ${rupiah(1)} dan ${rupiah(maxFreight)}`,
  whole: 'Tulis rupiah bulat, tanpa koma.',
  cost: `Biaya antara ${rupiah(0)} dan ${rupiah(maxFreight)}`
} as const

/** Digits that a box takes: one figure more than can be agreed to needs, so that too much is told and not cut. */
const maxDigits = String(maxFreight).length

/**
 * What a box for a freight keeps of what was typed or pasted. A comma stays, and is rejected: without it sen would make a
 * hundredfold of the figure.
 *
 * freightDigits('Rp 0150.000') // => '150000'
 */
export function freightDigits(typed: string): string {
  const [whole = '', ...sen] = typed.split(',').map(part => part.replaceAll(/\D/g, ''))
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxDigits)
  return sen.length > 0 ? `${digits},${sen.join('').slice(0, 2)}` : digits
}

/** What is wrong with the figure in a box; undefined where nothing is, also where the box is empty. */
export function freightProblem(digits: string, kind: 'offer' | 'cost'): string | undefined {
  if (digits.includes(',')) return freightTexts.whole
  const isOut = Number(digits) > maxFreight || (kind === 'offer' && Number(digits) < 1)
  return digits !== '' && isOut ? freightTexts[kind] : undefined
}
