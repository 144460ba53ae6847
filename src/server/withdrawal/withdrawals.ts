import { and, count, desc, eq } from 'drizzle-orm'

import { latestArrival } from '#lib/withdrawal/arrival.ts'
import { isCancellable, withdrawalCode } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Withdrawal } from './postings.ts'
import { withdrawals } from './schema.ts'

/** A withdrawal as its owner reads it. */
export const toWithdrawal = (one: Withdrawal) => ({
  id: one.id,
  code: withdrawalCode(one.id),
  nominal: one.nominal,
  fee: one.fee,
  total: one.nominal - one.fee,
  status: one.status,
  date: one.createdAt.toISOString(),
  bank_code: one.bankCode,
  bank_name: one.bankName,
  account_number: one.accountNumber,
  account_holder: one.accountHolder,
  is_cancellable: isCancellable(one),
  claimed_at: one.claimedAt?.toISOString() ?? null,
  arrives_at: latestArrival(one.createdAt).toISOString(),
  closed_at: one.closedAt?.toISOString() ?? null,
  reference: one.reference,
  reason: one.reason
})

/** One page of a buyer's withdrawals, newest first, and their number. */
export async function readWithdrawalPage(
  db: Db,
  userId: number,
  { page, per_page: perPage }: { page: number; per_page: number }
) {
  const own = eq(withdrawals.userId, userId)
  const list = await db
    .select()
    .from(withdrawals)
    .where(own)
    .orderBy(desc(withdrawals.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [row] = await db.select({ n: count() }).from(withdrawals).where(own)
  return { list: list.map(toWithdrawal), total: row?.n ?? 0 }
}

/** One withdrawal of this buyer; undefined for other buyers' ones. */
export async function findOwnWithdrawal(db: Db, userId: number, id: number): Promise<Withdrawal | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)))
  return row
}
