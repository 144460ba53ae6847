/** What the review button of an order does, and says (specification 3, section 2). */
export const reviewActionLabels = { write: 'Ulas', change: 'Ubah Ulasan' } as const
export type ReviewAction = keyof typeof reviewActionLabels

/** Titles of the review dialog. */
export const reviewTitles: Record<ReviewAction, string> = {
  write: 'Beri Ulasan',
  change: reviewActionLabels.change
}
