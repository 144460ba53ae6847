import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { exactTotal } from '#lib/core/limits.ts'

import type { Db } from './connect.ts'

/** How many rows of a table match: exact to D1's bound, and one more where there are more. */
export async function countToBound(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const bounded = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(exactTotal + 1)
    .as('bounded')
  const [row] = await db.select({ n: count() }).from(bounded)
  return row?.n ?? 0
}
