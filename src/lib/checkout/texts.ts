import { rupiah } from '#lib/format/rupiah.ts'

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
  /** Of a total in which a freight is missing. */
  totalSoFar: 'Total sementara',
  lastLook: 'Periksa pesanan Anda'
} as const

/** What is said of an order or a choice that names no checkout, or no way of delivery. */
export const checkoutTexts = {
  notFound: 'Checkout tidak ditemukan',
  /** Whole rupiah: the total that the buyer saw, and the one that is true. */
  newTotal: (seen: number, now: number) => `Sebelumnya ${rupiah(seen)}, sekarang ${rupiah(now)}.`,
  shippingRequired: 'Pilih pengiriman terlebih dahulu',
  /** Of the marketplace's promo, where several shops are paid together. */
  sharedPromo: 'Dibagi untuk toko yang tidak memakai promo tokonya sendiri.',
  allOwnPromos:
    'Semua toko sudah memakai promo tokonya sendiri. Lepas salah satunya untuk memakai promo Baba.'
} as const
