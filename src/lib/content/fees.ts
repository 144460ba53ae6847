/** What a sale brings the seller, in whole rupiah. */
export type Simulation = { price: number; discount: number; total: number; fee: number; received: number }

/** The simulator's figures before anybody types, in whole rupiah. */
export const feeDefaults = { price: 100_000, discount: 5_000 } as const

/** Rupiah above which the simulator does not count: more than any product costs. */
const maxRupiah = 1_000_000_000_000

const clamp = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), maxRupiah) : 0

/** What was typed and could not be taken as it is. */
export type Misread = 'word' | 'below' | 'above'

/**
 * Whole rupiah of what somebody typed, and why it is another figure than theirs; cents are left out.
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
 * Whole rupiah of what somebody typed or an address carries: dots and 'Rp' are passed over; less than 0, and what is no
 * figure, is 0. Where nothing was told it is `untold`.
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

/** What the simulator made of figures that it could not take as they were typed, in a few words; '' where it took them. */
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
