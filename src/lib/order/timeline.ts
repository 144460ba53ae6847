import type { ReviewAction } from '#lib/review/texts.ts'
import { type OrderStatus, statuses } from './status.ts'
import type { PaymentType } from './payment-type.ts'
import { nextStatus } from './transitions.ts'

type Dates = {
  createdAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  finishedAt: Date | null
  cancelledAt: Date | null
}

/** Steps of an order's life, and what they are called. */
export const timelineLabels = {
  made: 'Pesanan Dibuat',
  cancelled: 'Pesanan Dibatalkan',
  paid: 'Pesanan Dibayar',
  shipped: 'Dikirim',
  finished: 'Selesai'
} as const
export type TimelineName = keyof typeof timelineLabels

export type TimelineStep = { name: TimelineName; isDone: boolean; at: Date | null }

/** The steps of an order's detail; 'Pesanan Dibatalkan' only where it was (order-16). */
export function timelineOf(status: OrderStatus, dates: Dates): TimelineStep[] {
  const cancelled = { name: 'cancelled' as const, isDone: true, at: dates.cancelledAt }
  return [
    { name: 'made', isDone: true, at: dates.createdAt },
    ...(status === 'cancel' ? [cancelled] : []),
    {
      name: 'paid',
      isDone: statuses[status].isPaid || dates.paidAt !== null,
      at: dates.paidAt
    },
    {
      name: 'shipped',
      isDone: statuses[status].isShipped || dates.shippedAt !== null,
      at: dates.shippedAt
    },
    { name: 'finished', isDone: status === 'success', at: dates.finishedAt }
  ]
}

/** What the buyer may do with an order now (order-15). */
export function actionsOf(order: { status: OrderStatus; paymentType: PaymentType | null; isNego: boolean }) {
  const { status } = order
  return {
    pay: status === 'pending',
    cancel: nextStatus(status, 'cancel', 'buyer') !== undefined,
    confirm: nextStatus(status, 'confirm', 'buyer') !== undefined,
    complain: nextStatus(status, 'complain', 'buyer') !== undefined && order.paymentType !== 'baba_cod',
    buy_again: statuses[status].isOver,
    invoice: status !== 'nego'
  }
}

/** What the review button does: success orders only; a review may be changed once. */
export function reviewAction(
  status: OrderStatus,
  reviews: readonly ({ is_updated: boolean } | null)[]
): ReviewAction | null {
  if (status !== 'success') return null
  if (reviews.some(review => !review)) return 'write'
  return reviews.some(review => review && !review.is_updated) ? 'change' : null
}
