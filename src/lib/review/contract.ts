import * as z from 'zod/mini'

import { orderRefusals } from '#lib/order/refusals.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { reviewRefusals } from './refusals.ts'
import { shopRefusals } from '#lib/shop/refusals.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { id, idOrSlug, imageFile, paging, photo, text, whole, wholeNumber } from '#lib/core/fields.ts'
import { productsPerPage } from '#lib/product/page-size.ts'
import { ratingSummary, review } from '#lib/product/product-shapes.ts'
import { reviewTexts } from './texts.ts'

const rating = wholeNumber(1, 5, reviewTexts.noRating)
const reviewText = text(2_000, reviewTexts.noText)

export const savedReview = z.object({
  id: whole,
  rating: whole,
  review: z.string(),
  photo,
  is_updated: z.boolean()
})

export const writeReview = endpoint('POST /buyer/transaction/review', {
  access: 'buyer',
  summary: 'Reviews one product of an own successful order, once',
  refusals: [orderRefusals.order_not_found, orderRefusals.status_refused, reviewRefusals.already_reviewed],
  upload: true,
  limit: 'upload',
  input: z.object({
    product_id: id,
    transaction_id: id,
    rating,
    review: reviewText,
    photo: z.optional(imageFile)
  }),
  reply: savedReview
})

export const updateReview = endpoint('POST /buyer/transaction/review/update/{id}', {
  access: 'buyer',
  summary: "Changes an own review, once; photo 'null' removes the picture, no photo keeps it",
  refusals: [reviewRefusals.review_not_found, reviewRefusals.review_locked],
  upload: true,
  limit: 'upload',
  input: z.object({
    id,
    rating,
    review: reviewText,
    photo: z.optional(z.union([imageFile, z.literal('null')]))
  }),
  reply: savedReview
})

export const showProductRating = endpoint('GET /buyer/product/rating/{id}', {
  access: 'public',
  summary: 'Rating summary of a product, by id or slug',
  refusals: [productRefusals.product_not_found],
  input: z.object({ id: idOrSlug }),
  reply: ratingSummary
})

export const reviewSort = z.enum(['terbaru', 'terlama', 'tertinggi', 'terendah'])

/** Order and filter of review lists. */
const reviewFilters = {
  sort_by: z._default(reviewSort, 'terbaru'),
  rating: z.optional(wholeNumber(1, 5)),
  ...paging(productsPerPage)
}

export const listProductReviews = endpoint('GET /buyer/product/review/{id}', {
  access: 'public',
  summary: 'Reviews of a product, by id or slug',
  refusals: [productRefusals.product_not_found],
  input: z.object({ id: idOrSlug, ...reviewFilters }),
  reply: z.array(review),
  paged: true
})

export const showShopRating = endpoint('GET /buyer/product/shop/rating/{id}', {
  access: 'public',
  summary: "Rating summary of all of a shop's products, by its id or slug",
  refusals: [shopRefusals.shop_not_found],
  input: z.object({ id: idOrSlug }),
  reply: ratingSummary
})

export const listShopReviews = endpoint('GET /buyer/product/shop/review/{shop_id}', {
  access: 'public',
  summary: "Reviews of all of a shop's products, by its id or slug",
  refusals: [shopRefusals.shop_not_found],
  input: z.object({ shop_id: idOrSlug, ...reviewFilters }),
  reply: z.array(review),
  paged: true
})
