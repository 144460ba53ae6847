import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of order: status and text. */
export const orderErrors = apiErrors({
  order_not_found: [404, 'Tidak ada data transaksi'],
  status_refused: [409, 'Tindakan ini tidak tersedia untuk status pesanan saat ini.'],
  cancel_refused: [409, 'Gagal membatalkan transaksi'],
  promo_minimum: [422, 'Pesanan lain tidak mencapai minimum promo tanpa pesanan ini.'],
  promo_packed: [
    409,
    'Pesanan lain dengan promo yang sama sudah dikemas dan tidak mencapai minimum promo tanpa pesanan ini. Minta penjual membatalkannya.'
  ]
})
