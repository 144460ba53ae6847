/** Labels of an order's review button, by its action (review-8). */
export const reviewActionLabels = { write: 'Ulas', change: 'Ubah Ulasan' } as const
export type ReviewAction = keyof typeof reviewActionLabels

/** Titles of the review dialog. */
export const reviewTitles: Record<ReviewAction, string> = {
  write: 'Beri Ulasan',
  change: reviewActionLabels.change
}

/** Messages about a written or changed review, and about what it lacks (review-1). */
export const reviewTexts = {
  written: 'Ulasan berhasil dikirim',
  changed: 'Ulasan berhasil diperbarui',
  notWritten: 'Gagal mengirim ulasan',
  notChanged: 'Gagal memperbarui ulasan',
  brokeOff: 'Terjadi kesalahan saat menyimpan ulasan',
  noRating: 'Mohon berikan rating terlebih dahulu',
  noText: 'Mohon isi ulasan terlebih dahulu',
  photoKinds: 'Foto harus berformat JPG, JPEG, PNG, atau WebP'
} as const
