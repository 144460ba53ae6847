/** What stands on buttons and titles of the checkout. */
export const checkoutLabels = {
  backToCart: 'Kembali ke Keranjang',
  voucher: 'Pakai promo',
  shopVoucher: 'Pakai promo toko',
  marketVoucher: 'Pakai promo Baba',
  order: 'Pesan Sekarang',
  changeShipping: 'Ubah Pengiriman',
  leaveShop: 'Keluarkan dari pembayaran ini',
  /** For a freight that nobody knows yet. */
  freightOpen: 'Belum tersedia',
  lastLook: 'Periksa pesanan Anda'
} as const

/** What is said of an order or a choice that names no checkout, or no way of delivery. */
export const checkoutTexts = {
  notFound: 'Checkout tidak ditemukan',
  shippingRequired: 'Pilih pengiriman terlebih dahulu',
  /** Of the marketplace's promo, where several shops are paid together. */
  sharedPromo: 'Dibagi untuk toko yang tidak memakai promo tokonya sendiri.',
  allOwnPromos:
    'Semua toko sudah memakai promo tokonya sendiri. Lepas salah satunya untuk memakai promo Baba.'
} as const
