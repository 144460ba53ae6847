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

export type TimelineStep = { label: string; isDone: boolean; at: Date | null }

/** The steps of an order's detail; 'Pesanan Dibatalkan' only where it was (specification 3, sections 2 and 4). */
export function timelineOf(status: OrderStatus, dates: Dates): TimelineStep[] {
  const cancelled = { label: 'Pesanan Dibatalkan', isDone: true, at: dates.cancelledAt }
  return [
    { label: 'Pesanan Dibuat', isDone: true, at: dates.createdAt },
    ...(status === 'cancel' ? [cancelled] : []),
    {
      label: 'Pesanan Dibayar',
      isDone: statuses[status].isPaid || dates.paidAt !== null,
      at: dates.paidAt
    },
    {
      label: 'Dikirim',
      isDone: statuses[status].isShipped || dates.shippedAt !== null,
      at: dates.shippedAt
    },
    { label: 'Selesai', isDone: status === 'success', at: dates.finishedAt }
  ]
}

/** What the buyer may do with an order now (specification 3, section 2). */
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

/** Label of the review button: success orders only; a review may be changed once. */
export function reviewAction(
  status: OrderStatus,
  reviews: readonly ({ is_updated: boolean } | null)[]
): 'Ulas' | 'Ubah Ulasan' | null {
  if (status !== 'success') return null
  if (reviews.some(review => !review)) return 'Ulas'
  return reviews.some(review => review && !review.is_updated) ? 'Ubah Ulasan' : null
}
