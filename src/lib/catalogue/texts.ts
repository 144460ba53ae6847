/** Message for a list that failed to load. */
export const listLost = 'Terjadi kesalahan saat memuat data'

/** The two kinds of goods. */
export const kindLabels = { material: 'Bahan Bangunan', 'non-material': 'Non Bahan Bangunan' } as const

/** The link to all categories, and a menu's text while its categories load. */
export const allCategories = 'Semua kategori'
export const categoriesLoading = 'Memuat kategori…'

/** Message of menus and pages whose categories failed to load. */
export const categoriesLost = 'Gagal memuat kategori.'

/** A list or a marketplace that holds nothing yet. */
export const noGoods = 'Belum ada produk'
export const noCategories = 'Belum ada kategori'
export const comeAgain = 'Silakan kembali lagi nanti.'
