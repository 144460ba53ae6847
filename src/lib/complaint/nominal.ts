import type { ComplaintKind } from './kinds.ts'

/** An order's frozen figures, in whole rupiah. */
type Paid = {
  grandTotal: number
  feePayment: number
  shippingCost: number
  shippingDiscount: number
  extraCost: number
}

/** Pieces at their price. */
export type Priced = { price: number; qty: number }

/** What the buyer paid without the payment's fee. */
const paidForGoods = ({ grandTotal, feePayment }: Paid): number => grandTotal - feePayment

/**
 * The most that a complaint may refund, in whole rupiah: what was paid for its pieces with their share of discount,
 * freight and fees, rounded down; of a difference of freight, the freight that was paid. All pieces are worth the whole
 * order (D13).
 */
export function maxNominal(
  order: Paid,
  kind: ComplaintKind,
  named: readonly Priced[],
  all: readonly Priced[]
): number {
  const paid = paidForGoods(order)
  if (kind === 'shipping_difference') {
    const freight = order.shippingCost + order.extraCost - order.shippingDiscount
    return Math.max(0, Math.min(freight, paid))
  }
  const whole = worth(all)
  if (whole === 0n) return paid
  return Number((BigInt(paid) * worth(named)) / whole)
}

// Prices times pieces may exceed the safe integers.
const worth = (lines: readonly Priced[]): bigint =>
  lines.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n)

/**
 * What goes back to Saldo for an agreed nominal, in whole rupiah: whoever gets everything back that was paid for the
 * order gets the payment's fee too (D28).
 */
export const refundOf = (order: Paid, nominal: number): number =>
  nominal >= paidForGoods(order) ? order.grandTotal : nominal

/** Whether a nominal ends the order as if it had not been (D31). */
export const isWholeRefund = (order: Paid, nominal: number): boolean => nominal >= paidForGoods(order)
