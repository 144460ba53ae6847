import { thousands } from '#lib/format/rupiah.ts'

/** What is said when goods came into the cart, or did not (cart-20). */
export const cartTexts = {
  added: 'Produk berhasil ditambahkan ke keranjang',
  notAdded: 'Gagal menambahkan produk ke keranjang',
  seeCart: 'Lihat keranjang'
} as const

/** What the cart says about prices and shipping (cart-23, shipping-25). */
export const cartSumTexts = {
  selectAll: 'Semua',
  voucher: 'dengan voucher',
  saved: 'Hemat',
  freight: 'Ongkir',
  freightFrom: '+ ongkir',
  asking: 'Menghitung ongkos kirim',
  freightUnknown: 'Ongkos kirim belum dapat dihitung.'
} as const

/** What is said with how many: 12 // => 'Produk berhasil ditambahkan ke keranjang: 12 buah' */
export const addedText = (qty: number): string => `${cartTexts.added}: ${thousands(qty)} buah`
