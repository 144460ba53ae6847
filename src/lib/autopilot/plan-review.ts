import type { OpsReview } from '#lib/ops/review-contract.ts'

import { actsAt } from './chance.ts'
import { pauses } from './pace.ts'
import { lastOf, type PlannedCall } from './planned-call.ts'
import { replyTo } from './review-reply.ts'

/** What a plan reads of a review. */
type PlayedReview = Pick<
  OpsReview,
  'id' | 'rating' | 'date' | 'updated_at' | 'reply' | 'order_code' | 'product'
>

/** Milliseconds after which a review is none of the autopilot's: who switches it on does not answer those of months. */
const maxAgeMs = 24 * 60 * 60_000

/** Whether a review was written within the last day. */
export const isYoung = ({ date }: Pick<OpsReview, 'date'>, now: Date): boolean =>
  Date.parse(date) > now.getTime() - maxAgeMs

/** Whether the autopilot answers a review: a young one of an order, since those of the demo's catalogue have none. */
export const isPlayedReview = (
  review: Pick<OpsReview, 'date' | 'order_code' | 'reply'>,
  now: Date
): boolean => review.reply === null && review.order_code !== null && isYoung(review, now)

/** The seller's answer to a review that has none, a while after it was written or changed. */
export function planReview({ id, rating, date, updated_at, product }: PlayedReview): PlannedCall[] {
  const key = `autopilot-review-${id}`
  const at = actsAt(key, lastOf([date, updated_at]), pauses.review)
  const input = { id, reply: replyTo(id, rating, product.name), updated_at }
  return [{ key, at, endpoint: 'POST /ops/review/{id}/reply', input }]
}
