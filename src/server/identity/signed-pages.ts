import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { reviews } from '#server/review/schema.ts'

/** Cache tags of the pages that show a person's name and picture: the products and shops that they reviewed. */
export async function signedPages(db: Db, userId: number): Promise<string[]> {
  const reviewed = await db
    .selectDistinct({ productId: reviews.productId, shopId: reviews.shopId })
    .from(reviews)
    .where(eq(reviews.userId, userId))
  return [...new Set(reviewed.flatMap(({ productId, shopId }) => [`product:${productId}`, `shop:${shopId}`]))]
}
