import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'

/**
 * Checks the ledger: every movement sums to zero, every Saldo equals the sum of its entries. Returns the rows that
 * differ (at most 100 of each kind); `difference` is the sum of all entries, 0 in a consistent ledger.
 */
export async function checkLedger(db: Db) {
  const movements = await rows<{ id: string; sum: string }>(
    db,
    sql`select movement_id as id, sum(amount) as sum from ledger_entries
      group by movement_id having sum(amount) <> 0 order by movement_id limit 100`
  )
  const balances = await rows<{ user_id: string; balance: string; entries: string }>(
    db,
    sql`select coalesce(b.user_id, e.user_id) as user_id, coalesce(b.amount, 0) as balance,
        coalesce(e.total, 0) as entries
      from balances b
      full join (
        select user_id, sum(amount) as total from ledger_entries where account = 'buyer_saldo' group by user_id
      ) e on e.user_id = b.user_id
      where coalesce(b.amount, 0) <> coalesce(e.total, 0) limit 100`
  )
  const accounts = await rows<{ account: string; total: string }>(
    db,
    sql`select account, sum(amount) as total from ledger_entries group by account order by account`
  )
  return {
    difference: accounts.reduce((sum, row) => sum + Number(row.total), 0),
    movements: movements.map(row => ({ id: Number(row.id), sum: Number(row.sum) })),
    balances: balances.map(row => ({
      user_id: Number(row.user_id),
      balance: Number(row.balance),
      entries: Number(row.entries)
    })),
    accounts: Object.fromEntries(accounts.map(row => [row.account, Number(row.total)]))
  }
}
