import { imageLimit } from '../limits.ts'
import { apiErrors } from './api-error.ts'
import { sessionOverText } from '../api/session-over.ts'

/** Errors that any endpoint may return, whatever the request. */
export const coreErrors = apiErrors({
  invalid_input: [422, 'Data yang dikirim belum benar. Periksa kembali isian Anda.'],
  bad_request: [400, 'Permintaan tidak dapat dibaca.'],
  bad_json: [400, 'Isi permintaan tidak dapat dibaca.'],
  too_large: [413, 'Data yang dikirim terlalu besar.'],
  bad_signature: [403, 'Tanda tangan permintaan tidak valid.'],
  stale_signature: [403, 'Waktu perangkat Anda tidak sesuai. Periksa jam perangkat lalu coba lagi.'],
  bad_origin: [403, 'Permintaan dari situs lain ditolak.'],
  unauthorized: [401, 'Silakan masuk terlebih dahulu.'],
  session_over: [401, sessionOverText],
  forbidden: [403, 'Anda tidak memiliki akses.'],
  not_found: [404, 'Data tidak ditemukan.'],
  no_such_endpoint: [404, 'Alamat API tidak ditemukan.'],
  method_not_allowed: [405, 'Metode tidak didukung untuk alamat ini.'],
  busy: [503, 'Layanan sedang ramai. Coba lagi beberapa saat lagi.'],
  too_many_requests: [429, 'Terlalu banyak permintaan. Coba lagi sebentar lagi.'],
  idempotency_key_required: [400, 'Kunci permintaan (Idempotency-Key) wajib dikirim.'],
  idempotency_mismatch: [422, 'Permintaan ini sudah pernah dikirim dengan isi yang berbeda.'],
  server_error: [500, 'Terjadi kesalahan. Silakan coba lagi.'],
  unavailable: [503, 'Layanan sedang tidak tersedia. Silakan coba lagi.'],
  file_not_an_image: [422, imageLimit.kinds],
  picture_too_large: [422, 'Gambar terlalu besar. Kecilkan, lalu unggah lagi.'],
  heic_unreadable: [422, imageLimit.heic],
  changed_meanwhile: [
    412,
    'Data ini sudah diubah sejak Anda membukanya. Muat ulang, lalu ulangi perubahan Anda.'
  ],
  demo_only: [403, 'Hanya tersedia dalam mode demo.']
})
