import { sql } from 'drizzle-orm'

import type { productTypes } from '#server/product/schema.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'

/** Where a product stands: its category at each level, and the kind of goods. */
export type Place = { c1: number; c2: number; c3: number; type: (typeof productTypes)[number] }

/**
 * The places of products of categories, by their ids; without those that are not most detailed ones (goods-4). Locks them in one order,
 * so that nobody moves or removes them until the transaction ends: call it before products are locked.
 */
export async function lockPlaces(tx: Db, categoryIds: readonly number[]): Promise<Map<number, Place>> {
  const ids = idList([...new Set(categoryIds)])
  // A statement of its own: one that waits for a lock reads other rows as they were before.
  await tx.execute(sql`select id from categories where id in ${ids} order by id for share`)
  const found = await rows<{ id: string; path: number[]; type: Place['type'] }>(
    tx,
    sql`
    with recursive up as (
      select id as leaf, id, parent_id, type, 0 as depth from categories where id in ${ids}
      union all
      select up.leaf, c.id, c.parent_id, c.type, up.depth + 1 from categories c join up on c.id = up.parent_id
      where up.depth < 3
    )
    select leaf as id, json_agg(id order by depth desc) as path, min(type) as type from up
    where not exists (select 1 from categories where parent_id = leaf) group by leaf`
  )
  return new Map(found.map(({ id, path, type }) => [Number(id), placeOf(path, type)]))
}

/** The columns of a product from its categories, the main one first. */
function placeOf(path: readonly number[], type: Place['type']): Place {
  const [c1, second, third] = path
  if (c1 === undefined) throw new Error('A category without itself')
  const c2 = second ?? c1
  return { c1, c2, c3: third ?? c2, type }
}
