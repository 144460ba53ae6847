/** What a page says of a list that did not come. */
export const listLost = 'Terjadi kesalahan saat memuat data'

/** The two kinds of goods. */
export const kindLabels = { material: 'Bahan Bangunan', 'non-material': 'Non Bahan Bangunan' } as const

/** The way to every category, and what a menu says while its categories are on their way. */
export const allCategories = 'Semua kategori'
export const categoriesLoading = 'Memuat kategori…'

/** What menus and pages say of categories that did not come. */
export const categoriesLost = 'Gagal memuat kategori.'
