import { and, asc, count, desc, eq } from 'drizzle-orm'

import { bulkFile, bulkFileName } from '#lib/withdrawal/bulk-file.ts'
import { isOpen, withdrawalId, type WithdrawalStatus } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { users } from '#server/identity/schema.ts'
import type { Withdrawal } from '#server/withdrawal/postings.ts'
import { areLate, withdrawals } from '#server/withdrawal/schema.ts'
import { toWithdrawal } from '#server/withdrawal/withdrawals.ts'

type Filter = {
  status?: WithdrawalStatus | undefined
  is_late?: boolean | undefined
  code?: string | undefined
  page: number
  per_page: number
}
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

/** One page of withdrawals for operators, and their number. What waits longest comes first, what closed last too. */
export async function listForCounter(db: Db, filter: Filter, now: Date) {
  const { status, is_late: isLate, code } = filter
  const { limit, offset } = pageWindow(filter)
  const isOpenOnly = isLate || (status !== undefined && isOpen(status))
  const where = and(
    code === undefined ? undefined : eq(withdrawals.id, withdrawalId(code.toUpperCase()) ?? 0),
    status ? eq(withdrawals.status, status) : undefined,
    isLate ? areLate(now) : undefined
  )
  const found = await db
    .select({ one: withdrawals, owner: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(where)
    .orderBy(isOpenOnly ? asc(withdrawals.id) : desc(withdrawals.id))
    .limit(limit)
    .offset(offset)
  const bounded = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(where)
    .limit(exactTotal + 1)
    .as('bounded')
  const [row] = await db.select({ n: count() }).from(bounded)
  return { list: found.map(({ one, owner }) => present(one, owner, now)), total: row?.n ?? 0 }
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
