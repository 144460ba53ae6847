import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of order: status and text. */
export const orderErrors = apiErrors({
  order_not_found: [404, 'Tidak ada data transaksi'],
  status_refused: [409, 'Tindakan ini tidak tersedia untuk status pesanan saat ini.'],
  ship_lines: [422, 'Pilih barang dari pesanan ini, masing-masing satu kali.'],
  ship_qty: [422, 'Jumlah melebihi yang belum dikirim.'],
  ship_whole: [
    409,
    'Pesanan bayar di tempat atau tanpa pembayaran hanya dapat dikirim sekaligus. Kirim semua barangnya.'
  ],
  refuse_lines: [422, 'Pilih barang dari pesanan ini, masing-masing satu kali.'],
  refuse_qty: [422, 'Jumlah melebihi yang masih diterima pembeli. Muat ulang pesanan.'],
  shipment_not_found: [404, 'Kiriman tidak ditemukan.'],
  cancel_refused: [409, 'Gagal membatalkan transaksi'],
  promo_minimum: [422, 'Pesanan lain tidak mencapai minimum promo tanpa pesanan ini.'],
  promo_packed: [
    409,
    'Pesanan lain dengan promo yang sama sudah dikemas dan tidak mencapai minimum promo tanpa pesanan ini. Minta penjual membatalkannya.'
  ]
})
