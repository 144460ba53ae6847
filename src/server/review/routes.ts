import { reviewErrors } from '#lib/review/errors.ts'
import * as contract from '#lib/review/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { reviewTexts } from '#lib/review/texts.ts'

import {
  changeReview,
  findReviewable,
  insertReview,
  isReviewed,
  readOwnReview,
  type Review,
  reviewedPages
} from './write-review.ts'
import { removePhoto, withPhoto } from '#server/core/images/photos.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

const folder = 'reviews'

const toReply = (review: Review) => ({
  id: review.id,
  rating: review.rating,
  review: review.review,
  photo: review.photoPath,
  is_updated: review.isUpdated
})

/** A buyer's reviews. Photos are re-encoded before the transaction begins, and only if the review is allowed. */
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
    if (await isReviewed(db, given)) return fail(reviewErrors.already_reviewed)
    return withPhoto(services, { folder, photo: input.photo, by: buyerId }, photoPath =>
      transact(async (tx, after) => {
        const written = await insertReview(tx, { ...given, photoPath: photoPath ?? null }, now)
        if (!written.ok) throw new ApiException(written.error)
        after.invalidate(...reviewedPages(written.value))
        return answer(toReply(written.value), { message: reviewTexts.written })
      })
    )
  })

  api.buyer(contract.updateReview, async ({ db, services, transact, buyerId, input, now }) => {
    const { id, rating, review, photo } = input
    const before = await readOwnReview(db, buyerId, id)
    if (!before) return fail(reviewErrors.review_not_found)
    if (before.isUpdated) return fail(reviewErrors.review_locked)
    const upload = { folder, photo: photo === 'null' ? undefined : photo, by: buyerId } as const
    return withPhoto(services, upload, stored =>
      transact(async (tx, after) => {
        // Without a photo in the request the review keeps its own.
        const photoPath = photo === 'null' ? null : stored
        const changed = await changeReview(tx, buyerId, id, { rating, review, photoPath }, now)
        if (!changed.ok) throw new ApiException(changed.error)
        after.invalidate(...reviewedPages(changed.value))
        const { photoPath: old } = before
        if (old && photoPath !== undefined) after.run(() => removePhoto(services.storage, old))
        return answer(toReply(changed.value), { message: reviewTexts.changed })
      })
    )
  })
}
