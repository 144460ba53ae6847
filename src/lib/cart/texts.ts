import { quantityOf } from '#lib/product/sale-units.ts'

import { maxShops } from './limits.ts'

/** Messages about adding goods to the cart (cart-20). */
export const cartTexts = {
  added: 'Produk berhasil ditambahkan ke keranjang',
  notAdded: 'Gagal menambahkan produk ke keranjang',
  brokeOff: 'Terjadi kesalahan saat menambahkan ke keranjang',
  seeCart: 'Lihat keranjang'
} as const

/** Texts of the cart about prices and shipping (cart-23, shipping-25). */
export const cartSumTexts = {
  selectAll: 'Semua',
  saved: 'Hemat',
  freightFrom: '+ ongkir',
  /** For a shop whose freight has to be negotiated, while others are selected too (D29). */
  alone: 'Ongkir toko ini harus didiskusikan dengan penjual. Beli barangnya tanpa toko lain.',
  /** `selected`: number of selected shops; one payment takes ten. */
  fewerShops: (selected: number) => `Keluarkan barang dari ${selected - maxShops} toko dari pilihan Anda.`,
  /** For a shop whose freight is chosen at the checkout. */
  freightLater: '+ ongkir, dipilih di checkout',
  calculating: 'Menghitung ongkos kirim',
  freightUnknown: 'Ongkos kirim belum dapat dihitung.'
} as const

/** The message with the quantity: (40, 'sak') // => 'Produk berhasil ditambahkan ke keranjang: 40 sak' */
export const addedText = (qty: number, unit: string): string => `${cartTexts.added}: ${quantityOf(qty, unit)}`

/**
 * About a purchase that waits for sign-in; `unit` is the sales unit. 12 // => '12 dus Keramik Asia Tile menunggu Anda.'
 */
export const waitingText = (qty: number, { name, unit }: { name: string; unit: string }): string =>
  `${quantityOf(qty, unit)} ${name} menunggu Anda.`

/** The same for several lines (at least one): '16 sak Semen dan 2 produk lain menunggu Anda.' */
export function waitingLines([first, ...others]: readonly {
  qty: number
  name: string
  unit: string
}[]): string {
  if (!first) return ''
  const name = others.length > 0 ? `${first.name} dan ${others.length} produk lain` : first.name
  return waitingText(first.qty, { ...first, name })
}
