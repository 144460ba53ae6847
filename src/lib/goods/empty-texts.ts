/** What a caller of the counter does next, where the marketplace holds nothing yet. */
export const noShopYet =
  'Belum ada toko. Tambahkan dengan POST /ops/shop, lalu produknya dengan POST /ops/product atau POST /ops/import.'
export const noProductYet =
  'Belum ada produk. Tambahkan dengan POST /ops/product atau POST /ops/import; toko dan kategori dibuat lebih dulu.'
