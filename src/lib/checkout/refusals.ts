import { mostShops } from '#lib/cart/availability.ts'
import { refusals } from '#lib/core/refusal.ts'

/** What is refused about checkout: status and text. */
export const checkoutRefusals = refusals({
  checkout_not_found: [
    404,
    'Checkout ini sudah dipesan atau tidak berlaku lagi. Lihat Pesanan Saya, atau kembali ke keranjang.'
  ],
  payment_required: [422, 'Silahkan pilih metode pembayaran terlebih dahulu'],
  too_many_shops: [422, `Satu pembayaran untuk paling banyak ${mostShops} toko. Kurangi pilihan Anda.`],
  total_changed: [409, 'Total belanja berubah. Periksa kembali sebelum membayar.']
})
