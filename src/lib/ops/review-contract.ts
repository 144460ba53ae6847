import * as z from 'zod/mini'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, isoDate, photo, seenVersion, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { shopName } from '#lib/product/product-shapes.ts'
import { replyLimit } from '#lib/review/limits.ts'
import { reviewErrors } from '#lib/review/errors.ts'

export const reviewAnswer = z.enum(['all', 'unanswered', 'answered'])
export const reviewOrder = z.enum(['newest', 'oldest'])

/** A buyer's review as the counter sees it. */
export const opsReview = z.object({
  id: whole,
  rating: whole,
  review: z.string(),
  photo,
  date: isoDate,
  /** Whether its buyer has changed it, which is possible once. */
  is_updated: z.boolean(),
  variant: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(isoDate),
  user: z.object({ name: z.string(), photo }),
  product: z.object({ id: whole, slug: z.string(), name: z.string(), is_active: z.boolean() }),
  shop: shopName,
  /** Null for reviews that came with the catalogue. */
  order_code: z.nullable(z.string()),
  /** The version, which a change by its buyer moves too: an answer is one to the words that were read. */
  updated_at: isoDate
})
export type OpsReview = z.output<typeof opsReview>

/** What a rejected answer tells of its review: as it is now, since the list may show it no more. */
export const reviewNow = z.pick(opsReview, {
  rating: true,
  review: true,
  photo: true,
  is_updated: true,
  reply: true,
  replied_at: true
})

/** A seller's answer to a review after a change; null where it was removed. */
export const savedReply = z.object({ id: whole, reply: z.nullable(z.string()), updated_at: isoDate })

export const listOpsReviews = endpoint('GET /ops/review', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'Reviews of all products, for a seller those of its shop; `beyond` continues',
  input: z.object({
    answer: z._default(reviewAnswer, 'all'),
    rating: z.optional(wholeNumber(1, 5)),
    shop_id: z.optional(id),
    /** An order's code, or a product by a part of its name, an SKU or its number. */
    keyword: z.optional(text(100)),
    sort: z._default(reviewOrder, 'newest'),
    /** The last review of the page before: the list goes on behind it. */
    beyond: z.optional(id),
    per_page: z._default(wholeNumber(1, 100), 20)
  }),
  reply: z.object({
    reviews: z.array(opsReview),
    /** The next `beyond`; null at the end. */
    next: z.nullable(whole)
  })
})

export const replyReview = endpoint('POST /ops/review/{id}/reply', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'The seller answers a review, or changes the answer',
  versioned: true,
  errors: [reviewErrors.review_not_found, coreErrors.changed_meanwhile],
  input: z.object({
    id,
    reply: text(replyLimit, 'Balasan wajib diisi'),
    /** May be absent for the first answer (D20). */
    updated_at: z.optional(seenVersion)
  }),
  reply: savedReply
})

export const removeReply = endpoint('DELETE /ops/review/{id}/reply', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: "Removes the seller's answer to a review",
  versioned: true,
  errors: [reviewErrors.review_not_found, coreErrors.changed_meanwhile],
  input: z.object({ id, updated_at: seenVersion }),
  reply: savedReply
})
