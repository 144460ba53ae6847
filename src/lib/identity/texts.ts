import type { AccountEventKind } from './activity.ts'

/** What the PIN is asked for (D4). */
const pinUses = 'membayar dengan Saldo, menarik dana, dan menerima solusi komplain'

/** Error messages of personal fields. */
export const identityTexts = {
  contact: 'Format email atau nomor telepon tidak valid',
  email: 'Format email tidak valid',
  phone: 'Format nomor handphone tidak valid',
  noPhone: 'Nomor handphone harus diisi',
  passwordDiffers: 'Konfirmasi password tidak sesuai',
  noPin: 'PIN wajib diisi',
  pinDiffers: 'PIN tidak sama',
  pinMade: 'PIN berhasil dibuat',
  /** In the sign-in form; a sign-out elsewhere shows the error's own text (identity-6). */
  noAccess: 'Akses ditolak. Anda tidak memiliki izin untuk mengakses aplikasi ini',
  codeRenewed:
    'Verifikasi sudah tidak berlaku. Masukkan kode baru yang kami kirim; isian Anda tetap tersimpan.',
  noContactToReset: 'Silakan masukkan nomor telepon',
  resetDiffers: 'Password tidak cocok',
  noPassword: 'Kata sandi wajib diisi',
  secretDiffers: 'Kata sandi tidak sama',
  passwordHint: 'Minimal 8 karakter, dengan huruf besar, huruf kecil, angka, dan karakter khusus',
  passwordChanged: 'Password berhasil diubah',
  passwordMade: 'Kata sandi berhasil dibuat',
  pinUse: `PIN 6 digit dipakai untuk ${pinUses}.`,
  oldPinPurpose: `Masukkan PIN lama untuk menggantinya. PIN baru dipakai untuk ${pinUses}.`,
  newPinPurpose: `PIN baru dipakai untuk ${pinUses}.`,
  samePin: 'PIN baru harus berbeda dari PIN lama',
  pinChanged: 'PIN berhasil diubah'
} as const

/** After a sign-in on a page that stays open. */
export const signedInAs = (name: string): string => `Anda masuk sebagai ${name}`

/** After a sign-in that revoked the request to close the account (D51). */
export const keptText = 'Selamat datang kembali. Permintaan hapus akun dibatalkan, akun Anda tetap ada.'

/** The offer to complete an account that a purchase opened (D46). */
export const offerTexts = {
  title: 'Lengkapi akun Anda',
  about: 'Anda masuk dengan kode ke nomor HP. Ini bisa ditambahkan kapan saja:',
  makePassword: 'Buat kata sandi',
  addEmail: 'Tambah email',
  hide: 'Sembunyikan'
} as const

/** Reasons to verify a contact that is only claimed. */
export const verifyReasons = {
  email: 'Verifikasi email supaya Anda juga bisa masuk dan memulihkan akun lewat email ini.',
  phone: 'Verifikasi nomor supaya Anda juga bisa masuk dan memulihkan akun lewat nomor ini.'
} as const

/** Texts of the sheet over a product (D46). */
export const purchaseTexts = {
  title: 'Masuk atau daftar',
  phone: 'Nomor HP',
  sendCode: 'Kirim kode',
  newPerson: 'Nomor ini belum terdaftar. Tulis nama Anda untuk membuat akun.',
  register: 'Daftar dan lanjutkan',
  withPassword: 'Masuk dengan email atau kata sandi',
  codeAgain: 'Kirim kode verifikasi lagi',
  codeRenewed: 'Verifikasi sudah tidak berlaku. Masukkan kode baru yang kami kirim.',
  alreadyOpen: 'Nomor ini sudah terdaftar. Masukkan kode baru yang kami kirim untuk masuk.'
} as const

/** Ways to prove ownership of the account before its password or PIN changes. */
export const proofLabels = { phone: 'WhatsApp', email: 'Email' } as const

/** Messages about a code before it is sent (identity-64). */
export const codeTexts = {
  none: 'Kode OTP harus diisi',
  tooShort: 'Mohon masukkan semua digit',
  noCode: 'Kode OTP tidak valid',
  hint: 'Masukkan kode 6 digit',
  waited: 'Kode baru sudah bisa diminta.'
} as const

/** Fallback messages for error responses without a text (identity-70). */
export const identityFallbacks = {
  login: 'Login gagal. Silakan coba lagi.',
  loginAfterCode: 'Login gagal setelah verifikasi OTP',
  contactKind: 'Tipe autentikasi tidak valid',
  code: 'Gagal mengirim OTP',
  accountCode: 'Gagal mengirim kode OTP',
  codeAgain: 'Gagal mengirim ulang OTP',
  withdrawalCode: 'Gagal mengirim OTP. Silakan coba lagi.',
  codeUnreadable: 'Terjadi kesalahan saat mengirim OTP',
  check: 'Verifikasi OTP gagal',
  register: 'Terjadi kesalahan saat mendaftar',
  reset: 'Gagal mengatur ulang password',
  makePin: 'Gagal membuat PIN',
  changePin: 'Gagal mengubah PIN',
  changePassword: 'Gagal mengubah password',
  profile: 'Gagal memperbarui profil'
} as const

/** Labels of fields, steps and buttons of sign-in, registration and PIN. */
export const identityLabels = {
  contact: 'Email atau nomor HP',
  contactToReset: 'Nomor HP atau email',
  enterCode: 'Masukkan kode verifikasi',
  password: 'Kata sandi',
  profile: 'Data diri',
  makePin: 'Buat PIN',
  oldPassword: 'Kata sandi lama',
  newPassword: 'Kata sandi baru',
  repeatPassword: 'Konfirmasi kata sandi',
  oldPin: 'PIN lama',
  newPin: 'PIN baru',
  repeatPin: 'Konfirmasi PIN',
  changePassword: 'Ubah Kata Sandi',
  makePassword: 'Buat Kata Sandi',
  changePin: 'Ubah PIN',
  security: 'Keamanan Akun',
  otherProof: 'Untuk keamanan akun, kami mengirim kode ke kontak Anda yang sudah diverifikasi.',
  sendCode: 'Kirim kode verifikasi',
  sendResetCode: 'Kirim Kode Verifikasi'
} as const

/** Texts of the account area about name and photo. */
export const profileTexts = {
  personal: 'Informasi Pribadi',
  save: 'Simpan Perubahan',
  unsaved: 'Belum disimpan',
  photo: 'Foto profil',
  choosePhoto: 'Pilih foto',
  photoSaved: 'Foto berhasil diperbarui',
  photoFailed: 'Gagal memperbarui foto'
} as const

/** Texts of 'Aktivitas Login'; all in Indonesian (D21). */
export const deviceTexts = {
  devices: 'Perangkat yang masuk',
  thisDevice: 'Perangkat ini',
  revoke: 'Keluar',
  noneChosen: 'Pilih perangkat yang dikeluarkan',
  revokeAll: 'Keluar dari semua perangkat',
  notLoaded: 'Gagal memuat daftar perangkat',
  notRevoked: 'Gagal mengeluarkan perangkat',
  notAllRevoked: 'Gagal keluar dari semua perangkat',
  activity: 'Aktivitas keamanan',
  noActivity: 'Belum ada aktivitas',
  activityNotLoaded: 'Gagal memuat aktivitas keamanan'
} as const

/** The account's events, for their owner. */
export const activityLabels: Record<AccountEventKind, string> = {
  registered: 'Akun dibuat',
  signed_in: 'Masuk ke akun',
  signed_out: 'Keluar dari akun',
  session_revoked: 'Sebuah perangkat dikeluarkan',
  sessions_revoked: 'Semua perangkat dikeluarkan',
  password_made: 'Kata sandi dibuat',
  password_changed: 'Kata sandi diubah',
  password_reset: 'Kata sandi diatur ulang',
  password_locked: 'Kata sandi terkunci karena terlalu banyak percobaan',
  pin_made: 'PIN dibuat',
  pin_changed: 'PIN diubah',
  pin_locked: 'PIN terkunci karena terlalu banyak percobaan',
  email_changed: 'Email diubah',
  phone_changed: 'Nomor HP diubah',
  bank_account_added: 'Rekening bank ditambahkan',
  bank_account_deleted: 'Rekening bank dihapus',
  withdrawal_requested: 'Penarikan saldo diminta',
  data_exported: 'Salinan data diminta',
  closing_requested: 'Penghapusan akun diminta',
  closing_revoked: 'Penghapusan akun dibatalkan',
  disowned: 'Anda melaporkan bahwa itu bukan Anda',
  new_device: 'Perangkat baru masuk ke akun'
}

/** The last line of a security message. */
export const notMe = (link: string): string =>
  `Bukan Anda? Amankan akun lewat tautan ini dalam 24 jam: ${link}`

/** Texts of the page behind the 'Bukan saya' link (D51). */
export const securityTexts = {
  title: 'Amankan akun Anda',
  about:
    'Jika perubahan di pesan tadi bukan dari Anda, kami keluarkan semua perangkat, kunci penarikan saldo selama 24 jam, dan hapus kata sandi lama. Setelah itu Anda membuat kata sandi baru.',
  button: 'Bukan saya, amankan akun',
  wasMe: 'Jika itu memang Anda, tutup saja halaman ini.',
  unusableTitle: 'Tautan tidak berlaku',
  unusable:
    'Tautan ini sudah dipakai, kedaluwarsa, atau tidak lengkap. Anda tetap bisa mengamankan akun dengan mengatur ulang kata sandi.',
  reset: 'Atur ulang kata sandi',
  failed: 'Gagal mengamankan akun'
} as const

/** 'Izin & Notifikasi': every consent in one place. */
export const consentTexts = {
  title: 'Izin & Notifikasi',
  promotions: 'Promo dan kabar toko',
  aboutPromotions: 'Pesan yang tidak berkaitan dengan pesanan Anda.',
  push: 'Notifikasi di perangkat ini',
  analytics: 'Statistik belanja di perangkat ini',
  aboutAnalytics: 'Barang apa yang masuk keranjang dan dibeli, tanpa nama, nomor HP, atau akun Anda.',
  orders: 'Kabar pesanan dan keamanan akun selalu dikirim.',
  notSaved: 'Pilihan belum tersimpan. Silakan coba lagi.'
} as const

/** Texts about a copy of the person's data. */
export const exportTexts = {
  title: 'Data Anda',
  request: 'Unduh data saya',
  about:
    'Salinan profil, alamat, pesanan, ulasan, Saldo, penarikan, percakapan, notifikasi, aktivitas, dan foto Anda dalam satu berkas ZIP.',
  waiting: 'Salinan sedang dibuat. Anda akan diberi tahu saat siap.',
  failed: 'Salinan gagal dibuat. Silakan coba lagi.',
  download: 'Unduh ZIP',
  notLoaded: 'Gagal memuat status salinan data',
  readyTitle: 'Salinan data Anda siap',
  readyBody: 'Unduh di Akun Saya dalam 24 jam sejak Anda memintanya.'
} as const

/** Contacts in messages about an account; a phone is 'Nomor HP' wherever no text is specified (identity-195). */
export const contactLabels = { email: 'Email', phone: 'Nomor HP' } as const

/** The same within a sentence. */
export const contactWords = { email: 'email', phone: 'nomor HP' } as const

/** The same as labels of the account area, where the text is specified. */
export const contactTitles = { email: 'Email', phone: 'Nomor Telepon' } as const
