import { apiErrors } from '../schema/api-error.ts'

/** What the browser itself finds out: whatever is called. */
export const browserErrors = apiErrors({
  offline: [0, 'Tidak ada koneksi internet. Periksa koneksi lalu coba lagi.'],
  timeout: [0, 'Server terlalu lama menjawab. Silakan coba lagi.'],
  bad_answer: [0, 'Jawaban server tidak dapat dibaca.'],
  /** An exception that nobody foresaw: never the connection's. */
  our_fault: [0, 'Terjadi kesalahan di halaman kami. Muat ulang halaman, lalu coba lagi.']
})
