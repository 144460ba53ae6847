import { orderTexts } from './texts.ts'

/** `isFinal`: nothing is paid any more, so that no number of it is shown to copy. */
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

/** Label, tab and finality of a payment's status, in any case of letters (payment-12). */
export const paymentStatusOf = (status: string): PaymentStatus =>
  known[status.toLowerCase()] ?? {
    label: 'Status Tidak Dikenal',
    tab: 'pending',
    isFinal: false
  }
