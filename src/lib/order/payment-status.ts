/** `isDead`: it ended without money, and its account takes none any more. */
export type PaymentStatus = { label: string; tab: 'pending' | 'paid'; isFinal: boolean; isDead: boolean }

const paid: PaymentStatus = { label: 'Berhasil', tab: 'paid', isFinal: true, isDead: false }
const waiting: PaymentStatus = { label: 'Menunggu Pembayaran', tab: 'pending', isFinal: false, isDead: false }
const over = (label: string): PaymentStatus => ({ label, tab: 'pending', isFinal: true, isDead: true })

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
    isFinal: false,
    isDead: false
  }
