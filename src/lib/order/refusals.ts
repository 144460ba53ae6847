import { refusals } from '#lib/core/refusal.ts'

/** What is refused about order: status and text. */
export const orderRefusals = refusals({
  order_not_found: [404, 'Tidak ada data transaksi'],
  status_refused: [409, 'Status pesanan sudah berubah.'],
  cancel_refused: [409, 'Gagal membatalkan transaksi']
})
