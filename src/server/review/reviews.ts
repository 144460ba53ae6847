import { and, asc, desc, eq, type SQL, sql, sum } from 'drizzle-orm'

import type { RatingSummary, ReviewData } from '#lib/product/product-shapes.ts'
import { ratingOf } from '#lib/review/rating.ts'
import { photoUrl } from '#lib/format/photo.ts'

import { exactTotal } from '#lib/core/limits.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { prepareAbout } from '#server/product/one-product.ts'
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

async function readReviews(db: Db, owner: Owner, filter: ReviewFilter): Promise<ReviewData[]> {
  const { limit, offset } = pageWindow(filter)
  const found = await selectReviews(db)
    .where(chosen(owner, filter))
    .orderBy(...orders[filter.sort_by])
    .limit(limit)
    .offset(offset)
  return found.map(toReview)
}

/** The newest reviews of a product, to be read as JSON within another statement. */
export const newestReviews = (db: Db, productId: SQL, count: number) =>
  selectReviews(db)
    .where(eq(reviews.productId, productId))
    .orderBy(...orders.terbaru)
    .limit(count)

/** Each column has the same name in the database, see selectCardRows. */
const selectReviews = (db: Db) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      created_at: reviews.createdAt,
      review: reviews.review,
      photo_path: reviews.photoPath,
      reply: reviews.reply,
      variant: reviews.variant,
      user_name: sql<string>`${users.name}`.as('user_name'),
      user_photo: sql<string | null>`${users.photoPath}`.as('user_photo'),
      shop_id: reviews.shopId,
      shop_slug: sql<string>`${shops.slug}`.as('shop_slug'),
      shop_name: sql<string>`${shops.name}`.as('shop_name'),
      product_id: reviews.productId,
      product_slug: sql<string>`${products.slug}`.as('product_slug'),
      product_name: sql<string>`${products.name}`.as('product_name'),
      product_photo: sql<string>`${products.photoPath}`.as('product_photo')
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(shops, eq(shops.id, reviews.shopId))
    .innerJoin(products, eq(products.id, reviews.productId))

type SelectedReview = Awaited<ReturnType<typeof selectReviews>>[number]
/** A row of a review; read as JSON, its time is text. */
export type ReviewRow = Omit<SelectedReview, 'created_at'> & { created_at: Date | string }

/** A row of a review as callers get it. */
export const toReview = (row: ReviewRow): ReviewData => ({
  id: row.id,
  rating: row.rating,
  date: new Date(row.created_at).toISOString(),
  review: row.review,
  files: row.photo_path ? [{ url: photoUrl(row.photo_path, 640) }] : [],
  reply: row.reply,
  variant: row.variant,
  user: { name: row.user_name, photo: row.user_photo },
  shop: { id: row.shop_id, slug: row.shop_slug, name: row.shop_name },
  product: { id: row.product_id, slug: row.product_slug, name: row.product_name, photo: row.product_photo }
})

const starColumns = {
  one: productRatings.one,
  two: productRatings.two,
  three: productRatings.three,
  four: productRatings.four,
  five: productRatings.five
}

const aboutRating = prepareAbout('rating', (db, origin) =>
  db
    .with(origin)
    .select(starColumns)
    .from(origin)
    .leftJoin(productRatings, eq(productRatings.productId, origin.id))
)

/** Number of reviews per star of a product on sale, by id or slug; undefined if there is none. */
export async function readProductRating(db: Db, key: string): Promise<RatingSummary | undefined> {
  const [row] = await aboutRating(db, key).execute({ key })
  return row && toRating(row)
}

/** Number of reviews per star of all products of a shop. */
export async function readShopRating(db: Db, shopId: number): Promise<RatingSummary> {
  const [row] = await db
    .select({
      one: sum(productRatings.one),
      two: sum(productRatings.two),
      three: sum(productRatings.three),
      four: sum(productRatings.four),
      five: sum(productRatings.five)
    })
    .from(productRatings)
    .innerJoin(products, eq(products.id, productRatings.productId))
    .where(eq(products.shopId, shopId))
  return toRating(row)
}

type Stars = Record<keyof typeof starColumns, number | string | null>

function toRating(row: Stars | undefined): RatingSummary {
  const count = (stars: keyof Stars) => Number(row?.[stars] ?? 0)
  return ratingOf({
    one: count('one'),
    two: count('two'),
    three: count('three'),
    four: count('four'),
    five: count('five')
  })
}
