/** Lists of the home page that have a page of their own (home-1). */
export const listTitles = { recommendations: 'Promo Untukmu', bestselling: 'Produk Terlaris' } as const
