import type { PaymentType } from './payment-type.ts'
import { type OrderStatus, statuses } from './status.ts'
import { orderTexts } from './texts.ts'

/** `isFinal`: no payment is possible any more, so that no account number is shown. */
export type PaymentStatus = { label: string; tab: 'pending' | 'paid'; isFinal: boolean }

const paid: PaymentStatus = { label: 'Berhasil', tab: 'paid', isFinal: true }
const waiting: PaymentStatus = { label: orderTexts.awaitsPayment, tab: 'pending', isFinal: false }
const over = (label: string): PaymentStatus => ({ label, tab: 'pending', isFinal: true })

const known: Record<string, PaymentStatus> = {
  successful: paid,
  success: paid,
  paid,
  settlement: paid,
  pending: waiting,
  waiting_payment: waiting,
  unpaid: waiting,
  expired: over('Kedaluwarsa'),
  canceled: over('Dibatalkan'),
  cancelled: over('Dibatalkan'),
  failed: over('Gagal'),
  failure: over('Gagal')
}

/** Label, tab and finality of a payment's status, case-insensitive (payment-12). */
export const paymentStatusOf = (status: string): PaymentStatus =>
  known[status.toLowerCase()] ?? {
    label: 'Status Tidak Dikenal',
    tab: 'pending',
    isFinal: false
  }

type OrderMoney = { status: OrderStatus; paymentType: PaymentType | null; paidAt: Date | null }

/**
 * The payment status of a single order. Cash is paid on each delivery, so that the order's own dates decide; any other
 * type is paid at once, with the payment's status (payment-65).
 */
export function paymentStatusOfOrder(order: OrderMoney, ofPayment = 'unpaid'): string {
  if (order.paymentType !== 'baba_cod') return ofPayment
  if (order.paidAt) return 'paid'
  return statuses[order.status].end === 'cancelled' ? 'cancelled' : 'unpaid'
}
