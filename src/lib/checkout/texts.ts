import { rupiah } from '#lib/format/rupiah.ts'

/** Labels of buttons and titles of the checkout. */
export const checkoutLabels = {
  backToCart: 'Kembali ke Keranjang',
  voucher: 'Makin hemat pakai promo',
  shopVoucher: 'Pakai promo toko',
  marketVoucher: 'Pakai promo Baba',
  /** Where no voucher is shown: the buyer may still know a code. */
  voucherCode: 'Punya kode promo?',
  shopVoucherCode: 'Punya kode promo toko?',
  order: 'Pesan Sekarang',
  changeShipping: 'Ubah Pengiriman',
  leaveShop: 'Keluarkan dari pembayaran ini',
  /** For a freight that is not known yet. */
  freightOpen: 'Belum tersedia',
  /** For a total without one of its freights. */
  totalSoFar: 'Total sementara',
  sentTo: 'Dikirim ke',
  lastLook: 'Periksa pesanan Anda'
} as const

/** Messages for an order or a choice without a checkout or a shipping method. */
export const checkoutTexts = {
  notFound: 'Checkout tidak ditemukan',
  /** Whole rupiah: the total that the buyer saw, and the current one. */
  newTotal: (seen: number, now: number) => `Sebelumnya ${rupiah(seen)}, sekarang ${rupiah(now)}.`,
  shippingRequired: 'Pilih pengiriman terlebih dahulu',
  /** For the marketplace's promo, when several shops are paid together. */
  sharedPromo: 'Potongannya dibagi ke toko yang belum memakai promo toko.',
  /** Why a shared promo is worth nothing: the shops' own promos leave too little for it (D38). */
  dropFirst: (codes: readonly string[]) =>
    codes.length > 0
      ? `Lepas ${codes.join(', ')} dulu: promo ini dibagi ke toko yang belum memakai promo toko`
      : 'Tidak ada potongan untuk belanja ini',
  /** Maximum additional discount of a promo, in whole rupiah. */
  couldSave: (amount: number) => `Hemat sampai ${rupiah(amount)}`,
  otherPromos: (count: number) => `Belum bisa dipakai (${count})`
} as const
