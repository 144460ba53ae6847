import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of the blog: status and text. */
export const contentErrors = apiErrors({
  slug_invalid: [422, 'Slug tidak valid'],
  article_not_found: [404, 'Oops, artikel tidak ditemukan']
})
