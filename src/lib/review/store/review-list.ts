import { type Called, call } from '#lib/core/api/call.ts'
import type { ReviewData } from '#lib/product/product-shapes.ts'
import type { ReviewOrder } from '#lib/review/review-order.ts'

/** Source of reviews: a product's (optionally of one star rating) or all of a shop's. By default newest first. */
export type ReviewSource =
  | { kind: 'product'; slug: string; rating?: number | undefined; order?: ReviewOrder | undefined }
  | { kind: 'shop'; slug: string }

/** A page of reviews. */
export const requestReviews = (source: ReviewSource, page: number): Promise<Called<ReviewData[]>> =>
  source.kind === 'product'
    ? call('GET /buyer/product/review/{id}', {
        id: source.slug,
        rating: source.rating,
        sort_by: source.order,
        page
      })
    : call('GET /buyer/product/shop/review/{shop_id}', { shop_id: source.slug, page })
