import { desc, eq } from 'drizzle-orm'

import { maxCards } from '#lib/catalogue/contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { productViews } from './schema.ts'

/** Records that a buyer viewed a product; returns false if there is no such product. */
export async function saveView(db: Db, userId: number, productId: number, now: Date): Promise<boolean> {
  const [product] = await db.select({ c1: products.c1 }).from(products).where(eq(products.id, productId))
  if (!product) return false
  await db
    .insert(productViews)
    .values({ userId, productId, c1: product.c1, viewedAt: now })
    .onConflictDoUpdate({ target: [productViews.userId, productViews.productId], set: { viewedAt: now } })
  return true
}

/** Ids of the products that a buyer viewed last, newest first. */
export async function readViewedIds(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ id: productViews.productId })
    .from(productViews)
    .where(eq(productViews.userId, userId))
    .orderBy(desc(productViews.viewedAt))
    .limit(maxCards)
  return found.map(({ id }) => id)
}
