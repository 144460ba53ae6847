import { sql } from 'drizzle-orm'

import { productErrors } from '#lib/product/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'

/**
 * Keeps the products of an order without stock, as of a negotiation, from being deleted until its lines are written: undoing an import
 * finds these, or the order finds the product gone. Throws as `takeStock` does for the first that is gone. Orders that take stock do not
 * wait for it.
 */
export async function holdProducts(
  tx: Db,
  pieces: readonly { productDetailId: number; productId: number }[]
): Promise<void> {
  const held = await rows<{ id: string }>(
    tx,
    sql`select id from products where id in ${idList(pieces.map(one => one.productId))} order by id for key share`
  )
  const there = new Set(held.map(({ id }) => Number(id)))
  const missing = pieces.find(({ productId }) => !there.has(productId))
  if (!missing) return
  throw new ApiException({
    ...productErrors.out_of_stock,
    details: { product_detail_id: missing.productDetailId }
  })
}
