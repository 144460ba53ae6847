import { subDays } from 'date-fns/subDays'
import { and, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { verificationTypes, withdrawalStatuses } from '#lib/withdrawal/status.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

export const banks = pgTable('banks', {
  code: text().primaryKey(),
  name: text().notNull(),
  sort: integer().notNull()
})

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bankCode: text()
      .notNull()
      .references(() => banks.code),
    accountNumber: text().notNull(),
    accountHolder: text().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant()
  },
  t => [
    uniqueIndex('bank_accounts_once')
      .on(t.userId, t.bankCode, t.accountNumber)
      .where(sql`${t.deletedAt} is null`),
    // With the deleted ones: for the closing of an account.
    index().on(t.userId)
  ]
)

/** Whether a withdrawal waits for its payout, by the column of its status. */
const isOpen = (status: SQLWrapper) => sql`${status} = 'pending'`

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    bankAccountId: ref()
      .notNull()
      .references(() => bankAccounts.id),
    bankCode: text().notNull(),
    bankName: text().notNull(),
    accountNumber: text().notNull(),
    accountHolder: text().notNull(),
    nominal: rupiah().notNull(),
    /** Part of the nominal that the bank account does not receive. */
    fee: rupiah().notNull(),
    status: text({ enum: withdrawalStatuses }).notNull(),
    verifiedBy: text({ enum: verificationTypes }).notNull(),
    /** The rest of an account that is to be closed: below the minimum, and without a fee. */
    isRest: boolean().notNull().default(false),
    /** Why it failed. */
    reason: text(),
    /** From here on the bank may pay it: it can no longer be cancelled (D50). */
    claimedAt: instant(),
    /** '@payout' for the payout service, otherwise the name of an operator. */
    claimedBy: text(),
    /** The file for the bank's bulk transfer in which it was claimed. */
    batch: text(),
    /** Requests to the payout service so far, and when the next one is due. */
    payoutTries: integer().notNull().default(0),
    nextPayoutAt: instant().notNull(),
    /** The bank's or the payout service's own number of the transfer. */
    reference: text(),
    createdAt: instant().notNull(),
    closedAt: instant()
  },
  t => [
    index().on(t.userId, t.id),
    index('withdrawals_status').on(t.status, t.id),
    index('withdrawals_open').on(t.userId).where(isOpen(t.status)),
    // Of all withdrawals: what none names is removed with its account.
    index('withdrawals_account').on(t.bankAccountId),
    index('withdrawals_due').on(t.nextPayoutAt).where(isOpen(t.status)),
    index('withdrawals_created').on(t.createdAt),
    index('withdrawals_nominal').on(t.nominal, t.id),
    index('withdrawals_status_nominal').on(t.status, t.nominal, t.id),
    // What the counter searches by.
    index('withdrawals_account_number').on(t.accountNumber),
    index('withdrawals_holder_trgm').using('gin', sql`${t.accountHolder} gin_trgm_ops`),
    index('withdrawals_closed_at')
      .on(t.closedAt)
      .where(sql`${t.closedAt} is not null`),
    index('withdrawals_batch')
      .on(t.batch)
      .where(sql`${t.batch} is not null`),
    check('withdrawals_amounts', sql`${t.fee} >= 0 and ${t.nominal} > ${t.fee}`),
    check('withdrawals_closed', sql`(${isOpen(t.status)}) = (${t.closedAt} is null)`)
  ]
)

/** Selects the withdrawals that wait for their payout. */
export const areOpen = isOpen(withdrawals.status)

/** Selects those that have waited longer than a day. */
export const areLate = (now: Date): SQL | undefined =>
  and(areOpen, lt(withdrawals.createdAt, subDays(now, 1)))
