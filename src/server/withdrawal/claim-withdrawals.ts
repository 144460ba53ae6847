import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { payoutService } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readUser } from '#server/identity/contacts.ts'
import { users } from '#server/identity/schema.ts'
import { lockedError } from './may-withdraw.ts'
import type { Withdrawal } from './postings.ts'
import { areOpen, withdrawals } from './schema.ts'

/** Maximum number of withdrawals in one bulk transfer. */
const batchSize = 500

/** Minutes until the payout service is asked again, by the number of requests so far; the last one repeats. */
const retryMinutes = [1, 2, 5, 15, 60] as const

/** Condition: its owner has not locked withdrawals (D51). */
const isUnlocked = (db: Db, now: Date) =>
  notExists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, withdrawals.userId), gt(users.withdrawalsLockedUntil, now)))
  )

/** Condition: it waits, and nobody has claimed it. */
const isUnclaimed = and(areOpen, isNull(withdrawals.claimedAt))

/**
 * Claims the next withdrawal that is due for the payout service, or due to be asked about again: one guarded update, so
 * that its owner cannot cancel it any more (D50). Rows that another process holds are skipped.
 */
export async function claimDue(db: Db, now: Date): Promise<Withdrawal | undefined> {
  const isDue = and(
    areOpen,
    lte(withdrawals.nextPayoutAt, now),
    or(eq(withdrawals.claimedBy, payoutService), and(isNull(withdrawals.claimedAt), isUnlocked(db, now)))
  )
  const due = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(isDue)
    .orderBy(asc(withdrawals.nextPayoutAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const minutes = sql`(array[${sql.raw(retryMinutes.join(', '))}])[least(${withdrawals.payoutTries} + 1, ${sql.raw(String(retryMinutes.length))})]`
  const [claimed] = await db
    .update(withdrawals)
    .set({
      claimedAt: sql`coalesce(${withdrawals.claimedAt}, ${now.toISOString()}::timestamptz)`,
      claimedBy: payoutService,
      payoutTries: sql`${withdrawals.payoutTries} + 1`,
      nextPayoutAt: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`
    })
    .where(eq(withdrawals.id, sql`(${due})`))
    .returning()
  return claimed
}

/** Claims one withdrawal for an operator, who pays it by hand; the same operator may do so again. */
export async function claimForOperator(
  tx: Db,
  id: number,
  operator: string,
  now: Date
): Promise<Result<Withdrawal>> {
  const [claimed] = await tx
    .update(withdrawals)
    .set({ claimedAt: now, claimedBy: operator })
    .where(and(eq(withdrawals.id, id), isUnclaimed, isUnlocked(tx, now)))
    .returning()
  if (claimed) return ok(claimed)
  const [one] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id))
  if (!one) return fail(withdrawalErrors.withdrawal_not_found)
  if (one.closedAt) return fail(withdrawalErrors.withdrawal_closed)
  if (one.claimedBy === operator) return ok(one)
  if (one.claimedAt) {
    const message = `Sudah diambil oleh ${one.claimedBy ?? 'orang lain'}.`
    return fail(withdrawalErrors.withdrawal_claimed, { message })
  }
  const until = (await readUser(tx, one.userId))?.withdrawalsLockedUntil
  return until ? lockedError(until) : fail(withdrawalErrors.withdrawal_claimed)
}

/**
 * Puts into a bulk transfer those of `ids` that are open, that this operator has claimed and that are in no other one; returns them
 * by age. Guarded and locked in the order of their ids: of two files at once one gets each of them (ops-225).
 */
export async function batchClaimed(
  tx: Db,
  { ids, batch, operator }: { ids: readonly number[]; batch: string; operator: string }
): Promise<Withdrawal[]> {
  const able = tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.id, [...ids]),
        areOpen,
        eq(withdrawals.claimedBy, operator),
        isNull(withdrawals.batch)
      )
    )
    .orderBy(asc(withdrawals.id))
    .for('update')
  const put = await tx.update(withdrawals).set({ batch }).where(inArray(withdrawals.id, able)).returning()
  return put.toSorted((a, b) => a.id - b.id)
}

/** Claims the oldest waiting withdrawals for a bulk transfer; returns them by age. */
export async function claimBatch(
  tx: Db,
  { batch, operator, now }: { batch: string; operator: string; now: Date }
): Promise<Withdrawal[]> {
  const waiting = tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(isUnclaimed, isUnlocked(tx, now)))
    .orderBy(asc(withdrawals.id))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const claimed = await tx
    .update(withdrawals)
    .set({ claimedAt: now, claimedBy: operator, batch })
    .where(inArray(withdrawals.id, waiting))
    .returning()
  return claimed.toSorted((a, b) => a.id - b.id)
}
