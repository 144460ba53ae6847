/** The seller's proceeds of a sale, in whole rupiah. */
export type Simulation = { price: number; discount: number; total: number; fee: number; received: number }

/** Initial values of the simulator, in whole rupiah. */
export const feeDefaults = { price: 100_000, discount: 5_000 } as const

/** Maximum amount of the simulator, in rupiah: more than any product costs. */
const maxRupiah = 1_000_000_000_000

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), maxRupiah) : 0

/** Why a typed figure was replaced. */
export type Misread = 'word' | 'below' | 'above'

/**
 * Parses a typed amount in whole rupiah, and says why it differs from the typed figure; drops cents.
 *
 * readFigure('-5') // => { amount: 0, misread: 'below' }
 */
export function readFigure(text: string): { amount: number; misread?: Misread } {
  const typed = text
    .trim()
    .slice(0, 40)
    .replace(/^(-?)\s*rp/i, '$1')
    .replaceAll(/[.\s]/g, '')
    .replace(/,(?:\d{0,2}|-)$/, '')
  if (typed === '') return { amount: 0 }
  if (/^[-−]\d+$/.test(typed)) return { amount: 0, ...(Number(typed.slice(1)) > 0 && { misread: 'below' }) }
  if (!/^\d+$/.test(typed)) return { amount: 0, misread: 'word' }
  const figure = Number(typed)
  return figure > maxRupiah ? { amount: maxRupiah, misread: 'above' } : { amount: figure }
}

/**
 * Whole rupiah of a typed or addressed amount: ignores dots and 'Rp'; negative and invalid figures become 0. Returns
 * `untold` for null.
 *
 * readAmount('Rp1.250.000', 0) // => 1_250_000
 */
export function readAmount(text: string | null, untold: number): number {
  return text === null ? untold : readFigure(text).amount
}

const misreadWords: Record<Misread, string> = {
  word: 'bukan angka, jadi dihitung Rp0.',
  below: 'di bawah nol, jadi dihitung Rp0.',
  above: 'paling banyak Rp1.000.000.000.000, jadi dihitung sebanyak itu.'
}

/** A short note about typed figures that the simulator replaced; '' if it used them all. */
export function simulationNote(price: string, discount: string): string {
  const [ofPrice, ofDiscount] = [readFigure(price), readFigure(discount)]
  const said = [
    ofPrice.misread && `Harga barang ${misreadWords[ofPrice.misread]}`,
    ofDiscount.misread && `Diskon ${misreadWords[ofDiscount.misread]}`,
    ofDiscount.amount > ofPrice.amount && 'Diskon melebihi harga, jadi pembeli membayar Rp0.'
  ]
  return said.filter(Boolean).join(' ')
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
