import { refusals } from '#lib/core/refusal.ts'

/** What is refused about review: status and text. */
export const reviewRefusals = refusals({
  already_reviewed: [422, 'Ulasan sudah dikirim.'],
  review_not_found: [404, 'Oops, ulasan belum ada nih!'],
  review_locked: [422, 'Ulasan hanya dapat diubah satu kali.']
})
