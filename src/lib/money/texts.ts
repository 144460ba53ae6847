import type { MovementCode, MovementType } from './movement.ts'

/** What the codes of movements mean (money-4). */
export const movementNames: Record<MovementCode, string> = {
  TR: 'Pembelian',
  TF: 'Transfer & Cashback',
  TU: 'Isi Saldo',
  RF: 'Pengembalian Dana',
  SH: 'Penyesuaian Ongkir',
  EX: 'Penyesuaian Lain',
  WD: 'Penarikan Dana'
}

/** What a movement does to a Saldo, as the filter and the file say it. */
export const movementTypeNames: Record<MovementType, string> = { debit: 'Pengeluaran', credit: 'Pemasukan' }

/** What is said about a Saldo's history. */
export const balanceTexts = {
  history: 'Riwayat Transaksi',
  all: 'Semua',
  empty: 'Tidak ada transaksi',
  emptyEver: 'Uang masuk dan keluar akan tercatat di sini.',
  emptyFiltered: 'Ubah tanggal atau jenis transaksi untuk melihat yang lain.',
  detail: 'Detail Transaksi',
  loading: 'Memuat riwayat transaksi',
  month: 'Bulan tidak valid',
  export: 'Unduh CSV'
} as const

/** What the two numbers of a movement are called, and what is said once they are copied. */
export const movementNumbers = {
  trx: { name: 'ID Transaksi', copied: 'Berhasil menyalin ID Transaksi' },
  ref: { name: 'Reference ID', copied: 'Berhasil menyalin Reference ID' }
} as const
