import { and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'

import { dayEnd, dayStart } from '#lib/format/jakarta-day.ts'

import type { Db } from '#server/core/db/connect.ts'
import { countRowsToBound, totalByPage } from '#server/core/db/count-to-bound.ts'
import { wholeWindow } from '#server/core/db/paging.ts'
import { ledgerEntries, ledgerMovements } from './schema.ts'

export type BalanceFilter = {
  type?: 'credit' | 'debit' | undefined
  start_date?: string | undefined
  end_date?: string | undefined
  page: number
  per_page: number
}

export const ownEntries = (userId: number) =>
  and(eq(ledgerEntries.account, 'buyer_saldo'), eq(ledgerEntries.userId, userId))

export const selectEntries = (db: Db, where: SQL | undefined) =>
  db
    .select({ entry: ledgerEntries, movement: ledgerMovements })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(where)

type Row = Awaited<ReturnType<typeof selectEntries>>[number]

const toEntry = ({ entry, movement }: Row) => ({
  id: entry.id,
  code: movement.code,
  type: entry.amount > 0 ? ('credit' as const) : ('debit' as const),
  amount: Math.abs(entry.amount),
  remark: movement.remark,
  date: movement.createdAt.toISOString()
})

export const toDetail = (row: Row) => ({
  ...toEntry(row),
  trx_id: row.movement.trxId,
  ref_id: row.movement.refId,
  balance_before: row.entry.balanceBefore ?? 0,
  balance_after: row.entry.balanceAfter ?? 0
})

/** One page of a buyer's Saldo movements, newest first, and their number (exact up to the bound of D1). */
export async function readBalancePage(db: Db, userId: number, filter: BalanceFilter) {
  const { type, start_date, end_date } = filter
  const where = and(
    ownEntries(userId),
    type === 'credit' ? gt(ledgerEntries.amount, 0) : undefined,
    type === 'debit' ? lt(ledgerEntries.amount, 0) : undefined,
    start_date ? gte(ledgerMovements.createdAt, dayStart(start_date)) : undefined,
    end_date ? lt(ledgerMovements.createdAt, dayEnd(end_date)) : undefined
  )
  const window = wholeWindow(filter)
  const found = await selectEntries(db, where)
    .orderBy(desc(ledgerEntries.id))
    .limit(window.limit)
    .offset(window.offset)
  const all = sql`from ${ledgerEntries} inner join ${ledgerMovements} on ${ledgerMovements.id} = ${ledgerEntries.movementId}`
  const total = await totalByPage(window, found.length, () =>
    countRowsToBound(db, sql`${all} where ${where}`)
  )
  return { entries: found.map(toEntry), total }
}

/** One movement of this buyer's Saldo with the balance around it. */
export async function readBalanceEntry(db: Db, userId: number, id: number) {
  const [row] = await selectEntries(db, and(ownEntries(userId), eq(ledgerEntries.id, id)))
  const { transactionId, withdrawalId } = row?.movement ?? {}
  return row && { ...toDetail(row), transaction_id: transactionId ?? null, withdraw_id: withdrawalId ?? null }
}
