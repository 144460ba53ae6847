import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { bulkLoad } from '#server/core/db/bulk-load.ts'
import { type Db, rows, sqlState } from '#server/core/db/connect.ts'
import { productRatings, reviews } from '#server/review/schema.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const tables = [reviews, productRatings]

/** Constraints and indexes of these tables. */
async function piecesOf(db: Db): Promise<string[]> {
  const found = await rows<{ piece: string }>(
    db,
    sql`select conname || ' ' || pg_get_constraintdef(oid) as piece from pg_constraint
      where conrelid in ('reviews'::regclass, 'product_ratings'::regclass)
      union all select pg_get_indexdef(indexrelid) from pg_index
      where indrelid in ('reviews'::regclass, 'product_ratings'::regclass) order by 1`
  )
  return found.map(({ piece }) => piece)
}

it('tables are filled without foreign keys and plain indexes, and have all of them afterwards', async () => {
  const { db } = world().services
  const before = await piecesOf(db)
  const during = await db.transaction(tx => bulkLoad(tx, tables, () => piecesOf(tx)))
  const remaining = before.filter(piece => !/FOREIGN KEY|^CREATE INDEX/.test(piece))
  expect(before.length - remaining.length).toBe(14)
  expect(during).toEqual(remaining)
  expect(await piecesOf(db)).toEqual(before)
})

it('a row with an invalid foreign key aborts the transaction', async () => {
  const { db } = world().services
  const before = await piecesOf(db)
  const filled = db.transaction(tx =>
    bulkLoad(tx, tables, () => tx.insert(productRatings).values({ productId: 999_999_999 }))
  )
  expect(sqlState(await filled.catch((error: unknown) => error))).toBe('23503')
  expect(await piecesOf(db)).toEqual(before)
})
