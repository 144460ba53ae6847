import { and, eq, isNotNull } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { versionMissing } from '#lib/core/schema/fields.ts'
import { ok } from '#lib/core/schema/result.ts'
import { reviewErrors } from '#lib/review/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { acts } from '#server/core/acts/schema.ts'
import type { AfterCommit } from '#server/core/after-commit.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { holdOpenAccount } from '#server/identity/hold-open-account.ts'
import { notify } from '#server/notification/notify.ts'
import { products } from '#server/product/schema.ts'
import { reviews } from '#server/review/schema.ts'
import { type Review, reviewedPages } from '#server/review/write-review.ts'
import { shops } from '#server/shop/schema.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'

type Step = { tx: Db; after: AfterCommit; now: Date }
type Given = { id: number; updated_at?: Date | undefined; reply: string | null }

/**
 * Writes, changes or, with null, removes the seller's answer to a review of the scope. One that is so already stays as it is,
 * whatever version was seen: a retry after a lost answer is no conflict. Errors, before anything is written:
 * `review_not_found`, and `changed_meanwhile` with what is there now (`details.review`).
 */
export async function replyToReview(
  { tx, after, now }: Step,
  scope: Scope,
  { id, updated_at, reply }: Given
) {
  const isIt = and(eq(reviews.id, id), inScope(scope, reviews.shopId))
  const [known] = await tx.select({ userId: reviews.userId }).from(reviews).where(isIt)
  if (!known) return fail(reviewErrors.review_not_found)
  // The account before what is about it, as everywhere.
  const isReachable = await holdOpenAccount(tx, known.userId)
  const [before] = await tx.select().from(reviews).where(isIt).for('update')
  if (!before) return fail(reviewErrors.review_not_found)
  if (before.reply === reply) return ok(before)
  // The first answer needs none (D20): nothing of another's is lost.
  if (!updated_at && before.reply !== null)
    return fail(coreErrors.invalid_input, { fields: { updated_at: versionMissing } })
  const changed = updated_at && (await changedMeanwhile(tx, { kind: 'review', ...before }, updated_at))
  if (changed) {
    const details = { ...changed.error.details, review: shownNow(before) }
    return { ...changed, error: { ...changed.error, details } }
  }
  const [review] = await tx
    .update(reviews)
    .set({ reply, repliedAt: reply === null ? null : now, updatedAt: nextVersion(reviews.updatedAt, now) })
    .where(isIt)
    .returning()
  if (!review) return fail(reviewErrors.review_not_found)
  const isFirst = reply !== null && !(await wasAnswered(tx, id))
  after.act({ kind: 'review', id, before: { reply: before.reply }, after: { reply } })
  after.invalidate(...reviewedPages(review))
  await noteShopLife(tx, review.shopId, now)
  if (isFirst && isReachable) await tellBuyer({ tx, after, now }, review)
  return ok(review)
}

/** Whether the review has had an answer before, also one that was removed; acts are never removed. The caller holds its row's lock. */
async function wasAnswered(tx: Db, id: number): Promise<boolean> {
  const isAnswer = and(eq(acts.kind, 'review'), eq(acts.objectId, id), isNotNull(acts.after))
  return (await tx.$count(acts, isAnswer)) > 0
}

const shownNow = ({ rating, review, photoPath, isUpdated, reply, repliedAt }: Review) => ({
  rating,
  review,
  photo: photoPath,
  is_updated: isUpdated,
  reply,
  replied_at: repliedAt?.toISOString() ?? null
})

/** The first answer is told to the buyer, with the way to the order; reviews that came with the catalogue have none. */
async function tellBuyer(step: Step, { productId, shopId, transactionId, userId }: Review): Promise<void> {
  if (transactionId === null) return
  const [about] = await step.tx
    .select({ product: products.name, shop: shops.name })
    .from(products)
    .innerJoin(shops, eq(shops.id, shopId))
    .where(eq(products.id, productId))
  notify(step, userId, {
    type: 'transaction',
    title: 'Penjual membalas ulasan Anda',
    body: `${about?.shop ?? ''} membalas ulasan Anda tentang ${about?.product ?? ''}.`,
    value: String(transactionId)
  })
}
