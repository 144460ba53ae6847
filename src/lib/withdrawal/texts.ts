import { brand } from '#lib/core/brand.ts'
import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { accountDigits } from './account-number.ts'
import { minWithdrawal } from './amount.ts'

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

/** Titles, labels and buttons of the withdrawal page and its overlays. */
export const withdrawalLabels = {
  page: 'Tarik Dana',
  request: 'Tarik Dana',
  show: 'Lihat Penarikan',
  history: 'Riwayat Penarikan',
  detail: 'Detail Penarikan',
  verify: 'Verifikasi Withdraw',
  whatsapp: 'OTP WhatsApp',
  email: 'OTP Email',
  pin: 'Dengan PIN',
  otherWay: 'Pilih cara lain',
  forgotPin: 'Lupa PIN?',
  resend: 'Kirim Ulang',
  accounts: 'Atur Rekening',
  presets: 'Pilih jumlah',
  amount: 'Jumlah penarikan',
  account: 'Rekening tujuan',
  fee: 'Biaya penarikan',
  total: 'Diterima di rekening',
  arrival: 'Perkiraan tiba',
  code: 'Kode penarikan',
  reference: 'Nomor referensi',
  cancel: 'Batalkan Penarikan',
  help: 'Hubungi Bantuan',
  rest: 'Tarik Sisa Saldo',
  notEnough: 'Saldo belum cukup'
} as const

/** Sentences of the withdrawal page and its overlays. */
export const withdrawalNotes = {
  emptyTitle: 'Tidak Ada Riwayat Penarikan',
  empty: 'Anda belum melakukan penarikan dana apapun',
  noAccount: 'Belum Ada Rekening Bank',
  noAccountText: 'Tambahkan rekening bank atas nama Anda untuk menerima dana.',
  codeInvalid: 'Kode OTP tidak valid',
  capped: 'Jumlah disesuaikan dengan saldo Anda.',
  balanceTooLow: `Saldo Anda belum mencapai minimal penarikan ${rupiah(minWithdrawal)}.`,
  rest: `Saldo di bawah ${rupiah(minWithdrawal)} dapat ditarik seluruhnya, satu kali dan tanpa biaya, sebelum Anda menutup akun.`,
  unsure:
    'Kami belum menerima kabar penarikan terakhir Anda. Tekan Coba lagi untuk memastikannya: dana tidak akan ditarik dua kali.',
  lost: 'Penarikan Anda belum tentu gagal. Tekan Coba lagi: dana tidak akan ditarik dua kali.',
  chooseWay: 'Pilih cara memastikan bahwa ini benar Anda.',
  pinText: 'Tanpa kode verifikasi',
  noPin: 'Buat PIN dulu untuk memakai cara ini',
  loadingAccounts: 'Memuat rekening',
  loadingHistory: 'Memuat riwayat penarikan',
  loadingDetail: 'Memuat detail penarikan',
  codeCopied: 'Berhasil menyalin kode penarikan',
  referenceCopied: 'Berhasil menyalin nomor referensi',
  notCancelled: 'Gagal membatalkan penarikan',
  helpText: 'Ada kendala? Tim kami membantu lewat chat.'
} as const

/** What a withdrawal is, in one line: for each prompt that asks for a proof. 'Tarik Rp100.000 ke BCA •••• 7821' */
export const withdrawalPurpose = (nominal: number, account: string): string =>
  `Tarik ${rupiah(nominal)} ke ${account}`

/** When a withdrawal arrives at the latest; holidays are not known, so it is an estimate. */
export const arrivalText = (arrivesAt: Date | string): string =>
  `Perkiraan tiba paling lambat ${dateTime(arrivesAt)} WIB`

/** How many more codes may be tried, after the error's own message; after the last one another code is needed. */
export const triesLeftText = (left: number): string =>
  left > 0 ? `Sisa percobaan: ${left}.` : `Tekan ${withdrawalLabels.resend} untuk mendapat kode baru.`

/** What became of a withdrawal that the bank did not get. */
export const returnedText = (nominal: number): string =>
  `${rupiah(nominal)} sudah dikembalikan ke ${brand.saldo} Anda.`

/** The button that sends another code, while it has to wait: 'Kirim Ulang (29s)' */
export const resendText = (left: number): string => `${withdrawalLabels.resend} (${left}s)`

/** Confirms that a withdrawal was requested, beside the way to it. */
export const requestedText = (code: string): string => `Penarikan ${code} sedang menunggu diproses bank.`

/** The confirmation before a withdrawal is cancelled. */
export const cancellation = {
  title: withdrawalLabels.cancel,
  text: 'Penarikan ini dibatalkan dan seluruh dananya kembali ke saldo Anda. Lanjutkan?',
  confirm: 'Ya, Batalkan',
  cancel: 'Tidak'
} as const

/** Steps of a withdrawal's timeline; the last one is named by its status. */
export const stepLabels = { requested: 'Penarikan diminta', claimed: 'Diproses bank' } as const

/** What operators are told of a line of a bank's result file. */
export const resultTexts = {
  unknownStatus: 'Status tidak dikenal. Tulis berhasil atau gagal.',
  otherAmount: 'Jumlah berbeda dari yang harus ditransfer.',
  noReference: 'Nomor referensi kosong.',
  unclaimed: 'Belum diambil untuk dibayar.',
  rejectedByBank: 'Transfer ditolak bank.'
} as const
