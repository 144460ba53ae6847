import * as contract from '#lib/contracts/reviews.ts'
import { refuse } from '#lib/contracts/refusals.ts'
import { ok, type Result } from '#lib/result.ts'

import {
  changeReview,
  findReviewable,
  insertReview,
  readOwnReview,
  type Review,
  reviewedPages
} from '../data/review-writes.ts'
import { storePhoto } from '../photos.ts'
import type { Services } from '../services.ts'
import { answer, Refused } from './context.ts'
import type { Api } from './registry.ts'

const toReply = (review: Review) => ({
  id: review.id,
  rating: review.rating,
  review: review.review,
  photo: review.photoPath,
  is_updated: review.isUpdated
})

/** A buyer's reviews. Pictures are re-encoded before the transaction begins. */
export function reviewRoutes(api: Api): void {
  api.buyer(contract.writeReview, async ({ db, services, transact, buyerId, input, now }) => {
    const line = await findReviewable(db, buyerId, input.transaction_id, input.product_id)
    if (!line.ok) return line
    const photo = await keepPhoto(services, input.photo)
    if (!photo.ok) return photo
    return transact(async (tx, after) => {
      const written = await insertReview(
        tx,
        {
          userId: buyerId,
          transactionId: input.transaction_id,
          productId: input.product_id,
          rating: input.rating,
          review: input.review,
          photoPath: photo.value
        },
        now
      )
      if (!written.ok) throw new Refused(written.error)
      after.invalidate(...reviewedPages(written.value))
      return answer(toReply(written.value), { message: 'Ulasan berhasil dikirim' })
    })
  })

  api.buyer(contract.updateReview, async ({ db, services, transact, buyerId, input, now }) => {
    const { id, rating, review } = input
    if (!(await readOwnReview(db, buyerId, id))) return refuse('review_not_found')
    const isRemoved = input.photo === 'null'
    const stored = await keepPhoto(services, input.photo === 'null' ? undefined : input.photo)
    if (!stored.ok) return stored
    // Without a picture in the request the review keeps its own.
    const photoPath = isRemoved ? null : (stored.value ?? undefined)
    return transact(async (tx, after) => {
      const changed = await changeReview(tx, buyerId, id, { rating, review, photoPath }, now)
      if (!changed.ok) throw new Refused(changed.error)
      after.invalidate(...reviewedPages(changed.value))
      return answer(toReply(changed.value), { message: 'Ulasan berhasil diperbarui' })
    })
  })
}

const keepPhoto = async (services: Services, photo: File | undefined): Promise<Result<string | null>> =>
  photo ? storePhoto(services.storage, 'reviews', photo) : ok(null)
