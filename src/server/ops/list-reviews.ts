import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { listOpsReviews as contract, OpsReview } from '#lib/ops/review-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { whereGoods } from '#server/goods/list-goods.ts'
import { users } from '#server/identity/schema.ts'
import { isCode } from '#server/order/order-names.ts'
import { orders } from '#server/order/schema.ts'
import { products } from '#server/product/schema.ts'
import { reviews } from '#server/review/schema.ts'
import { shops } from '#server/shop/schema.ts'

type Filter = InputOf<typeof contract>

const answers: Record<Filter['answer'], SQL | undefined> = {
  all: undefined,
  unanswered: isNull(reviews.reply),
  answered: isNotNull(reviews.reply)
}

const sorts = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  oldest: [asc(reviews.createdAt), asc(reviews.id)]
} as const satisfies Record<Filter['sort'], unknown>

/** Which reviews of the scope a list shows; the overview counts by the same condition. */
export const whereReviews = (
  scope: Scope,
  { answer, rating, shop_id }: Pick<Filter, 'answer' | 'rating' | 'shop_id'>
): SQL | undefined =>
  and(
    inScope(scope, reviews.shopId),
    shop_id === undefined ? undefined : eq(reviews.shopId, shop_id),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    answers[answer]
  )

/** One page of the reviews of a scope, and the `beyond` of the next one: null at the end. */
export async function listReviews(
  db: Db,
  scope: Scope,
  filter: Filter
): Promise<{ reviews: OpsReview[]; next: number | null }> {
  const where = and(
    whereReviews(scope, filter),
    filter.keyword ? await isAbout(db, scope, filter.keyword) : undefined,
    filter.beyond === undefined ? undefined : await isBehind(db, scope, filter.beyond, filter.sort)
  )
  // Ids first: what a row shows is read for one page only.
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(...sorts[filter.sort])
    .limit(filter.per_page + 1)
    .as('page')
  const found = await db
    .select({
      review: reviews,
      user: { name: users.name, photo: users.photoPath },
      product: {
        id: products.id,
        slug: products.slug,
        name: products.name,
        is_active: products.isActive
      },
      shop: { id: shops.id, slug: shops.slug, name: shops.name },
      code: orders.code
    })
    .from(page)
    .innerJoin(reviews, eq(reviews.id, page.id))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, reviews.shopId))
    .leftJoin(orders, eq(orders.id, reviews.transactionId))
    .orderBy(...sorts[filter.sort])
  const shown = found.slice(0, filter.per_page)
  return {
    reviews: shown.map(toOpsReview),
    next: found.length > filter.per_page ? shown.at(-1)!.review.id : null
  }
}

/** The reviews of one order by its code, else those of the goods that 'Produk' finds by the same words. */
async function isAbout(db: Db, scope: Scope, keyword: string): Promise<SQL> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isCode(keyword), inScope(scope, orders.shopId)))
  if (order) return eq(reviews.transactionId, order.id)
  const named = db.select({ id: products.id }).from(products).where(whereGoods({ keyword }, scope))
  return inArray(reviews.productId, named)
}

/** The condition of what comes behind a review of the scope; nothing comes behind one that is gone. */
async function isBehind(db: Db, scope: Scope, id: number, sort: Filter['sort']): Promise<SQL> {
  // As text: a Date would lose the microseconds.
  const [last] = await db
    .select({ at: sql<string>`${reviews.createdAt}::text` })
    .from(reviews)
    .where(and(eq(reviews.id, id), inScope(scope, reviews.shopId)))
  if (!last) return sql`false`
  const place = sql`(${last.at}::timestamptz, ${id}::bigint)`
  return sort === 'newest'
    ? sql`(${reviews.createdAt}, ${reviews.id}) < ${place}`
    : sql`(${reviews.createdAt}, ${reviews.id}) > ${place}`
}

type Row = {
  review: typeof reviews.$inferSelect
  code: string | null
} & Pick<OpsReview, 'user' | 'product' | 'shop'>

const toOpsReview = ({ review, code, user, product, shop }: Row): OpsReview => ({
  id: review.id,
  rating: review.rating,
  review: review.review,
  photo: review.photoPath,
  date: review.createdAt.toISOString(),
  is_updated: review.isUpdated,
  variant: review.variant,
  reply: review.reply,
  replied_at: review.repliedAt?.toISOString() ?? null,
  user,
  product,
  shop,
  order_code: code,
  updated_at: review.updatedAt.toISOString()
})
