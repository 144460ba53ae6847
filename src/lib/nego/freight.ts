import { rupiah } from '#lib/format/rupiah.ts'
import { mostFreight } from '#lib/order/negotiation.ts'

/** What is said of a figure out of bounds. */
export const freightTexts = {
  offer: `Tawaran antara ${rupiah(1)} dan ${rupiah(mostFreight)}`,
  cost: `Biaya antara ${rupiah(0)} dan ${rupiah(mostFreight)}`
} as const

/** Digits that a box takes: one figure more than can be agreed to needs, so that too much is told and not cut. */
const mostDigits = String(mostFreight).length

/** What a box for a freight keeps of what was typed or pasted. freightDigits('Rp 0150.000') // => '150000' */
export const freightDigits = (typed: string): string =>
  typed
    // Sen are not rupiah: '150.000,50' is no hundredfold.
    .replace(/,\d{0,2}$/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits)

/** What is wrong with the figure in a box; undefined where nothing is, also where the box is empty. */
export const freightProblem = (digits: string, kind: keyof typeof freightTexts): string | undefined =>
  digits !== '' && (Number(digits) > mostFreight || (kind === 'offer' && Number(digits) < 1))
    ? freightTexts[kind]
    : undefined
