import { apiErrors } from '#lib/core/schema/api-error.ts'

/** What is rejected about catalogue: status and text. */
export const catalogueErrors = apiErrors({
  category_not_found: [404, 'Oops, Kategori tidak ditemukan']
})
