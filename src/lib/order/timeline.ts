import type { ReviewAction } from '#lib/review/texts.ts'
import { type OrderStatus, statuses } from './status.ts'
import type { PaymentType } from './payment-type.ts'
import { orderTexts } from './texts.ts'
import { type Earlier, mayComplain } from './complainable.ts'
import { nextStatus } from './transitions.ts'

type Dates = {
  createdAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  finishedAt: Date | null
  cancelledAt: Date | null
}

/** Labels of the steps of an order. */
export const timelineLabels = {
  made: 'Pesanan Dibuat',
  cancelled: orderTexts.isCancelled,
  paid: 'Pesanan Dibayar',
  shipped: 'Dikirim',
  finished: 'Selesai'
} as const
type TimelineName = keyof typeof timelineLabels

export type TimelineStep = { name: TimelineName; isDone: boolean; at: Date | null }

/** The steps of an order's detail; 'Pesanan Dibatalkan' only if it was cancelled (order-16). */
export function timelineOf(status: OrderStatus, dates: Dates): TimelineStep[] {
  const { goods, end } = statuses[status]
  const cancelled = { name: 'cancelled' as const, isDone: true, at: dates.cancelledAt }
  return [
    { name: 'made', isDone: true, at: dates.createdAt },
    ...(end === 'cancelled' ? [cancelled] : []),
    // Cash on delivery is paid at the door, after the other steps.
    { name: 'paid', isDone: dates.paidAt !== null, at: dates.paidAt },
    {
      name: 'shipped',
      isDone: goods === 'on the way' || goods === 'delivered' || dates.shippedAt !== null,
      at: dates.shippedAt
    },
    { name: 'finished', isDone: end === 'fulfilled', at: dates.finishedAt }
  ]
}

type Kind = { status: OrderStatus; paymentType: PaymentType | null; isNegotiated: boolean }

/** Whether it is still a negotiation; one that ended unpaid never became an order and has no invoice. */
export const isNegotiation = ({ status, paymentType, isNegotiated }: Kind): boolean =>
  statuses[status].money === 'negotiated' || (isNegotiated && paymentType === null)

/** The buyer's possible actions on an order with these complaints (order-15). */
export function actionsOf(order: Kind, earlier: Earlier) {
  const { status } = order
  const { money, end } = statuses[status]
  return {
    pay: money === 'awaited',
    cancel: nextStatus(status, 'cancel', 'buyer') !== undefined,
    confirm: nextStatus(status, 'confirm', 'buyer') !== undefined,
    complain: mayComplain(order, earlier),
    buy_again: end !== null,
    invoice: !isNegotiation(order)
  }
}

/** Action of the review button: success orders only; a review may be changed once. */
export function reviewAction(
  status: OrderStatus,
  reviews: readonly ({ is_updated: boolean } | null)[]
): ReviewAction | null {
  if (statuses[status].end !== 'fulfilled') return null
  if (reviews.some(review => !review)) return 'write'
  return reviews.some(review => review && !review.is_updated) ? 'change' : null
}
