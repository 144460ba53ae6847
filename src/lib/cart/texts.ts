import { quantityOf } from '#lib/product/sale-units.ts'

import { maxShops } from './availability.ts'

/** What is said when goods came into the cart, or did not (cart-20). */
export const cartTexts = {
  added: 'Produk berhasil ditambahkan ke keranjang',
  notAdded: 'Gagal menambahkan produk ke keranjang',
  brokeOff: 'Terjadi kesalahan saat menambahkan ke keranjang',
  seeCart: 'Lihat keranjang'
} as const

/** What the cart says about prices and shipping (cart-23, shipping-25). */
export const cartSumTexts = {
  selectAll: 'Semua',
  saved: 'Hemat',
  freightFrom: '+ ongkir',
  /** Of a shop whose freight has to be negotiated, while others are selected too (D29). */
  alone: 'Ongkir toko ini harus didiskusikan dengan penjual. Beli barangnya tanpa toko lain.',
  /** `selected`: shops of which something is selected; one payment takes ten. */
  fewerShops: (selected: number) => `Keluarkan barang dari ${selected - maxShops} toko dari pilihan Anda.`,
  /** Where the freight of a shop is chosen at the checkout. */
  freightLater: '+ ongkir, dipilih di checkout',
  asking: 'Menghitung ongkos kirim',
  freightUnknown: 'Ongkos kirim belum dapat dihitung.'
} as const

/** What is said with how many: (40, 'sak') // => 'Produk berhasil ditambahkan ke keranjang: 40 sak' */
export const addedText = (qty: number, unit: string): string => `${cartTexts.added}: ${quantityOf(qty, unit)}`

/** What waits for its buyer to sign in. `unit` is what the product is sold by: 12 // => '12 dus Keramik Asia Tile menunggu Anda.' */
export const waitingText = (qty: number, { name, unit }: { name: string; unit: string }): string =>
  `${quantityOf(qty, unit)} ${name} menunggu Anda.`

/** The same of several lines, of which there is one at least: '16 sak Semen dan 2 produk lain menunggu Anda.' */
export function waitingLines([first, ...others]: readonly {
  qty: number
  name: string
  unit: string
}[]): string {
  if (!first) return ''
  const name = others.length > 0 ? `${first.name} dan ${others.length} produk lain` : first.name
  return waitingText(first.qty, { ...first, name })
}
