import { type Called, call } from '#lib/core/call.ts'
import type { ReviewData } from '#lib/product/product-shapes.ts'

/** Whose reviews: a product's, of one star if one is chosen, or all of a shop's. */
export type ReviewSource =
  { kind: 'product'; slug: string; rating?: number | undefined } | { kind: 'shop'; slug: string }

/** A page of reviews, the newest first. */
export const askReviews = (source: ReviewSource, page: number): Promise<Called<ReviewData[]>> =>
  source.kind === 'product'
    ? call('GET /buyer/product/review/{id}', { id: source.slug, rating: source.rating, page })
    : call('GET /buyer/product/shop/review/{shop_id}', { shop_id: source.slug, page })
