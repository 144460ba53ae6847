import { refusals } from '#lib/core/refusal.ts'

/** What is refused about estimates: status and text. */
export const estimatorRefusals = refusals({
  nothing_measured: [422, 'Isi luas, atau ukuran minimal satu baris.'],
  openings_too_large: [422, 'Luas pintu dan jendela melebihi luas dinding.'],
  section_too_small: [422, 'Penampang terlalu kecil untuk selimut beton itu.']
})
