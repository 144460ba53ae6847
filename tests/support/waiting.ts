import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { type Db, rows } from '#server/core/db/connect.ts'

/** Does work in a transaction that ends once what it begins waits for its locks. Only on PostgreSQL. */
export async function whileWaiting<T>(db: Db, work: (tx: Db) => Promise<{ begun: Promise<T> }>): Promise<T> {
  const { begun } = await db.transaction(async tx => {
    const started = await work(tx)
    await untilWaiting(db)
    return started
  })
  return begun
}

/** Waits until one transaction, or that many, wait for a lock. */
export const untilWaiting = (db: Db, count = 1): Promise<void> => expect.poll(() => waiting(db)).toBe(count)

/** Transactions of this database that wait for a lock. */
async function waiting(db: Db): Promise<number> {
  const [found] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  )
  return found!.n
}
