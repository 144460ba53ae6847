import type { AccountEventKind } from './activity.ts'

/** What the fields of a person say when they are wrong. */
export const identityTexts = {
  contact: 'Format email atau nomor telepon tidak valid',
  email: 'Format email tidak valid',
  phone: 'Format nomor handphone tidak valid',
  passwordDiffers: 'Konfirmasi password tidak sesuai',
  noPin: 'PIN wajib diisi',
  pinDiffers: 'PIN tidak sama',
  pinMade: 'PIN berhasil dibuat'
} as const

/** What fields, steps and buttons of sign-in, registration and PIN are called. */
export const identityLabels = {
  contact: 'Email atau nomor telepon',
  password: 'Kata sandi',
  profile: 'Data diri',
  makePin: 'Buat PIN'
} as const

/** What the account area says of name and photo. */
export const profileTexts = {
  personal: 'Informasi Pribadi',
  save: 'Simpan Perubahan',
  photo: 'Foto profil',
  choosePhoto: 'Pilih foto',
  photoSaved: 'Foto berhasil diperbarui',
  photoFailed: 'Gagal memperbarui foto'
} as const

/** What 'Aktivitas Login' says; every one in Indonesian (D21). */
export const deviceTexts = {
  devices: 'Perangkat yang masuk',
  thisDevice: 'Perangkat ini',
  revoke: 'Keluar',
  revokeAll: 'Keluar dari semua perangkat',
  notLoaded: 'Gagal memuat daftar perangkat',
  notRevoked: 'Gagal mengeluarkan perangkat',
  notAllRevoked: 'Gagal keluar dari semua perangkat',
  activity: 'Aktivitas keamanan',
  noActivity: 'Belum ada aktivitas',
  activityNotLoaded: 'Gagal memuat aktivitas keamanan'
} as const

/** What happened to an account, as its owner reads it. */
export const activityLabels: Record<AccountEventKind, string> = {
  registered: 'Akun dibuat',
  signed_in: 'Masuk ke akun',
  signed_out: 'Keluar dari akun',
  session_revoked: 'Sebuah perangkat dikeluarkan',
  sessions_revoked: 'Semua perangkat dikeluarkan',
  password_changed: 'Kata sandi diubah',
  password_reset: 'Kata sandi diatur ulang',
  pin_made: 'PIN dibuat',
  pin_changed: 'PIN diubah',
  pin_locked: 'PIN terkunci karena terlalu banyak percobaan',
  email_changed: 'Email diubah',
  phone_changed: 'Nomor telepon diubah',
  bank_account_added: 'Rekening bank ditambahkan',
  bank_account_deleted: 'Rekening bank dihapus',
  data_exported: 'Salinan data diminta'
}

/** What is said of a copy of one's data. */
export const exportTexts = {
  title: 'Data Anda',
  ask: 'Unduh data saya',
  about:
    'Salinan profil, alamat, pesanan, ulasan, Saldo, notifikasi, aktivitas, dan foto Anda dalam satu berkas ZIP.',
  waiting: 'Salinan sedang dibuat. Anda akan diberi tahu saat siap.',
  failed: 'Salinan gagal dibuat. Silakan coba lagi.',
  download: 'Unduh ZIP',
  notLoaded: 'Gagal memuat status salinan data',
  readyTitle: 'Salinan data Anda siap',
  readyBody: 'Unduh di Akun Saya dalam 24 jam sejak Anda memintanya.'
} as const

/** A person's contacts, as messages about an account name them. */
export const contactLabels = { email: 'Email', phone: 'Nomor telepon' } as const
