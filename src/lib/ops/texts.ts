import type { OpsRole } from '#lib/core/schema/endpoint.ts'

/** What buttons of the console have in common. */
export const opsTexts = { reload: 'Muat ulang' } as const

/** What the console calls the roles of operators. */
export const roleLabels: Record<OpsRole, string> = {
  owner: 'pemilik',
  clerk: 'petugas pesanan',
  finance: 'keuangan',
  support: 'layanan pelanggan'
}
