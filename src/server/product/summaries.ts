import { sql } from 'drizzle-orm'

import { normaliseText } from '#lib/format/search-text.ts'

import { type Db, rows } from '#server/core/db/connect.ts'

const chunkSize = 1000

/**
 * Recomputes what products keep of their variants, reviews and shop: prices, stock, rating, place, rank and search
 * vector; then their shops' summaries and the search's vocabulary. Answers when all is written; `onProducts` hears of
 * every chunk. Rank is D6's rekomendasi, 0 to 1: 40% log sold, 30% Bayesian rating, 20% recency, 10% verified shop.
 */
export async function refreshProductSummaries(
  db: Db,
  productIds: readonly number[] | 'all',
  now: Date,
  onProducts?: (count: number) => void
): Promise<void> {
  const ids =
    productIds === 'all'
      ? (await rows<{ id: string }>(db, sql`select id from products order by id`)).map(row => Number(row.id))
      : productIds
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize)
    await refreshFigures(db, chunk, now)
    await refreshSearch(db, chunk)
    onProducts?.(chunk.length)
  }
  await refreshShops(db, productIds === 'all' ? 'all' : ids)
}

const idList = (ids: readonly number[]) =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`

/** A product without a rating counts as ten reviews of 4.5; sold is compared with 20,000; a year old is not recent. */
async function refreshFigures(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`
    update products p set
      min_price = v.min_price, max_price = v.max_price, stock = v.stock,
      rating = v.rating, review_count = v.reviews, province_id = v.province_id, city_id = v.city_id,
      rank = 0.4 * least(1, ln(1 + p.sold) / ln(20001))
        + 0.3 * (45 + v.stars) / (10 + v.reviews) / 5
        + 0.2 * greatest(0, 1 - extract(epoch from (${now.toISOString()}::timestamptz - p.created_at)) / 31536000.0)
        + 0.1 * v.is_verified::int
    from (
      select d.product_id, coalesce(min(d.price) filter (where d.stock > 0), min(d.price)) as min_price, max(d.price) as max_price, sum(d.stock)::int as stock,
        max(coalesce(r.reviews, 0)) as reviews, max(coalesce(r.stars, 0)) as stars,
        max(coalesce(r.stars::float8 / nullif(r.reviews, 0), 0)) as rating,
        max(s.province_id) as province_id, max(s.city_id) as city_id, bool_or(s.is_verified) as is_verified
      from product_details d
      join products q on q.id = d.product_id
      join shops s on s.id = q.shop_id
      left join (
        select product_id, one + two + three + four + five as reviews,
          one + 2 * two + 3 * three + 4 * four + 5 * five as stars
        from product_ratings
      ) r on r.product_id = d.product_id
      where d.is_active and d.product_id in ${idList(ids)}
      group by d.product_id
    ) v
    where p.id = v.product_id`)
}

type SearchRow = { id: string; name: string; merk: string; categories: string; description: string }

/**
 * The search vector: name (A), brand and categories (B), description (C), each stemmed and as it stands, so that
 * brands survive the stemmer. Texts go through the same normaliser as what buyers type.
 */
async function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  const found = await rows<SearchRow>(
    db,
    sql`select p.id, p.name, p.merk, p.description, concat_ws(' ', a.name, b.name, c.name) as categories
      from products p
      left join categories a on a.id = p.c1
      left join categories b on b.id = p.c2
      left join categories c on c.id = p.c3
      where p.id in ${idList(ids)}`
  )
  const texts = found.map(row => ({
    id: Number(row.id),
    a: normaliseText(row.name),
    b: normaliseText(`${row.merk} ${row.categories}`),
    c: normaliseText(row.description)
  }))
  await db.execute(sql`
    update products p set search = t.names || setweight(to_tsvector('indonesian', t.c), 'C'), names = t.names
    from (
      select id, c, setweight(to_tsvector('indonesian', t.a) || to_tsvector('simple', t.a), 'A') ||
      setweight(to_tsvector('indonesian', t.b) || to_tsvector('simple', t.b), 'B') as names
      from jsonb_to_recordset(${JSON.stringify(texts)}::text::jsonb) as t(id bigint, a text, b text, c text)
    ) as t
    where p.id = t.id`)
  await addWords(db, texts)
}

/** Words of letters only: a typo in a size is not corrected. */
async function addWords(db: Db, texts: readonly { a: string; b: string }[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const { a, b } of texts) {
    for (const word of new Set(`${a} ${b}`.split(' '))) {
      if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const words = [...counts].map(([word, weight]) => ({ word, weight }))
  await db.execute(sql`
    insert into search_words (word, weight)
    select word, weight from jsonb_to_recordset(${JSON.stringify(words)}::text::jsonb) as w(word text, weight int)
    order by word
    on conflict (word) do update set weight = greatest(search_words.weight, excluded.weight)`)
}

async function refreshShops(db: Db, productIds: readonly number[] | 'all'): Promise<void> {
  const which =
    productIds === 'all'
      ? sql``
      : sql`where shop_id in (select shop_id from products where id in ${idList(productIds)})`
  await db.execute(sql`
    update shops s set product_count = v.products, sold = v.sold, review_count = v.reviews, rating = v.rating
    from (
      select shop_id, count(*) filter (where is_active)::int as products, sum(sold)::int as sold,
        sum(review_count)::int as reviews,
        coalesce(sum(rating * review_count) / nullif(sum(review_count), 0), 0) as rating
      from products ${which} group by shop_id
    ) v
    where s.id = v.shop_id`)
}
