import { rupiah } from '#lib/format/rupiah.ts'

/** What stands on buttons and titles of the checkout. */
export const checkoutLabels = {
  backToCart: 'Kembali ke Keranjang',
  voucher: 'Makin hemat pakai promo',
  shopVoucher: 'Pakai promo toko',
  marketVoucher: 'Pakai promo Baba',
  /** Where nothing is offered that is shown: a code may still be known. */
  voucherCode: 'Punya kode promo?',
  shopVoucherCode: 'Punya kode promo toko?',
  order: 'Pesan Sekarang',
  changeShipping: 'Ubah Pengiriman',
  leaveShop: 'Keluarkan dari pembayaran ini',
  /** For a freight that nobody knows yet. */
  freightOpen: 'Belum tersedia',
  /** Of a total in which a freight is missing. */
  totalSoFar: 'Total sementara',
  sentTo: 'Dikirim ke',
  lastLook: 'Periksa pesanan Anda'
} as const

/** What is said of an order or a choice that names no checkout, or no way of delivery. */
export const checkoutTexts = {
  notFound: 'Checkout tidak ditemukan',
  /** Whole rupiah: the total that the buyer saw, and the one that is true. */
  newTotal: (seen: number, now: number) => `Sebelumnya ${rupiah(seen)}, sekarang ${rupiah(now)}.`,
  shippingRequired: 'Pilih pengiriman terlebih dahulu',
  /** Of the marketplace's promo, where several shops are paid together. */
  sharedPromo: 'Potongannya dibagi ke toko yang belum memakai promo toko.',
  /** Why a promo that several shops share is worth nothing: their own promos leave too little for it (D38). */
  dropFirst: (codes: readonly string[]) =>
    codes.length > 0
      ? `Lepas ${codes.join(', ')} dulu: promo ini dibagi ke toko yang belum memakai promo toko`
      : 'Tidak ada potongan untuk belanja ini',
  /** Whole rupiah that a promo could take off more. */
  couldSave: (amount: number) => `Hemat sampai ${rupiah(amount)}`,
  otherPromos: (count: number) => `Belum bisa dipakai (${count})`
} as const
