import { apiErrors } from '#lib/core/schema/api-error.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { maxOpenWithdrawals, minWithdrawal } from './amount.ts'

/** The errors of bank accounts and withdrawals: status and text. */
export const withdrawalErrors = apiErrors({
  bank_not_found: [422, 'Bank tidak ditemukan'],
  bank_account_not_found: [404, 'Rekening tidak ditemukan.'],
  bank_account_exists: [409, 'Rekening ini sudah tersimpan.'],
  bank_account_limit: [409, 'Maksimal 10 rekening tersimpan.'],
  bank_account_in_use: [409, 'Rekening sedang dipakai untuk penarikan yang belum selesai.'],
  withdrawal_not_found: [404, 'Penarikan tidak ditemukan.'],
  withdrawal_amount_required: [422, 'Masukkan jumlah penarikan.'],
  bank_account_required: [422, 'Pilih rekening tujuan.'],
  withdrawal_too_small: [422, `Minimal penarikan ${rupiah(minWithdrawal)}.`],
  withdrawal_above_balance: [422, 'Jumlah penarikan melebihi saldo Anda.'],
  withdrawal_no_rest: [
    422,
    `Hanya seluruh sisa saldo di bawah ${rupiah(minWithdrawal)} yang dapat ditarik, satu kali.`
  ],
  withdrawal_limit: [
    409,
    `Masih ada ${maxOpenWithdrawals} penarikan yang belum selesai. Tunggu salah satunya selesai, lalu coba lagi.`
  ],
  withdrawal_closed: [409, 'Penarikan ini sudah selesai diproses.'],
  withdrawal_claimed: [409, 'Sedang diproses bank. Penarikan ini tidak dapat dibatalkan lagi.'],
  nothing_waits: [404, 'Tidak ada penarikan yang menunggu.'],
  nothing_taken: [409, 'Tidak ada penarikan terpilih yang Anda ambil dan belum ada di berkas lain.'],
  batch_not_found: [404, 'Transfer massal tidak ditemukan.'],
  results_unreadable: [422, 'Berkas tidak dapat dibaca. Periksa judul kolom dan pemisahnya.'],
  withdrawal_unclaimed: [409, 'Ambil penarikan ini dahulu untuk dibayar.'],
  withdrawals_locked: [403, 'Penarikan dikunci sementara demi keamanan akun Anda.'],
  holder_not_found: [
    422,
    'Gagal mendapatkan nama pemilik rekening. Mohon periksa kembali nomor rekening Anda.'
  ],
  holder_unavailable: [503, 'Bank sedang tidak dapat dihubungi. Silakan coba lagi beberapa saat lagi.']
})
