import { apiErrors } from '../schema/api-error.ts'

/** Errors that the browser itself detects, for any call. */
export const browserErrors = apiErrors({
  offline: [0, 'Tidak ada koneksi internet. Periksa koneksi lalu coba lagi.'],
  timeout: [0, 'Server terlalu lama menjawab. Silakan coba lagi.'],
  bad_answer: [0, 'Jawaban server tidak dapat dibaca.'],
  /** An unexpected exception, never a connection error. */
  our_fault: [0, 'Terjadi kesalahan di halaman kami. Muat ulang halaman, lalu coba lagi.']
})
