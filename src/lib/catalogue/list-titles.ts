/** Lists of the home page (home-1), and the pages that go on from them. */
export const listTitles = {
  promo: 'Promo Untukmu',
  recommendations: 'Rekomendasi Untukmu',
  bestselling: 'Produk Terlaris',
  /** What follows a search that found few. */
  alike: 'Mungkin juga Anda cari'
} as const
