import * as contract from '#lib/review/contract.ts'
import { refuse } from '#lib/core/refusals.ts'
import { ok } from '#lib/core/result.ts'

import {
  changeReview,
  findReviewable,
  insertReview,
  isReviewed,
  readOwnReview,
  type Review,
  reviewedPages
} from './write-review.ts'
import { removePhoto, storePhoto } from '#server/core/platform/photos.ts'
import type { Services } from '#server/core/platform/services.ts'
import { Refused } from '#server/core/refused.ts'
import { answer, type Handled } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

const toReply = (review: Review) => ({
  id: review.id,
  rating: review.rating,
  review: review.review,
  photo: review.photoPath,
  is_updated: review.isUpdated
})

/** A buyer's reviews. Pictures are re-encoded before the transaction begins, and only where the review is allowed. */
export function reviewRoutes(api: Api): void {
  api.buyer(contract.writeReview, async ({ db, services, transact, buyerId, input, now }) => {
    const line = await findReviewable(db, buyerId, input.transaction_id, input.product_id)
    if (!line.ok) return line
    const given = {
      userId: buyerId,
      transactionId: input.transaction_id,
      productId: input.product_id,
      rating: input.rating,
      review: input.review
    }
    if (await isReviewed(db, given)) return refuse('already_reviewed')
    return withPhoto(services, input.photo, photoPath =>
      transact(async (tx, after) => {
        const written = await insertReview(tx, { ...given, photoPath: photoPath ?? null }, now)
        if (!written.ok) throw new Refused(written.error)
        after.invalidate(...reviewedPages(written.value))
        return answer(toReply(written.value), { message: 'Ulasan berhasil dikirim' })
      })
    )
  })

  api.buyer(contract.updateReview, async ({ db, services, transact, buyerId, input, now }) => {
    const { id, rating, review, photo } = input
    const before = await readOwnReview(db, buyerId, id)
    if (!before) return refuse('review_not_found')
    if (before.isUpdated) return refuse('review_locked')
    return withPhoto(services, photo === 'null' ? undefined : photo, stored =>
      transact(async (tx, after) => {
        // Without a picture in the request the review keeps its own.
        const photoPath = photo === 'null' ? null : stored
        const changed = await changeReview(tx, buyerId, id, { rating, review, photoPath }, now)
        if (!changed.ok) throw new Refused(changed.error)
        after.invalidate(...reviewedPages(changed.value))
        const { photoPath: old } = before
        if (old && photoPath !== undefined) after.run(() => removePhoto(services.storage, old))
        return answer(toReply(changed.value), { message: 'Ulasan berhasil diperbarui' })
      })
    )
  })
}

/** Stores an uploaded picture for work that keeps its path; where the work fails nothing of it stays. */
async function withPhoto<R>(
  { storage }: Services,
  photo: File | undefined,
  work: (path: string | undefined) => Promise<Handled<R>>
): Promise<Handled<R>> {
  const stored = photo ? await storePhoto(storage, 'reviews', photo) : ok(undefined)
  if (!stored.ok) return stored
  try {
    return await work(stored.value)
  } catch (error) {
    if (stored.value) await removePhoto(storage, stored.value)
    throw error
  }
}
