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

/** What is said of a copy of one's data. */
export const exportTexts = {
  readyTitle: 'Salinan data Anda siap',
  readyBody: 'Unduh di Akun Saya dalam 24 jam sejak Anda memintanya.'
} as const

/** A person's contacts, as messages about an account name them. */
export const contactLabels = { email: 'Email', phone: 'Nomor telepon' } as const
