import { maxShops } from '#lib/cart/limits.ts'
import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of checkout: status and text. */
export const checkoutErrors = apiErrors({
  checkout_not_found: [
    404,
    'Checkout ini sudah dipesan atau tidak berlaku lagi. Lihat Pesanan Saya, atau kembali ke keranjang.'
  ],
  payment_required: [422, 'Silahkan pilih metode pembayaran terlebih dahulu'],
  too_many_shops: [422, `Satu pembayaran untuk paling banyak ${maxShops} toko. Kurangi pilihan Anda.`],
  total_changed: [409, 'Total belanja berubah. Periksa kembali sebelum membayar.']
})
