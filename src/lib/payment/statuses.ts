export const paymentStatuses = ['unpaid', 'pending', 'paid', 'expired', 'cancelled', 'failed'] as const

/** The state of a payment, for who works at the counter. */
export const paymentStatusLabels: Record<(typeof paymentStatuses)[number], string> = {
  unpaid: 'Belum dibayar',
  pending: 'Menunggu pembayaran',
  paid: 'Dibayar',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  failed: 'Gagal'
}
