/** What a sale brings the seller, in whole rupiah. */
export type Simulation = { price: number; discount: number; total: number; fee: number; received: number }

/** The simulator's figures before anybody types, in whole rupiah. */
export const feeDefaults = { price: 100_000, discount: 5_000 } as const

/** Rupiah above which the simulator does not count: more than any product costs. */
const mostRupiah = 1_000_000_000_000

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), mostRupiah) : 0

/**
 * Whole rupiah of what somebody typed or an address carries: dots and 'Rp' are passed over; less than 0, and what is no
 * figure, is 0. Where nothing was told it is `untold`.
 *
 * readAmount('Rp1.250.000', 0) // => 1_250_000
 */
export function readAmount(text: string | null, untold: number): number {
  if (text === null) return untold
  const typed = text.trim().slice(0, 40).replace(/^rp/i, '').replaceAll(/[.\s]/g, '')
  return /^\d+$/.test(typed) ? clamp(Number(typed)) : 0
}

/**
 * The fee of what the buyer pays: price less discount, at least 0; the fee is rounded to whole rupiah. Price, discount
 * and rate below 0 count as 0. `rateBasisPoints` is in hundredths of a percent.
 *
 * simulateFee({ price: 100_000, discount: 5_000, rateBasisPoints: 200 }) // => fee 1_900, received 93_100
 */
export function simulateFee(sale: { price: number; discount: number; rateBasisPoints: number }): Simulation {
  const price = clamp(sale.price)
  const discount = clamp(sale.discount)
  const total = Math.max(price - discount, 0)
  const fee = Math.round((total * clamp(sale.rateBasisPoints)) / 10_000)
  return { price, discount, total, fee, received: total - fee }
}
