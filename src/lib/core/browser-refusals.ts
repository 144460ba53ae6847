import { refusals } from './refusal.ts'

/** What the browser itself finds out: the only refusals whose texts every page carries. */
export const browserRefusals = refusals({
  offline: [0, 'Tidak ada koneksi internet. Periksa koneksi lalu coba lagi.'],
  timeout: [0, 'Server terlalu lama menjawab. Silakan coba lagi.'],
  bad_answer: [0, 'Jawaban server tidak dapat dibaca.']
})
