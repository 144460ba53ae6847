import type { PaymentType } from './payment-type.ts'
import { type OrderStatus, statuses } from './status.ts'
import { backText, refundText } from './texts.ts'
import { nextStatus } from './transitions.ts'

type Cancellable = {
  status: OrderStatus
  payment: { type: PaymentType | null }
  grand_total: number
  fee_payment: number
}

/** The refund of a cancellation, worded before it as after it; empty if nothing was paid yet (order-24). */
export function refundPromise({ status, payment, grand_total, fee_payment }: Cancellable): string {
  if (!nextStatus(status, 'cancel', 'buyer') || statuses[status].money !== 'paid') return ''
  if (payment.type === 'baba_cod') return ''
  return `${refundText(grand_total - fee_payment, grand_total)}.`
}

type Refunded = { status: OrderStatus; refunded: number; grand_total: number }

/**
 * What was refunded of an order: of a cancelled one also what was withheld; a complaint's part needs no such remark.
 */
export const refundSaid = ({ status, refunded, grand_total }: Refunded): string =>
  statuses[status].end === 'cancelled' ? refundText(refunded, grand_total) : backText(refunded)
