import { apiErrors } from '#lib/core/schema/api-error.ts'

import { carrierLimits } from './carrier-limits.ts'

/** The errors of what an operator puts into the marketplace: status and text. */
export const goodsErrors = apiErrors({
  sku_taken: [409, 'SKU sudah dipakai oleh varian lain di toko ini.'],
  category_unknown: [422, 'Kategori tidak ditemukan. Pilih kategori paling rinci.'],
  min_not_multiple: [422, 'Minimal pembelian harus sesuai dengan Kelipatan.'],
  variants_differ: [422, 'Periksa variannya: setiap varian harus lengkap dan berbeda.'],
  variant_missing: [422, 'Varian tidak ditemukan pada produk ini.'],
  stock_below_zero: [
    409,
    'Stok berubah sejak Anda membukanya dan tidak cukup untuk dikurangi sebanyak itu. Muat ulang, lalu isi lagi.'
  ],
  photo_unknown: [422, 'Foto tidak ditemukan. Unggah lagi fotonya.'],
  brand_exists: [409, 'Sudah ada merek dengan nama itu. Ganti nama lagi kalau keduanya memang mau digabung.'],
  category_slug_taken: [409, 'Alamat ini sudah dipakai kategori lain.'],
  category_too_deep: [422, 'Kategori paling banyak tiga tingkat.'],
  category_in_itself: [422, 'Kategori tidak dapat dipindahkan ke dalam dirinya sendiri.'],
  category_holds_products: [
    409,
    'Kategori itu langsung berisi produk, jadi tidak dapat memuat subkategori. Pindahkan dulu produknya.'
  ],
  category_not_empty: [409, 'Kategori ini masih berisi produk atau subkategori.'],
  category_levels_differ: [422, 'Hanya kategori pada tingkat yang sama yang dapat digabung.'],

  shop_slug_taken: [409, 'Alamat toko sudah dipakai toko lain.'],
  seller_contacts_differ: [
    422,
    'Nomor HP dan email ini milik dua penjual yang berbeda. Isi salah satu saja.'
  ],
  seller_is_buyer: [422, 'Kontak ini milik akun pembeli, yang tidak dapat menjadi penjual. Isi kontak lain.'],

  voucher_code_taken: [409, 'Kode promo sudah dipakai.'],
  voucher_products_unknown: [422, 'Ada produk yang tidak ditemukan atau bukan dari toko ini.'],
  voucher_in_use: [
    409,
    'Promo ini sudah dipakai. Kode, jenis, nilai, minimal belanja, dan waktu mulai tidak dapat diubah; akhiri, lalu buat promo baru.'
  ],
  voucher_quota_used: [422, 'Kuota tidak boleh kurang dari yang sudah dipakai.'],

  keyword_exists: [409, 'Kata ini sudah ada dengan urutan lain. Buka barisnya untuk memindahkannya.'],
  terms_full: [422, 'Sudah ada 2.000 kata sendiri. Hapus sebagian dulu.'],

  couriers_full: [
    409,
    `Sudah ada ${carrierLimits.courier} layanan kurir. Ubah salah satu yang tidak dipakai.`
  ],
  trucks_full: [409, `Sudah ada ${carrierLimits.truck} jenis truk. Ubah salah satu yang tidak dipakai.`],
  warehouses_full: [409, `Sudah ada ${carrierLimits.warehouse} gudang. Ubah salah satu yang tidak dipakai.`],
  carrier_exists: [409, 'Nama ini sudah ada.'],
  not_delivered: [422, 'Ini bukan tarif bawaan, sehingga tidak dapat dikembalikan.']
})
