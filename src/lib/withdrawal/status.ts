/** A pending one waits for its payout; the others are final. */
export const withdrawalStatuses = ['pending', 'success', 'failed', 'cancelled'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Proofs that it is the owner who withdraws: a code to a verified contact, or the PIN. */
export const verificationTypes = ['whatsapp', 'email', 'pin'] as const
export type VerificationType = (typeof verificationTypes)[number]
