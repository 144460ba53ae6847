import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of bank accounts: status and text. */
export const withdrawalErrors = apiErrors({
  bank_not_found: [422, 'Bank tidak ditemukan'],
  bank_account_not_found: [404, 'Rekening tidak ditemukan.'],
  bank_account_exists: [409, 'Rekening ini sudah tersimpan.'],
  bank_account_limit: [409, 'Maksimal 10 rekening tersimpan.'],
  bank_account_in_use: [409, 'Rekening sedang dipakai untuk penarikan yang belum selesai.'],
  withdrawal_not_found: [404, 'Penarikan tidak ditemukan.'],
  holder_not_found: [
    422,
    'Gagal mendapatkan nama pemilik rekening. Mohon periksa kembali nomor rekening Anda.'
  ],
  holder_unavailable: [503, 'Bank sedang tidak dapat dihubungi. Silakan coba lagi beberapa saat lagi.']
})
