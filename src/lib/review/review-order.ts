/** Sort orders of reviews with their names; the first is the default. */
export const reviewOrders = {
  terbaru: 'Terbaru',
  tertinggi: 'Nilai tertinggi',
  terendah: 'Nilai terendah'
} as const

export type ReviewOrder = keyof typeof reviewOrders

/** The sort order in an address; undefined for the default and for invalid values. */
export const readReviewOrder = (query: URLSearchParams): ReviewOrder | undefined =>
  (['tertinggi', 'terendah'] as const).find(order => order === query.get('sort_by'))
