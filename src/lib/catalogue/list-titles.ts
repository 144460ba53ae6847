/** Lists of the home page that have a page of their own (specification 1, section 3). */
export const listTitles = { recommendations: 'Promo Untukmu', bestselling: 'Produk Terlaris' } as const
