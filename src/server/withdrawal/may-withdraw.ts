import { and, count, eq, notInArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { dateTime } from '#lib/format/dates.ts'
import { amountProblem, maxOpenWithdrawals } from '#lib/withdrawal/amount.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readBalance } from '#server/money/ledger.ts'
import { readUser } from '#server/identity/contacts.ts'
import { readBankAccount } from './bank-accounts.ts'
import { areOpen, withdrawals } from './schema.ts'

export type Request = { nominal: number; bankAccountId: number; isRest: boolean }
type Account = NonNullable<Awaited<ReturnType<typeof readBankAccount>>>

/**
 * Whether a buyer may withdraw this amount to this account now; returns the account. Runs before the code or PIN is
 * used up, and again under the locks, where it decides.
 */
export async function mayWithdraw(
  db: Db,
  userId: number,
  { nominal, bankAccountId, isRest }: Request,
  now: Date
): Promise<Result<Account>> {
  const lockedUntil = (await readUser(db, userId))?.withdrawalsLockedUntil
  if (lockedUntil && lockedUntil > now) return lockedError(lockedUntil)
  const balance = await readBalance(db, userId)
  const problem = amountProblem({ nominal, balance, isRest })
  if (problem) {
    const error = withdrawalErrors[problem]
    return fail(error, { fields: { nominal: error.message }, details: { balance } })
  }
  const account = await readBankAccount(db, userId, bankAccountId)
  if (!account) {
    const error = withdrawalErrors.bank_account_not_found
    return fail(error, { fields: { bank_account_id: error.message } })
  }
  const [open] = await db
    .select({ n: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), areOpen))
  if ((open?.n ?? 0) >= maxOpenWithdrawals) return fail(withdrawalErrors.withdrawal_limit)
  if (isRest && (await tookRest(db, userId))) return fail(withdrawalErrors.withdrawal_no_rest)
  return ok(account)
}

/** The error while an owner has locked withdrawals, with the time until when. */
export const lockedError = (until: Date) =>
  fail(withdrawalErrors.withdrawals_locked, {
    message: `Penarikan dikunci sampai ${dateTime(until)} WIB demi keamanan akun Anda.`
  })

/** Whether the rest of the account was withdrawn before: without a fee it goes out once (D51). */
export async function tookRest(db: Db, userId: number): Promise<boolean> {
  const [before] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        eq(withdrawals.isRest, true),
        notInArray(withdrawals.status, ['failed', 'cancelled'])
      )
    )
    .limit(1)
  return before !== undefined
}
