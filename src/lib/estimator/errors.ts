import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of estimates: status and text. */
export const estimatorErrors = apiErrors({
  nothing_measured: [422, 'Isi luas, atau ukuran minimal satu baris.'],
  openings_too_large: [422, 'Luas pintu dan jendela melebihi luas dinding.'],
  section_too_small: [422, 'Penampang terlalu kecil untuk selimut beton itu.']
})
