import { date } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'

/** What replaces a name, an address and a message of a closed account (D51). */
export const removedText = 'Akun dihapus'

/** The movement that takes what an owner gave up. */
export const givenUpRemark = 'Sisa saldo dilepaskan saat akun dihapus'

/** After the request, on the next page. */
export const closingRequested = (closesAt: string | Date): string =>
  `Akun Anda akan dihapus pada ${date(closesAt)}. Masuk sebelum tanggal itu jika ingin mempertahankannya.`

/** A sentence about what the job found, for a person whose account stays. */
export const closingStopped = (reason: string): string => `Akun Anda tidak jadi dihapus: ${reason}`

export const closingTexts = {
  title: 'Hapus akun',
  about:
    'Akun dan data pribadi Anda dihapus 14 hari setelah permintaan. Masuk lagi dalam 14 hari membatalkannya.',
  open: 'Hapus akun saya',
  notLoaded: 'Gagal memuat status penghapusan akun',
  failed: 'Gagal meminta penghapusan akun',
  removedTitle: 'Yang dihapus',
  removed: [
    'Nama, email, nomor HP, kata sandi, PIN, dan foto profil',
    'Alamat, keranjang, notifikasi, dan riwayat produk yang dilihat',
    'Rekening bank, kecuali yang pernah dituju penarikan',
    'Isi chat dan foto yang Anda kirim',
    'Foto ulasan dan nama Anda di ulasan'
  ],
  keptTitle: 'Yang tetap disimpan',
  kept: [
    'Pesanan, mutasi saldo, dan penarikan, karena pembukuan wajib disimpan. Nama dan alamat penerima diganti 90 hari setelah pesanan berakhir.',
    'Rekening bank yang pernah dituju penarikan, sebagai bagian dari pembukuan',
    'Isi dan foto komplain, sebagai bukti',
    'Isi ulasan dan jumlah bintang, tanpa nama Anda',
    'Balasan dari toko dan dari kami di chat'
  ],
  obstaclesTitle: 'Selesaikan dulu',
  next: 'Lanjutkan',
  confirm: 'Hapus akun',
  withdrawRest: 'Tarik sisa saldo saja'
} as const

/** Before the last button. */
export const closingWarning = (closesAt: string): string =>
  `Anda keluar dari semua perangkat sekarang. Akun dihapus pada ${date(closesAt)}, kecuali Anda masuk lagi sebelum tanggal itu.`

/** A Saldo that is too much to give up. */
export const saldoLeft = (balance: number): string => `Saldo Anda masih ${rupiah(balance)}. Tarik dulu.`

export const giveUpMissing = 'Tandai bahwa Anda melepaskan sisa saldo, atau tarik sisanya dulu.'

/** The choice to give up a rest of Saldo. */
export const giveUpLabel = (balance: number): string =>
  `Saya melepaskan sisa saldo ${rupiah(balance)}. Jumlah ini tidak dapat dikembalikan setelah akun dihapus.`
