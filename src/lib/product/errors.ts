import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of product: status and text. */
export const productErrors = apiErrors({
  product_not_found: [404, 'Produk yang Anda cari tidak tersedia'],
  product_gone: [410, 'Produk ini sudah tidak dijual'],
  variant_required: [422, 'Silahkan pilih varian terlebih dahulu'],
  out_of_stock: [422, 'Stok produk tidak mencukupi.'],
  below_minimum: [422, 'Jumlah kurang dari minimum pembelian.'],
  not_multiple: [422, 'Jumlah harus sesuai kelipatan pembelian.'],
  own_product: [422, 'Anda tidak dapat membeli produk toko sendiri.']
})
