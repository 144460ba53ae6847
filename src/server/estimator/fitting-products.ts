import { type SQL, sql } from 'drizzle-orm'

import type { Goods } from '#lib/estimator/need.ts'

import { productCondition } from '#server/catalogue/product-filters.ts'
import { findCategory } from '#server/catalogue/categories.ts'
import { rows, type Db } from '#server/core/db/connect.ts'

/** A product in stock that fits a need: which variant, and how many pieces. */
export type Fitting = {
  why: 'cheapest' | 'best' | 'chosen'
  id: number
  shopId: number
  detailId: number
  variant: string | null
  packs: number
  weightG: number
  lengthMm: number
  widthMm: number
  heightMm: number
  isBendable: boolean
  /** Whole rupiah of all pieces. */
  cost: number
}

/** Pads the name with spaces, so that '6 mm' does not match '16 mm'. */
const nameHas = (word: string): SQL => sql`' ' || lower(name) || ' ' like ${`% ${word} %`}`

/** How much of the need one piece covers; null if its content does not say. */
function contentOf({ per, isVolumeInName }: Goods): SQL {
  if (isVolumeInName) {
    return sql`case when name ~ 'm3' then coalesce(replace(substring(name from '(\\d+(?:,\\d+)?) m3'), ',', '.')::float8, 1) end`
  }
  const cases = Object.entries(per).map(
    ([unit, share]) => sql`when content_unit = ${unit} then content_amount * ${share}::float8`
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** Number of cheapest and of best rated candidates whose delivery to a city is compared before one is picked. */
const maxCheapest = 12
const maxBest = 6

/**
 * The cheapest product for this amount, the best rated and the chosen one; all new, in stock in one shop and sold in
 * whole pieces. With a province there are several candidates of each, and the cheapest of that province are among them.
 * The variant is the first in stock at the product's lowest price. The cheapest is measured by the cost of the amount,
 * not by the piece: a large pack for a small need is not cheap. Vouchers are ignored, because each applies once per
 * order, not to every piece.
 */
export async function findFitting(
  db: Db,
  goods: Goods,
  amount: number,
  { chosen, provinceId }: { chosen?: number | undefined; provinceId?: number | undefined }
): Promise<Fitting[]> {
  const category = await findCategory(db, goods.leaf)
  if (!category || !(amount > 0)) return []
  const { all = [], any = [] } = goods
  const wanted = [
    productCondition({ category, condition: 'new' }),
    ...all.map(nameHas),
    ...(any.length > 0 ? [sql`(${sql.join(any.map(nameHas), sql` or `)})`] : [])
  ]
  const found = await rows<Fitting>(
    db,
    sql`
    with fitting as (
      select p.id, p.shop_id as "shopId", p.province_id, p.rating, p.review_count, n.packs, n.packs * p.min_price as cost, p."isBendable", d.*
      from (
        select id, shop_id, province_id, min, multiple, rating, review_count, min_price, is_bendable as "isBendable", ${contentOf(goods)} as content
        from products where ${sql.join(wanted, sql` and `)}
      ) p
      cross join lateral (select ceil(greatest(p.min, ceil(${amount}::float8 / p.content - 1e-9)) / p.multiple) * p.multiple as packs) n
      cross join lateral (
        select id as "detailId", nullif(concat_ws(', ', sub_name1, sub_name2), '') as variant,
          weight_g as "weightG", length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm"
        from product_details
        where product_id = p.id and is_active and price = p.min_price and stock >= n.packs
        order by sort, product_details.id limit 1
      ) d
      where p.content > 0
    )
    (select 'cheapest' as why, * from fitting order by cost, rating desc, id limit ${provinceId ? maxCheapest : 1})
    union all
    (select 'cheapest', * from fitting where province_id = ${provinceId ?? null}::bigint
      order by cost, rating desc, id limit ${maxCheapest})
    union all
    (select 'best', * from fitting where rating > 0
      order by rating desc, review_count desc, cost, id limit ${provinceId ? maxBest : 1})
    union all
    (select 'chosen', * from fitting where id = ${chosen ?? null}::bigint)`
  )
  // PostgreSQL's driver returns a bigint as a string.
  return found.map(row => ({
    ...row,
    id: Number(row.id),
    shopId: Number(row.shopId),
    detailId: Number(row.detailId),
    cost: Number(row.cost)
  }))
}
