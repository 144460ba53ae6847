import { sql } from 'drizzle-orm'

import type { productTypes } from '#server/product/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'

/** Where a product stands: its category at each level, and the kind of goods. */
export type Place = { c1: number; c2: number; c3: number; type: (typeof productTypes)[number] }

/**
 * The place of products of a category, undefined unless it is a most detailed one (goods-4). Locks it, so that nobody moves or
 * removes it until the transaction ends: call it before products are locked.
 */
export async function lockPlace(tx: Db, categoryId: number): Promise<Place | undefined> {
  // A statement of its own: one that waits for a lock reads other rows as they were before.
  await tx.execute(sql`select id from categories where id = ${categoryId} for share`)
  const [row] = await rows<{ path: number[]; type: Place['type'] }>(
    tx,
    sql`
    with recursive up as (
      select id, parent_id, type, 0 as depth from categories where id = ${categoryId}
      union all
      select c.id, c.parent_id, c.type, up.depth + 1 from categories c join up on c.id = up.parent_id
      where up.depth < 3
    )
    select json_agg(id order by depth desc) as path, min(type) as type from up
    where not exists (select 1 from categories where parent_id = ${categoryId}) having count(*) > 0`
  )
  return row && placeOf(row.path, row.type)
}

/** The columns of a product from its categories, the main one first. */
function placeOf(path: readonly number[], type: Place['type']): Place {
  const [c1, second, third] = path
  if (c1 === undefined) throw new Error('A category without itself')
  const c2 = second ?? c1
  return { c1, c2, c3: third ?? c2, type }
}
