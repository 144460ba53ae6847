/** What the review button of an order does, and says (review-8). */
export const reviewActionLabels = { write: 'Ulas', change: 'Ubah Ulasan' } as const
export type ReviewAction = keyof typeof reviewActionLabels

/** Titles of the review dialog. */
export const reviewTitles: Record<ReviewAction, string> = {
  write: 'Beri Ulasan',
  change: reviewActionLabels.change
}

/** What is said of a review that was written or changed, and what is missing before (review-1). */
export const reviewTexts = {
  written: 'Ulasan berhasil dikirim',
  changed: 'Ulasan berhasil diperbarui',
  notWritten: 'Gagal mengirim ulasan',
  notChanged: 'Gagal memperbarui ulasan',
  brokeOff: 'Terjadi kesalahan saat menyimpan ulasan',
  noRating: 'Mohon berikan rating terlebih dahulu',
  noText: 'Mohon isi ulasan terlebih dahulu'
} as const
