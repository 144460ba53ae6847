import { and, desc, eq, gt, sql } from 'drizzle-orm'

import { orderErrors } from '#lib/order/errors.ts'
import { reviewErrors } from '#lib/review/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { fulfilledStatuses, keptQty, transactionLines, orders } from '#server/order/schema.ts'
import { productRatings, reviews } from './schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'

export type Review = typeof reviews.$inferSelect
export type ReviewText = { rating: number; review: string }

/**
 * The line of the buyer's completed order that may be reviewed. Rejects other buyers' orders (`order_not_found`) and
 * unfinished ones (`status_refused`), and a product of which the buyer keeps no piece (`product_not_kept`).
 */
export async function findReviewable(
  db: Db,
  buyerId: number,
  orderId: number,
  productId: number
): Promise<Result<{ shopId: number; variant: string | null }>> {
  const [line] = await db
    .select({
      shopId: orders.shopId,
      variant: transactionLines.variant,
      status: orders.status,
      isKept: gt(keptQty, 0).mapWith(Boolean)
    })
    .from(transactionLines)
    .innerJoin(orders, eq(orders.id, transactionLines.transactionId))
    .where(
      and(eq(orders.id, orderId), eq(orders.buyerId, buyerId), eq(transactionLines.productId, productId))
    )
    // A variant that was kept, if any was.
    .orderBy(desc(gt(keptQty, 0)), transactionLines.id)
    .limit(1)
  if (!line) return fail(orderErrors.order_not_found)
  if (!fulfilledStatuses.includes(line.status)) return fail(orderErrors.status_refused)
  return line.isKept ? ok(line) : fail(reviewErrors.product_not_kept)
}

/** Whether the buyer has reviewed this product of this order. */
export async function isReviewed(
  db: Db,
  { userId, transactionId, productId }: Pick<NewReview, 'userId' | 'transactionId' | 'productId'>
): Promise<boolean> {
  const [row] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.transactionId, transactionId),
        eq(reviews.productId, productId)
      )
    )
  return row !== undefined
}

type NewReview = ReviewText & {
  userId: number
  transactionId: number
  productId: number
  photoPath: string | null
}

/** Writes a review, once per order and product, and updates the star counts. Rejects `already_reviewed`. */
export async function insertReview(tx: Db, given: NewReview, now: Date): Promise<Result<Review>> {
  const line = await findReviewable(tx, given.userId, given.transactionId, given.productId)
  if (!line.ok) return line
  const { shopId, variant } = line.value
  const [review] = await tx
    .insert(reviews)
    .values({ ...given, shopId, variant, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!review) return fail(reviewErrors.already_reviewed)
  await moveStar(tx, review.productId, { to: review.rating }, now)
  return ok(review)
}

/** A review by this user. */
export async function readOwnReview(db: Db, userId: number, id: number): Promise<Review | undefined> {
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
  return review
}

/**
 * Changes a user's review, once; `photoPath` undefined leaves the photo, null removes it. Rejects `review_not_found`
 * and `review_locked`.
 */
export async function changeReview(
  tx: Db,
  userId: number,
  id: number,
  given: ReviewText & { photoPath: string | null | undefined },
  now: Date
): Promise<Result<Review>> {
  const before = await readOwnReview(tx, userId, id)
  if (!before) return fail(reviewErrors.review_not_found)
  const { photoPath, ...text } = given
  const [review] = await tx
    .update(reviews)
    .set({
      ...text,
      ...(photoPath !== undefined && { photoPath }),
      isUpdated: true,
      updatedAt: nextVersion(reviews.updatedAt, now)
    })
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId), eq(reviews.isUpdated, false)))
    .returning()
  if (!review) return fail(reviewErrors.review_locked)
  await moveStar(tx, review.productId, { from: before.rating, to: review.rating }, now)
  return ok(review)
}

/** Cache tags of the pages that show a review: its product's and its shop's. */
export const reviewedPages = (review: Review): string[] => [
  `product:${review.productId}`,
  `shop:${review.shopId}`
]

const stars = ['one', 'two', 'three', 'four', 'five'] as const

/** Updates the star counts, then the summaries of product and shop that depend on them. */
async function moveStar(
  tx: Db,
  productId: number,
  { from, to }: { from?: number; to: number },
  now: Date
): Promise<void> {
  await tx.insert(productRatings).values({ productId }).onConflictDoNothing()
  const change: Record<string, ReturnType<typeof sql>> = {}
  for (const [index, star] of stars.entries()) {
    const delta = Number(index + 1 === to) - Number(index + 1 === from)
    if (delta !== 0) change[star] = sql`${productRatings[star]} + ${delta}`
  }
  if (Object.keys(change).length === 0) return
  await tx.update(productRatings).set(change).where(eq(productRatings.productId, productId))
  await refreshProductSummaries(tx, [productId], now)
}
