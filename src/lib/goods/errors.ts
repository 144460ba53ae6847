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
  photo_unknown: [422, 'Foto tidak ditemukan. Unggah lagi fotonya.'],

  shop_slug_taken: [409, 'Alamat toko sudah dipakai toko lain.'],
  seller_is_buyer: [422, 'Kontak ini milik akun pembeli, yang tidak dapat menjadi penjual. Isi kontak lain.'],

  voucher_code_taken: [409, 'Kode promo sudah dipakai.'],
  voucher_products_unknown: [422, 'Ada produk yang tidak ditemukan atau bukan dari toko ini.'],
  voucher_in_use: [
    409,
    'Promo ini sudah dipakai. Kode, jenis, nilai, minimal belanja, dan waktu mulai tidak dapat diubah; akhiri, lalu buat promo baru.'
  ],
  voucher_quota_used: [422, 'Kuota tidak boleh kurang dari yang sudah dipakai.'],

  terms_full: [422, 'Sudah ada 2.000 kata sendiri. Hapus sebagian dulu.'],

  carrier_exists: [409, 'Nama ini sudah ada.'],
  not_delivered: [422, 'Ini bukan tarif bawaan, sehingga tidak dapat dikembalikan.']
})
