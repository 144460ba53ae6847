import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of imports: status and text. */
export const importErrors = apiErrors({
  import_not_found: [404, 'Impor tidak ditemukan.'],
  import_not_ready: [
    409,
    'Impor ini tidak dalam keadaan yang memungkinkan langkah itu. Muat ulang untuk melihat keadaannya.'
  ],
  import_not_undoable: [
    409,
    'Impor ini tidak dapat diurungkan lagi: hanya impor yang selesai, dalam satu hari setelah selesai.'
  ],
  zip_unreadable: [422, 'Berkas foto ini bukan ZIP yang dapat dibaca. Buat lagi ZIP-nya, lalu unggah lagi.'],
  zip_too_large: [
    413,
    'ZIP foto paling besar 200 MB, paling banyak 20.000 foto. Bagi menjadi beberapa ZIP, lalu unggah satu per satu.'
  ],
  too_many_pictures: [
    413,
    'Foto satu impor paling banyak 50.000 berkas dan 2 GB seluruhnya; foto sesudahnya tidak diterima. Bagi tabelnya menjadi beberapa impor.'
  ],
  too_many_imports: [429, 'Masih ada 10 impor yang belum selesai. Jalankan atau batalkan salah satunya dulu.']
})
