import { productRefusals } from '#lib/product/refusals.ts'
import { refusals } from '#lib/core/refusal.ts'
import { cartTexts } from './texts.ts'

/** What is refused about cart: status and text. */
export const cartRefusals = refusals({
  cart_full: [422, 'Keranjang penuh. Hapus beberapa barang terlebih dahulu.'],
  line_not_found: [404, 'Barang tidak ada di keranjang.'],
  nothing_added: [422, cartTexts.notAdded],
  nothing_selected: [422, 'Pilih barang dulu sebelum beli'],
  one_shop_only: [422, 'Satu pembayaran hanya untuk satu toko.']
})

/** What is refused wherever lines of the cart are bought: they are looked at anew with every step. */
export const linesRefused = [
  cartRefusals.nothing_selected,
  cartRefusals.line_not_found,
  productRefusals.product_not_found,
  productRefusals.own_product,
  productRefusals.out_of_stock,
  productRefusals.below_minimum
]
