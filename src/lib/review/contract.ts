import * as z from 'zod/mini'

import { orderErrors } from '#lib/order/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { reviewErrors } from './errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, idOrSlug, imageFile, paging, photo, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { productsPerPage } from '#lib/product/limits.ts'
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
  errors: [
    orderErrors.order_not_found,
    orderErrors.status_refused,
    reviewErrors.already_reviewed,
    reviewErrors.product_not_kept
  ],
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
  errors: [reviewErrors.review_not_found, reviewErrors.review_locked],
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
  errors: [productErrors.product_not_found],
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
  errors: [productErrors.product_not_found],
  input: z.object({ id: idOrSlug, ...reviewFilters }),
  reply: z.array(review),
  paged: true
})

export const showShopRating = endpoint('GET /buyer/product/shop/rating/{id}', {
  access: 'public',
  summary: "Rating summary of all of a shop's products, by its id or slug",
  errors: [shopErrors.shop_not_found],
  input: z.object({ id: idOrSlug }),
  reply: ratingSummary
})

export const listShopReviews = endpoint('GET /buyer/product/shop/review/{shop_id}', {
  access: 'public',
  summary: "Reviews of all of a shop's products, by its id or slug",
  errors: [shopErrors.shop_not_found],
  input: z.object({ shop_id: idOrSlug, ...reviewFilters }),
  reply: z.array(review),
  paged: true
})
