import { productErrors } from '#lib/product/errors.ts'
import { apiErrors } from '#lib/core/schema/api-error.ts'
import { cartTexts } from './texts.ts'

/** The errors of cart: status and text. */
export const cartErrors = apiErrors({
  cart_full: [422, 'Keranjang penuh. Hapus beberapa barang terlebih dahulu.'],
  line_not_found: [404, 'Barang tidak ada di keranjang.'],
  nothing_added: [422, cartTexts.notAdded],
  nothing_selected: [422, 'Pilih barang dulu sebelum beli'],
  one_shop_only: [422, 'Satu pembayaran hanya untuk satu toko.']
})

/** Errors of every step that buys cart lines, which are checked again each time. */
export const rejectedLines = [
  cartErrors.nothing_selected,
  cartErrors.line_not_found,
  productErrors.product_not_found,
  productErrors.own_product,
  productErrors.out_of_stock,
  productErrors.below_minimum,
  productErrors.not_multiple
]
