import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of review: status and text. */
export const reviewErrors = apiErrors({
  already_reviewed: [422, 'Ulasan sudah dikirim.'],
  product_not_kept: [422, 'Barang ini tidak Anda terima, jadi tidak dapat diulas.'],
  review_not_found: [404, 'Oops, ulasan belum ada nih!'],
  review_locked: [422, 'Ulasan hanya dapat diubah satu kali.']
})
