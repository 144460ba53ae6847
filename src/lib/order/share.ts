/** An order's frozen figures, in whole rupiah. */
export type Paid = { grandTotal: number; feePayment: number }

/** Pieces at their price. */
export type Priced = { price: number; qty: number }

/** Pieces of a line, and how many of them were shipped. */
type Shipped = Priced & { shippedQty: number }

/** What the buyer paid without the payment's fee, in whole rupiah: the pieces of an order share it. */
export const paidForGoods = ({ grandTotal, feePayment }: Paid): number => grandTotal - feePayment

/**
 * The share of some pieces in an amount that was paid for all of them, by their prices, in whole rupiah, rounded down.
 * All pieces get the whole amount, also where none has a price.
 *
 * shareOf(100_000, [{ price: 1_000, qty: 2 }], [{ price: 1_000, qty: 40 }]) // => 5_000
 */
export function shareOf(amount: number, some: readonly Priced[], all: readonly Priced[]): number {
  const priced = worth(all) > 0n
  const weigh = (lines: readonly Priced[]) =>
    worth(priced ? lines : lines.map(({ qty }) => ({ price: 1, qty })))
  const whole = weigh(all)
  return whole === 0n ? amount : Number((BigInt(amount) * weigh(some)) / whole)
}

// Prices times pieces may exceed the safe integers.
const worth = (lines: readonly Priced[]): bigint =>
  lines.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n)

/** The pieces of each line that were not shipped. */
const unshipped = (lines: readonly Shipped[]): Priced[] =>
  lines.map(({ price, qty, shippedQty }) => ({ price, qty: qty - shippedQty }))

/**
 * The share of the pieces that were not shipped in what was paid without the payment's fee, in whole rupiah: Sistem
 * refunds it at the deadline of the rest (D49).
 */
export const shareOfRest = (order: Paid, lines: readonly Shipped[]): number =>
  shareOf(paidForGoods(order), unshipped(lines), lines)
