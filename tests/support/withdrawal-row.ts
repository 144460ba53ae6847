import type { withdrawals } from '#server/withdrawal/schema.ts'

/** The columns of a waiting withdrawal of Rp50.000, for tests that write the row without its calls. */
export const withdrawalRow = (userId: number, bankAccountId: number, now: Date) =>
  ({
    userId,
    bankAccountId,
    bankCode: 'bca',
    bankName: 'BCA',
    accountNumber: '7310457821',
    accountHolder: 'Budi',
    nominal: 50_000,
    fee: 2_500,
    status: 'pending',
    verifiedBy: 'pin',
    nextPayoutAt: now,
    createdAt: now
  }) satisfies typeof withdrawals.$inferInsert
