import type { MovementCode, MovementType } from './movement.ts'

/** Names of the movement codes (money-4). */
export const movementNames: Record<MovementCode, string> = {
  TR: 'Pembelian',
  TF: 'Transfer & Cashback',
  TU: 'Isi Saldo',
  RF: 'Pengembalian Dana',
  SH: 'Penyesuaian Ongkir',
  EX: 'Penyesuaian Lain',
  WD: 'Penarikan Dana'
}

/** Names of the movement types, in the filter and in the file. */
export const movementTypeNames: Record<MovementType, string> = { debit: 'Pengeluaran', credit: 'Pemasukan' }

/** Texts of a Saldo's history. */
export const balanceTexts = {
  history: 'Riwayat Transaksi',
  all: 'Semua',
  empty: 'Tidak ada transaksi',
  emptyEver: 'Uang masuk dan keluar akan tercatat di sini.',
  emptyFiltered: 'Ubah tanggal atau jenis transaksi untuk melihat yang lain.',
  detail: 'Detail Transaksi',
  withdraw: 'Tarik Saldo',
  showWithdrawal: 'Lihat Penarikan',
  loading: 'Memuat riwayat transaksi',
  month: 'Bulan tidak valid',
  export: 'Unduh CSV'
} as const

/** Labels of a movement's two numbers, and the messages once they are copied. */
export const movementNumbers = {
  trx: { name: 'ID Transaksi', copied: 'Berhasil menyalin ID Transaksi' },
  ref: { name: 'Reference ID', copied: 'Berhasil menyalin Reference ID' }
} as const
