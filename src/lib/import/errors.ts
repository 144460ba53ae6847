import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of imports: status and text. */
export const importErrors = apiErrors({
  import_not_found: [404, 'Impor tidak ditemukan.'],
  import_not_ready: [409, 'Impor ini tidak dalam keadaan yang memungkinkan langkah itu. Muat ulang untuk melihat keadaannya.'],
  import_not_undoable: [
    409,
    'Impor ini tidak dapat dibatalkan lagi: hanya impor yang selesai, dalam satu hari setelah selesai.'
  ],
  too_many_imports: [429, 'Masih ada 10 impor yang belum selesai. Jalankan atau hapus salah satunya dulu.']
})
