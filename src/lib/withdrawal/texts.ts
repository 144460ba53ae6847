import { accountDigits } from './account-number.ts'

/** What is said about bank accounts. */
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
  digits: `Nomor rekening terdiri dari ${accountDigits.least}-${accountDigits.most} digit angka`,
  emptyTitle: 'Rekening Kosong',
  empty: 'Rekening anda kosong saat ini.',
  added: 'Rekening berhasil ditambahkan',
  notAdded: 'Gagal menambahkan rekening bank',
  notDeleted: 'Gagal menghapus rekening bank',
  updated: 'Rekening berhasil diubah',
  deleted: 'Rekening berhasil dihapus'
} as const

/**
 * The question before an account is deleted. The two labels were seen the other way round: the one that deletes read
 * 'Batal'. A label that does the opposite destroys data (D21).
 */
export const bankDeletion = {
  title: 'Hapus Rekening',
  text: 'Apakah Anda yakin ingin menghapus rekening ini? Tindakan ini tidak dapat dibatalkan.',
  confirm: 'Hapus',
  cancel: 'Batal'
} as const
