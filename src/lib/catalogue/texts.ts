/** What a page says of a list that did not come. */
export const listLost = 'Terjadi kesalahan saat memuat data'

/** The two kinds of goods. */
export const kindLabels = { material: 'Bahan Bangunan', 'non-material': 'Non Bahan Bangunan' } as const
