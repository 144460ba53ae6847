/** Orders of reviews that a buyer may choose, and their names; the first one is that of a list that names none. */
export const reviewOrders = {
  terbaru: 'Terbaru',
  tertinggi: 'Nilai tertinggi',
  terendah: 'Nilai terendah'
} as const

export type ReviewOrder = keyof typeof reviewOrders

/** The order that an address names; undefined for the first one, and for what is none. */
export const readReviewOrder = (query: URLSearchParams): ReviewOrder | undefined =>
  (['tertinggi', 'terendah'] as const).find(order => order === query.get('sort_by'))
