import { asc, eq } from 'drizzle-orm'

import { bulkFile, bulkFileName } from '#lib/withdrawal/bulk-file.ts'
import { isOpen } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { withCustomPlans } from '#server/core/db/custom-plans.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { users } from '#server/identity/schema.ts'
import type { Withdrawal } from '#server/withdrawal/postings.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'
import { toWithdrawal } from '#server/withdrawal/withdrawals.ts'
import { orderOfWithdrawals, type WithdrawalFilter, whereWithdrawals } from './withdrawal-filter.ts'

type Owner = { id: number; name: string; withdrawalsLockedUntil: Date | null }

const present = (one: Withdrawal, { id, name, withdrawalsLockedUntil: until }: Owner, now: Date) => ({
  ...toWithdrawal(one),
  user: { id, name },
  verified_by: one.verifiedBy,
  claimed_by: one.claimedBy,
  batch: one.batch,
  locked_until: until && until > now ? until.toISOString() : null
})

/** A withdrawal as an operator sees it. */
export async function toOps(db: Db, one: Withdrawal, now: Date) {
  const [owner] = await db.select().from(users).where(eq(users.id, one.userId))
  if (!owner) throw new Error(`User ${one.userId} vanished`)
  return present(one, owner, now)
}

/** One page of withdrawals for operators, and their number (exact up to the bound of D1). */
export async function listForCounter(db: Db, filter: WithdrawalFilter, now: Date) {
  const { list, total } = await (filter.keyword === undefined
    ? readPage(db, filter, now)
    : withCustomPlans(db, tx => readPage(tx, filter, now)))
  return { list: list.map(({ one, owner }) => present(one, owner, now)), total }
}

async function readPage(db: Db, filter: WithdrawalFilter, now: Date) {
  const { limit, offset } = pageWindow(filter)
  const where = whereWithdrawals(db, filter, now)
  const list = await db
    .select({ one: withdrawals, owner: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(where)
    .orderBy(...orderOfWithdrawals(filter))
    .limit(limit)
    .offset(offset)
  return { list, total: await countToBound(db, withdrawals, where) }
}

/** The withdrawals of an earlier bulk transfer, by age. */
export const readBatch = (db: Db, batch: string): Promise<Withdrawal[]> =>
  db.select().from(withdrawals).where(eq(withdrawals.batch, batch)).orderBy(asc(withdrawals.id))

/** The name of a bulk transfer: the same for a request that is sent again with its key. */
export const batchOf = (key: string): string => sha256(`batch:${key}`).slice(0, 12)

/** A bulk transfer as a file for the bank. What was closed meanwhile is left out: the bank would pay it again. */
export function fileOf(batch: string, claimed: readonly Withdrawal[]) {
  const lines = claimed.filter(({ status }) => isOpen(status)).map(toWithdrawal)
  return {
    batch,
    count: lines.length,
    total: lines.reduce((sum, one) => sum + one.total, 0),
    file_name: bulkFileName(claimed[0]?.claimedAt ?? new Date(0), batch),
    csv: bulkFile(lines)
  }
}
