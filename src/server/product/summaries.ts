import { type SQL, sql } from 'drizzle-orm'

import { countRows, type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { cardPriceOf } from './card-price.ts'

const chunkSize = 1000

/** Number of rows written, by table. */
export type Written = { products: number; shops: number }

/**
 * Recomputes the summaries of products from their variants, reviews and shop: prices, stock, rating, location and rank;
 * then their shops' summaries. Returns how many rows it wrote; calls `onProducts` after each chunk. Rank is D6's
 * rekomendasi, 0 to 1: 40% log sold, 30% Bayesian rating, 20% recency, 10% verified shop.
 *
 * Only changed rows are written: each update leaves a dead row and an entry in all fourteen indexes, which slows
 * searches until the table is vacuumed.
 */
export async function refreshProductSummaries(
  db: Db,
  productIds: readonly number[] | 'all',
  now: Date,
  onProducts?: (count: number) => void
): Promise<Written> {
  const ids =
    productIds === 'all'
      ? (await rows<{ id: string }>(db, sql`select id from products order by id`)).map(row => Number(row.id))
      : productIds
  const written: Written = { products: 0, shops: 0 }
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize)
    written.products += await refreshFigures(db, chunk, now)
    onProducts?.(chunk.length)
  }
  written.shops = await refreshShops(
    db,
    productIds === 'all'
      ? sql``
      : sql`where s.id in (select shop_id from products where id in ${idList(ids)})`
  )
  return written
}

/** Recomputes the summaries of products alone: their shops wait for `refreshShopSummaries`. */
export async function refreshFiguresOnly(db: Db, productIds: readonly number[], now: Date): Promise<void> {
  for (let start = 0; start < productIds.length; start += chunkSize)
    await refreshFigures(db, productIds.slice(start, start + chunkSize), now)
}

/** Recomputes the summaries of shops from those of their products. It reads all of them: once for many saves. */
export async function refreshShopSummaries(db: Db, shopIds: readonly number[]): Promise<void> {
  await refreshShops(db, sql`where s.id in ${idList(shopIds)}`)
}

async function refreshFigures(db: Db, ids: readonly number[], now: Date): Promise<number> {
  const changed = await rows<{ id: string }>(
    db,
    sql`select p.id from products p join (${figuresOf(ids, now)}) v on v.id = p.id where ${differ}`
  )
  if (changed.length === 0) return 0
  const stale = changed.map(row => Number(row.id))
  return db.transaction(async tx => {
    // Locked first and in id order, as orders do: the next statement then sees their changes.
    await tx.execute(sql`select id from products where id in ${idList(stale)} order by id for no key update`)
    return countRows(
      tx,
      sql`
      update products p set
        min_price = v.min_price, card_price = v.card_price, max_price = v.max_price, stock = v.stock,
        best_stock = v.best_stock, rating = v.rating, review_count = v.reviews, province_id = v.province_id,
        city_id = v.city_id, rank = v.rank
      from (${figuresOf(stale, now)}) v
      where p.id = v.id and ${differ}
      returning p.id`
    )
  })
}

/** Whether a stored summary differs from the recomputed one. */
const differ = sql`
  (p.min_price, p.card_price, p.max_price, p.stock, p.best_stock, p.rating, p.review_count, p.province_id, p.city_id, p.rank)
  is distinct from
  (v.min_price, v.card_price, v.max_price, v.stock, v.best_stock, v.rating, v.reviews, v.province_id, v.city_id, v.rank)`

type Ranked = { sold: SQL; stars: SQL; reviews: SQL; createdAt: SQL; isVerified: SQL }

/**
 * The rank of a product. Every rating includes ten virtual reviews of 4.5; sold is relative to 20,000; recency reaches 0
 * after a year. Age is in whole days, so that a rank changes once a day: each hour that of one product in 24.
 */
const rankOf = ({ sold, stars, reviews, createdAt, isVerified }: Ranked, now: Date): SQL => sql`
  0.4 * least(1, ln(1 + ${sold}) / ln(20001))
  + 0.3 * (45 + ${stars}) / (10 + ${reviews}) / 5
  + 0.2 * greatest(0, 1 - floor(extract(epoch from (${now.toISOString()}::timestamptz - ${createdAt})) / 86400) / 365.0)
  + 0.1 * (${isVerified})::int`

/** The rank of a product that a shop adds at `now`, which nobody has bought or reviewed. */
export const firstRank = (isVerified: SQL, now: Date): SQL<number> => {
  const [none, createdAt] = [sql`0`, sql`${now.toISOString()}::timestamptz`]
  return rankOf({ sold: none, stars: none, reviews: none, createdAt, isVerified }, now) as SQL<number>
}

/** The recomputed summaries of products. */
const figuresOf = (ids: readonly number[], now: Date) => sql`
  select p.id, d.*, ${cardPriceOf(sql`d.min_price`, now)} as card_price, coalesce(r.reviews, 0) as reviews,
    coalesce(r.stars::float8 / nullif(r.reviews, 0), 0) as rating,
    s.province_id, s.city_id,
    ${rankOf({ sold: sql`p.sold`, stars: sql`coalesce(r.stars, 0)`, reviews: sql`coalesce(r.reviews, 0)`, createdAt: sql`p.created_at`, isVerified: sql`s.is_verified` }, now)} as rank
  from products p
  join shops s on s.id = p.shop_id
  join (
    select d.product_id, coalesce(min(d.price) filter (where d.stock >= of.min), min(d.price)) as min_price,
      max(d.price) as max_price, sum(d.stock)::int as stock, max(d.stock) as best_stock
    from product_details d join products of on of.id = d.product_id
    where d.is_active and d.product_id in ${idList(ids)} group by d.product_id
  ) d on d.product_id = p.id
  left join (
    select product_id, one + two + three + four + five as reviews,
      one + 2 * two + 3 * three + 4 * four + 5 * five as stars
    from product_ratings
  ) r on r.product_id = p.id`

/** A shop without products has none. Summed in a fixed order, because the sum of fractions depends on it. */
const refreshShops = (db: Db, which: SQL): Promise<number> =>
  countRows(
    db,
    sql`
    update shops s set product_count = v.products, sold = v.sold, review_count = v.reviews, rating = v.rating
    from (
      select s.id, count(p.id) filter (where p.is_active)::int as products, coalesce(sum(p.sold), 0)::int as sold,
        coalesce(sum(p.review_count), 0)::int as reviews,
        coalesce(sum(p.rating * p.review_count order by p.id) / nullif(sum(p.review_count), 0), 0) as rating
      from shops s left join products p on p.shop_id = s.id ${which} group by s.id
    ) v
    where s.id = v.id and
      (s.product_count, s.sold, s.review_count, s.rating) is distinct from (v.products, v.sold, v.reviews, v.rating)
    returning s.id`
  )
