import { and, eq, gte, sql } from 'drizzle-orm'

import { productRefusals } from '#lib/product/refusals.ts'

import { Refused } from '#server/core/refused.ts'
import type { Db } from '#server/core/db/connect.ts'
import { productDetails, products } from './schema.ts'

export type Pieces = { productDetailId: number; productId: number; qty: number }

const byVariant = (pieces: readonly Pieces[]) =>
  pieces.toSorted((a, b) => a.productDetailId - b.productDetailId)

/**
 * Takes stock, variant by variant in the order of their ids, each in one guarded statement: the last piece is sold
 * once. Refuses `out_of_stock` and rolls the order back.
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
      throw new Refused({ ...productRefusals.out_of_stock, details: { product_detail_id: productDetailId } })
    }
  }
  await moveSummaries(tx, pieces, -1)
}

/** Gives stock back, as a cancelled order does. */
export async function restoreStock(tx: Db, pieces: readonly Pieces[]): Promise<void> {
  for (const { productDetailId, qty } of byVariant(pieces)) {
    await tx
      .update(productDetails)
      .set({ stock: sql`${productDetails.stock} + ${qty}` })
      .where(eq(productDetails.id, productDetailId))
  }
  await moveSummaries(tx, pieces, 1)
}

/** The product's own stock is the sum of its variants, kept in step. */
async function moveSummaries(tx: Db, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  for (const { productId, qty } of pieces.toSorted((a, b) => a.productId - b.productId)) {
    await tx
      .update(products)
      .set({ stock: sql`greatest(0, ${products.stock} + ${sign * qty})` })
      .where(eq(products.id, productId))
  }
}
