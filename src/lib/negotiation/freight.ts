import { rupiah } from '#lib/format/rupiah.ts'
import { maxFreight } from '#lib/order/negotiation.ts'

/** Messages for invalid amounts. */
export const freightTexts = {
  offer: `Tawaran antara ${rupiah(1)} dan ${rupiah(maxFreight)}`,
  whole: 'Tulis rupiah bulat, tanpa koma.',
  cost: `Biaya antara ${rupiah(0)} dan ${rupiah(maxFreight)}`
} as const

/** Maximum digits of the field: enough for values above the maximum, so that they are rejected instead of cut. */
const maxDigits = String(maxFreight).length

/**
 * The digits that a freight field keeps of typed or pasted text. A comma stays and is rejected: dropping it would
 * multiply the amount by a hundred.
 *
 * freightDigits('Rp 0150.000') // => '150000'
 */
export function freightDigits(typed: string): string {
  const [whole = '', ...sen] = typed.split(',').map(part => part.replaceAll(/\D/g, ''))
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxDigits)
  return sen.length > 0 ? `${digits},${sen.join('').slice(0, 2)}` : digits
}

/** The message for an invalid amount; undefined if valid or empty. */
export function freightProblem(digits: string, kind: 'offer' | 'cost'): string | undefined {
  if (digits.includes(',')) return freightTexts.whole
  const isOut = Number(digits) > maxFreight || (kind === 'offer' && Number(digits) < 1)
  return digits !== '' && isOut ? freightTexts[kind] : undefined
}
