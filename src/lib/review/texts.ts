/** What the review button of an order does, and says (specification 3, section 2). */
export const reviewActionLabels = { write: 'Ulas', change: 'Ubah Ulasan' } as const
export type ReviewAction = keyof typeof reviewActionLabels

/** Titles of the review dialog. */
export const reviewTitles: Record<ReviewAction, string> = {
  write: 'Beri Ulasan',
  change: reviewActionLabels.change
}

/** What is still missing before a review can be sent (specification 3, section 9). */
export const reviewTexts = {
  noRating: 'Mohon berikan rating terlebih dahulu',
  noText: 'Mohon isi ulasan terlebih dahulu'
} as const
