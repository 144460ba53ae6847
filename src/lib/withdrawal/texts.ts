import { accountDigits } from './account-number.ts'

/** Texts about bank accounts. */
export const bankTexts = {
  add: 'Tambah Rekening',
  choose: 'Mau tambah rekening apa?',
  search: 'Cari bank',
  noBank: 'Bank tidak ditemukan',
  number: 'Nomor rekening',
  check: 'Cek Nama Pemilik',
  holder: 'Nama pemilik',
  save: 'Simpan Rekening',
  incomplete: 'Mohon lengkapi data bank dan nomor rekening',
  digits: `Nomor rekening terdiri dari ${accountDigits.min}-${accountDigits.max} digit angka`,
  emptyTitle: 'Rekening Kosong',
  empty: 'Rekening anda kosong saat ini.',
  added: 'Rekening berhasil ditambahkan',
  notAdded: 'Gagal menambahkan rekening bank',
  notDeleted: 'Gagal menghapus rekening bank',
  updated: 'Rekening berhasil diubah',
  deleted: 'Rekening berhasil dihapus'
} as const

/**
 * The confirmation before an account is deleted. The two labels had once been swapped, so that the deleting one read
 * 'Batal'; such a label destroys data (D21).
 */
export const bankDeletion = {
  title: 'Hapus Rekening',
  text: 'Apakah Anda yakin ingin menghapus rekening ini? Tindakan ini tidak dapat dibatalkan.',
  confirm: 'Hapus',
  cancel: 'Batal'
} as const

/** Texts of requesting and cancelling a withdrawal. */
export const withdrawalTexts = {
  requested: 'Penarikan dana berhasil',
  notRequested: 'Penarikan dana gagal',
  cancelled: 'Penarikan berhasil dibatalkan',
  claimed: 'Sedang diproses bank',
  settled: 'Penarikan ditandai berhasil',
  failed: 'Penarikan ditandai gagal'
} as const

/** What operators are told of a line of a bank's result file. */
export const resultTexts = {
  unknownStatus: 'Status tidak dikenal. Tulis berhasil atau gagal.',
  otherAmount: 'Jumlah berbeda dari yang harus ditransfer.',
  noReference: 'Nomor referensi kosong.',
  unclaimed: 'Belum diambil untuk dibayar.',
  rejectedByBank: 'Transfer ditolak bank.'
} as const
