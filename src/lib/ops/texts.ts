import type { ActRole } from '#lib/core/schema/act-roles.ts'

/** What buttons of the console have in common. */
export const opsTexts = {
  reload: 'Muat ulang',
  /** Where nobody has the token that was typed. */
  wrongToken: 'Token ini tidak dikenal. Periksa kembali token Anda.'
} as const

/** What the console calls those who act in it. */
export const roleLabels: Record<ActRole, string> = {
  owner: 'pemilik',
  clerk: 'petugas pesanan',
  finance: 'keuangan',
  support: 'layanan pelanggan',
  seller: 'penjual',
  unknown: 'tidak dikenal'
}
