/** What stands on buttons and titles of the checkout. */
export const checkoutLabels = {
  backToCart: 'Kembali ke Keranjang',
  voucher: 'Pakai promo'
} as const
