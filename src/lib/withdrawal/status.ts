/** A pending one waits for its payout; the others are final. */
export const withdrawalStatuses = ['pending', 'success', 'failed', 'cancelled'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Labels of the statuses. */
export const statusLabels: Record<WithdrawalStatus, string> = {
  pending: 'Menunggu',
  success: 'Berhasil',
  failed: 'Gagal',
  cancelled: 'Dibatalkan'
}

/** A status as it is shown: one that this page does not know yet looks like a waiting one. */
export const shownStatus = (status: string): WithdrawalStatus =>
  withdrawalStatuses.find(known => known === status) ?? 'pending'

/** Kind of each status, for its colour: waiting, good, failed, or over without harm. */
export const statusTones: Record<WithdrawalStatus, 'waiting' | 'good' | 'wrong' | 'over'> = {
  pending: 'waiting',
  success: 'good',
  failed: 'wrong',
  cancelled: 'over'
}

/** Proofs that it is the owner who withdraws: a code to a verified contact, or the PIN. */
export const verificationTypes = ['whatsapp', 'email', 'pin'] as const
export type VerificationType = (typeof verificationTypes)[number]

/** Who has claimed what the payout service pays. No operator can have this name. */
export const payoutService = '@payout'

/** Whether a withdrawal waits for its payout. */
export const isOpen = (status: WithdrawalStatus): boolean => status === 'pending'

/** Whether its owner may still cancel a withdrawal: until the bank may pay it (D50). */
export const isCancellable = (one: { status: WithdrawalStatus; claimedAt: Date | null }): boolean =>
  isOpen(one.status) && one.claimedAt === null

/** The number that people see and copy, and the bank is told: 12 // => 'WD-000012' */
export const withdrawalCode = (id: number): string => `WD-${String(id).padStart(6, '0')}`

/** The id of such a number; undefined for anything else: 'WD-000012' // => 12 */
export function withdrawalId(code: string): number | undefined {
  const [, digits] = /^WD-(\d{6,15})$/.exec(code.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
