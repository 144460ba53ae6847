import type { ActRole } from '#lib/core/schema/act-roles.ts'

/** What buttons of the console have in common. */
export const opsTexts = { reload: 'Muat ulang' } as const

/** What the console calls those who act in it. */
export const roleLabels: Record<ActRole, string> = {
  owner: 'pemilik',
  clerk: 'petugas pesanan',
  finance: 'keuangan',
  support: 'layanan pelanggan',
  seller: 'penjual',
  unknown: 'tidak dikenal'
}
