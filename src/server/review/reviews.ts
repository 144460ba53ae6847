import { and, asc, desc, eq, sql, sum } from 'drizzle-orm'

import type { RatingSummary, ReviewData } from '#lib/product/product-shapes.ts'
import { ratingOf } from '#lib/review/rating.ts'
import { photoUrl } from '#lib/format/photo.ts'

import { exactTotal } from '#server/core/db/paging.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { users } from '#server/identity/schema.ts'
import { productRatings, reviews } from './schema.ts'
import { pageWindow } from '#server/core/db/paging.ts'

type Owner = { productId: number } | { shopId: number }

export type ReviewFilter = {
  sort_by: 'terbaru' | 'terlama' | 'tertinggi' | 'terendah'
  rating?: number
  page: number
  per_page: number
}

const orders = {
  terbaru: [desc(reviews.createdAt), desc(reviews.id)],
  terlama: [asc(reviews.createdAt), asc(reviews.id)],
  tertinggi: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  terendah: [asc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)]
}

const owned = (owner: Owner) =>
  'productId' in owner ? eq(reviews.productId, owner.productId) : eq(reviews.shopId, owner.shopId)

const chosen = (owner: Owner, { rating }: ReviewFilter) =>
  and(owned(owner), rating ? eq(reviews.rating, rating) : undefined)

/** One page of a product's or a shop's reviews, and their number (up to `exactTotal`). */
export async function readReviewPage(
  db: Db,
  owner: Owner,
  filter: ReviewFilter
): Promise<{ reviews: ReviewData[]; total: number }> {
  const [counted] = await rows<{ total: string }>(
    db,
    sql`select count(*) as total from (
      select 1 from ${reviews} where ${chosen(owner, filter)} limit ${exactTotal}
    ) as counted`
  )
  return { total: Number(counted?.total ?? 0), reviews: await readReviews(db, owner, filter) }
}

/** One page of reviews without a count, for callers that know it. */
export async function readReviews(db: Db, owner: Owner, filter: ReviewFilter): Promise<ReviewData[]> {
  const { limit, offset } = pageWindow(filter)
  const found = await db
    .select({
      review: reviews,
      userName: users.name,
      userPhoto: users.photoPath,
      shop: { id: shops.id, slug: shops.slug, name: shops.name },
      product: { id: products.id, slug: products.slug, name: products.name, photo: products.photoPath }
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(shops, eq(shops.id, reviews.shopId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(chosen(owner, filter))
    .orderBy(...orders[filter.sort_by])
    .limit(limit)
    .offset(offset)
  return found.map(({ review, userName, userPhoto, shop, product }) => ({
    id: review.id,
    rating: review.rating,
    date: review.createdAt.toISOString(),
    review: review.review,
    files: review.photoPath ? [{ url: photoUrl(review.photoPath, 640) }] : [],
    reply: review.reply,
    variant: review.variant,
    user: { name: userName, photo: userPhoto },
    shop,
    product
  }))
}

/** Number of reviews per star; a shop's are the sum over its products. */
export async function readRating(db: Db, owner: Owner): Promise<RatingSummary> {
  const counts = {
    one: sum(productRatings.one),
    two: sum(productRatings.two),
    three: sum(productRatings.three),
    four: sum(productRatings.four),
    five: sum(productRatings.five)
  }
  const [row] = await db
    .select(counts)
    .from(productRatings)
    .innerJoin(products, eq(products.id, productRatings.productId))
    .where('productId' in owner ? eq(products.id, owner.productId) : eq(products.shopId, owner.shopId))
  const count = (value: string | null | undefined) => Number(value ?? 0)
  return ratingOf({
    one: count(row?.one),
    two: count(row?.two),
    three: count(row?.three),
    four: count(row?.four),
    five: count(row?.five)
  })
}
