import { refusals } from '#lib/core/refusal.ts'

/** What is refused about address: status and text. */
export const addressRefusals = refusals({
  address_not_found: [404, 'Alamat tidak ditemukan.'],
  region_mismatch: [422, 'Wilayah alamat tidak cocok. Pilih ulang wilayah.']
})
