import { refusals } from '#lib/core/refusal.ts'

/** What is refused about the blog: status and text. */
export const contentRefusals = refusals({
  slug_invalid: [422, 'Slug tidak valid'],
  article_not_found: [404, 'Oops, artikel tidak ditemukan']
})
