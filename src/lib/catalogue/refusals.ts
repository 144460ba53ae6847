import { refusals } from '#lib/core/refusal.ts'

/** What is refused about catalogue: status and text. */
export const catalogueRefusals = refusals({
  category_not_found: [404, 'Oops, Kategori tidak ditemukan']
})
