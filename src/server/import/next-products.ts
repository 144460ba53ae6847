import { type SQL, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { importProducts } from './schema.ts'

type Product = typeof importProducts.$inferSelect

/** Products of an import that are to be run next, in their order. */
export const nextToRun = (db: Db, importId: number, limit: number): Promise<Product[]> =>
  next(db, importId, { limit, isBackwards: false, of: { create: sql`is null`, change: sql`is null` } })

/** Products of an import that are to be undone next, the last one first. */
export const nextToUndo = (db: Db, importId: number, limit: number): Promise<Product[]> =>
  next(db, importId, { limit, isBackwards: true, of: { create: sql`= 'created'`, change: sql`= 'changed'` } })

type Next = { limit: number; isBackwards: boolean; of: Record<'create' | 'change', SQL> }

/**
 * The next products whose results are such, looked up for each verdict by the index that ends with the number: together they would be
 * all that wait, or all that are done, in each of 2,500 steps of a large import. The result is in the order too, because the planner does
 * not see that 'is null' leaves one.
 */
function next(db: Db, importId: number, { limit, isBackwards, of }: Next): Promise<Product[]> {
  const order = isBackwards ? sql`desc` : sql`asc`
  const those = (verdict: 'create' | 'change') => sql`(
    select id from import_products where import_id = ${importId} and verdict = ${sql.raw(`'${verdict}'`)} and result ${of[verdict]}
    order by result ${order}, id ${order} limit ${limit})`
  return db
    .select()
    .from(importProducts)
    .where(sql`${importProducts.id} in (${those('create')} union all ${those('change')})`)
    .orderBy(sql`${importProducts.id} ${order}`)
    .limit(limit)
}
