import type { PaymentType } from './payment-type.ts'
import { type OrderStatus, statuses } from './status.ts'
import { refundText } from './texts.ts'
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
