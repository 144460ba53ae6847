/** Titles of the home page's lists (home-1), and of the pages that continue them. */
export const listTitles = {
  promo: 'Promo Untukmu',
  recommendations: 'Rekomendasi Untukmu',
  bestselling: 'Produk Terlaris',
  /** The list below a search with few results. */
  alike: 'Mungkin juga Anda cari'
} as const
