import { paidForGoods, type Paid, type Priced, shareOf, shareOfRest } from '#lib/order/share.ts'
import type { ComplaintKind } from './kinds.ts'

/** An order's figures, in whole rupiah. */
type Figures = Paid & Freight & { refunded: number; restDueAt: Date | null }
type Freight = { shippingCost: number; shippingDiscount: number; extraCost: number }

/** What was paid for an order's freight, in whole rupiah. */
export const paidFreight = ({ shippingCost, extraCost, shippingDiscount }: Freight): number =>
  Math.max(0, shippingCost + extraCost - shippingDiscount)

/**
 * The most that a complaint may refund, in whole rupiah: what was paid for its pieces with their share of discount,
 * freight and fees, rounded down; of a difference of freight, the freight that was paid. All shipped pieces are worth
 * the whole order (D13) without the share of those that were not shipped, which Sistem refunds (order-105), and of those
 * that an earlier complaint refunded (complaint-27). Never more than was not refunded yet.
 */
export function maxNominal(
  order: Figures,
  kind: ComplaintKind,
  named: readonly Priced[],
  lines: readonly (Priced & { shippedQty: number; compensatedQty: number })[]
): number {
  const left = paidForGoods(order) - withRestRefunded(order, lines).refunded
  const piecesOf = (count: (line: (typeof lines)[number]) => number) =>
    lines.map(line => ({ price: line.price, qty: count(line) }))
  const shipped = piecesOf(({ shippedQty }) => shippedQty)
  const compensated = piecesOf(({ compensatedQty }) => compensatedQty)
  const open = piecesOf(({ shippedQty, compensatedQty }) => shippedQty - compensatedQty)
  if (kind === 'shipping_difference') {
    // The freight of the other pieces was refunded with them.
    return Math.max(0, Math.min(shareOf(paidFreight(order), open, lines), left))
  }
  const paid = paidForGoods(order) - shareOfRest(order, lines)
  return Math.min(left, shareOf(paid - shareOf(paid, compensated, shipped), named, open))
}

/** What was refunded before, in whole rupiah: the pieces that were not shipped (D49), and by earlier complaints. */
type Refundable = Paid & { refunded: number }

/** The order as it is once what was not shipped yet is refunded, as a refund by a complaint does first (order-105). */
export const withRestRefunded = <T extends Refundable & { restDueAt: Date | null }>(
  order: T,
  lines: Parameters<typeof shareOfRest>[1]
): T => ({ ...order, refunded: order.refunded + (order.restDueAt ? shareOfRest(order, lines) : 0) })

/**
 * What goes back to Saldo for an agreed nominal, in whole rupiah: whoever gets everything back that was paid for the
 * order gets the payment's fee too (D28).
 */
export const refundOf = (order: Refundable, nominal: number): number =>
  isWholeRefund(order, nominal) ? order.grandTotal - order.refunded : nominal

/** Whether a nominal is all that was not refunded before: it ends the order as if it had not been (D31). */
export const isWholeRefund = (order: Refundable, nominal: number): boolean =>
  nominal >= paidForGoods(order) - order.refunded
