import { and, eq, gte, sql } from 'drizzle-orm'

import { productErrors } from '#lib/product/errors.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { productDetails } from './schema.ts'

export type Pieces = { productDetailId: number; productId: number; qty: number }

const byVariant = (pieces: readonly Pieces[]) =>
  pieces.toSorted((a, b) => a.productDetailId - b.productDetailId)

/**
 * Takes stock, variant by variant in the order of their ids, each in one guarded statement, so that the last piece is
 * sold once. Throws `out_of_stock`, which rolls the order back.
 */
export async function takeStock(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  for (const { productDetailId, qty } of byVariant(pieces)) {
    const taken = await tx
      .update(productDetails)
      .set({ stock: sql`${productDetails.stock} - ${qty}` })
      .where(
        and(
          eq(productDetails.id, productDetailId),
          eq(productDetails.isActive, true),
          gte(productDetails.stock, qty)
        )
      )
      .returning({ id: productDetails.id })
    if (taken.length === 0) {
      throw new ApiException({
        ...productErrors.out_of_stock,
        details: { product_detail_id: productDetailId }
      })
    }
  }
  await refreshStock(tx, pieces)
}

/** Restores the stock of a cancelled order. */
export async function restoreStock(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  for (const { productDetailId, qty } of byVariant(pieces)) {
    await tx
      .update(productDetails)
      .set({ stock: sql`${productDetails.stock} + ${qty}` })
      .where(eq(productDetails.id, productDetailId))
  }
  await refreshStock(tx, pieces)
}

/**
 * Updates a product's stock summaries: its stock is the sum of its variants', and the maximum of these decides whether
 * it can be bought (D37). Locks the products first, in the order of their ids, so that the update sees the changes of
 * earlier transactions.
 */
async function refreshStock(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  const ids = [...new Set(pieces.map(({ productId }) => productId))]
  if (ids.length === 0) return
  await tx.execute(sql`select id from products where id in ${idList(ids)} order by id for no key update`)
  await tx.execute(sql`
    update products p set stock = d.stock, best_stock = d.best_stock
    from (
      select of.id, coalesce(sum(v.stock), 0)::int as stock, coalesce(max(v.stock), 0) as best_stock
      from products of left join product_details v on v.product_id = of.id and v.is_active
      where of.id in ${idList(ids)} group by of.id
    ) d
    where d.id = p.id`)
}
