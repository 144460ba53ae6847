import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { exactTotal } from '#lib/core/limits.ts'

import { type Db, rows } from './connect.ts'

/** How many rows there are, given from `from` on: exact to D1's bound, and one more where there are more. */
export async function countRowsToBound(db: Db, from: SQL): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select ${from} limit ${exactTotal + 1}) bounded`
  )
  return counted?.n ?? 0
}

/** The same of the rows of a table that match. */
export const countToBound = (db: Db, table: PgTable, where: SQL | undefined): Promise<number> =>
  countRowsToBound(db, sql`from ${table}${where && sql` where ${where}`}`)

/**
 * How many rows a list has of which the page of a window found so many: a page that is not full is the last one and says it, else they
 * are counted. Most lists of a buyer are one page. Exact to D1's bound, as a count is.
 */
export async function totalByPage(
  { limit, offset }: { limit: number; offset: number },
  found: number,
  count: () => Promise<number>
): Promise<number> {
  const isLast = found < limit && (found > 0 || offset === 0)
  return isLast ? Math.min(offset + found, exactTotal + 1) : count()
}
