import { sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'

/**
 * Locks products and all of their variants against other writers: first the variants in the order of their ids, then the products, as
 * an order does that takes stock, so that neither waits for the other in a circle. Later statements see what others changed before.
 * It is none against lines of carts and negotiations, which only refer to a product, unless it is taken to delete products: then it also
 * waits for those that are just being written, and they for it. A cart's line refers to its product before its variant, so that the
 * variants need no stronger lock. Returns the ids of those that exist.
 */
export async function lockProducts(
  tx: Db,
  ids: readonly number[],
  { toDelete = false }: { toDelete?: boolean } = {}
): Promise<number[]> {
  const strength = toDelete ? sql`for update` : sql`for no key update`
  await tx.execute(
    sql`select id from product_details where product_id in ${idList(ids)} order by id for no key update`
  )
  const held = await rows<{ id: string }>(
    tx,
    sql`select id from products where id in ${idList(ids)} order by id ${strength}`
  )
  return held.map(({ id }) => Number(id))
}
