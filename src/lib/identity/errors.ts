import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of identity: status and text. */
export const identityErrors = apiErrors({
  role_refused: [403, 'Akses ditolak. Hanya pembeli dan penjual yang diizinkan'],
  account_not_found: [404, 'Email atau nomor telepon tidak ditemukan!'],
  password_unusable: [400, 'Masukkan kata sandi atau masuk dengan kode OTP.'],
  wrong_password: [422, 'Kata sandi yang anda masukkan salah!'],
  password_locked: [429, 'Terlalu banyak percobaan. Coba lagi nanti.'],
  contact_claimed: [
    409,
    'Kontak ini tercatat di sebuah akun, tetapi belum pernah diverifikasi. Masukkan kata sandi akun itu.'
  ],
  contact_unverified: [422, 'Kontak baru belum diverifikasi.'],
  email_taken: [422, 'Email sudah digunakan'],
  phone_taken: [422, 'Nomor HP sudah digunakan'],
  otp_wait: [429, 'Tunggu sebelum meminta kode baru.'],
  otp_invalid: [422, 'Kode verifikasi tidak valid'],
  otp_expired: [422, 'Kode verifikasi sudah kedaluwarsa. Kirim ulang kode.'],
  otp_exhausted: [422, 'Terlalu banyak percobaan. Kirim ulang kode.'],
  grant_required: [403, 'Verifikasi sudah tidak berlaku. Silakan verifikasi ulang.'],
  pin_missing: [422, 'Anda belum membuat PIN.'],
  pin_exists: [422, 'PIN sudah dibuat.'],
  pin_wrong: [422, 'PIN salah. Silakan coba lagi.'],
  push_token_unusable: [422, 'Perangkat ini tidak dapat menerima notifikasi.'],
  pin_locked: [429, 'PIN terkunci karena terlalu banyak percobaan.'],
  session_not_found: [404, 'Perangkat tidak ditemukan.'],
  security_link_unusable: [422, 'Tautan ini sudah dipakai, kedaluwarsa, atau tidak lengkap.'],
  export_limit: [429, 'Anda sudah meminta 3 salinan dalam 24 jam. Coba lagi besok.']
})

/** Errors for a contact that another account has verified. */
export const contactTaken = { email: identityErrors.email_taken, phone: identityErrors.phone_taken }
