import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of payment: status and text. */
export const paymentErrors = apiErrors({
  payment_unavailable: [422, 'Metode pembayaran tidak tersedia!'],
  payment_gateway_down: [503, 'Layanan pembayaran sedang terganggu. Anda belum ditagih. Silakan coba lagi.'],
  too_many_unpaid: [
    422,
    'Masih ada 10 pesanan yang menunggu pembayaran. Bayar atau batalkan salah satunya terlebih dahulu.'
  ],
  too_many_cash: [
    422,
    'Paling banyak 3 pesanan bayar di tempat dalam satu waktu. Tunggu salah satunya sampai.'
  ],
  payment_not_found: [404, 'Pembayaran tidak ditemukan']
})
