import { apiErrors } from '#lib/core/schema/api-error.ts'
import { addressLimit } from './limits.ts'

/** The errors of address: status and text. */
export const addressErrors = apiErrors({
  address_not_found: [404, 'Alamat tidak ditemukan.'],
  address_book_full: [422, `Maksimal ${addressLimit} alamat tersimpan.`],
  address_is_main: [422, 'Alamat utama tidak bisa dihapus. Jadikan alamat lain sebagai alamat utama dulu.'],
  city_not_found: [404, 'Kota tidak ditemukan. Pilih kota lain.'],
  city_required: [422, 'Pilih kota tujuan dulu.'],
  region_mismatch: [422, 'Wilayah alamat tidak cocok. Pilih ulang wilayah.']
})
