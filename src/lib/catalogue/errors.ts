import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of catalogue: status and text. */
export const catalogueErrors = apiErrors({
  category_not_found: [404, 'Oops, Kategori tidak ditemukan']
})
