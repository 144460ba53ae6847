import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of what an operator puts into the marketplace: status and text. */
export const goodsErrors = apiErrors({
  sku_taken: [409, 'SKU sudah dipakai oleh varian lain di toko ini.'],
  category_unknown: [422, 'Kategori tidak ditemukan. Pilih kategori paling rinci.'],
  variants_differ: [422, 'Setiap varian harus berbeda.'],
  variant_missing: [422, 'Varian tidak ditemukan pada produk ini.'],
  stock_below_zero: [
    409,
    'Stok berubah sejak Anda membukanya dan tidak cukup untuk dikurangi sebanyak itu. Muat ulang, lalu isi lagi.'
  ],
  photo_unknown: [422, 'Foto tidak ditemukan. Unggah lagi fotonya.']
})
