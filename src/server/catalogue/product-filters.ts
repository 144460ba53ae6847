import { type SQL, sql } from 'drizzle-orm'

import type { NarrowingFilters, nearest, Sort } from '#lib/catalogue/list-filters.ts'

/** The filters of a product list. Lists with facets are read from the search index, never by SQL. */
export type ProductFilter = NarrowingFilters & {
  /** A category of any level. */
  category?: { id: number; level: number }
  shopId?: number
  /** Only products that a voucher discounts now and that can be bought. */
  is_promo?: boolean
  /** Excluded ids; only for lists that are read by SQL. */
  without?: number[]
}

/** The province id of a city id: a region's id starts with its parent's. */
const provinceOf = (city: number) => Math.floor(city / 100)

/** The provinces and cities that a list is filtered by: chosen cities replace their whole province. */
export function placesOf({ province_id = [], city_id = [] }: ProductFilter) {
  const narrowed = new Set(city_id.map(provinceOf))
  return { provinces: province_id.filter(id => !narrowed.has(id)), cities: city_id }
}

const anyOf = (ids: number[]) =>
  sql.join(
    ids.slice(0, 200).map(id => sql`${id}`),
    sql`, `
  )

const levelColumns = { 1: sql`c1`, 2: sql`c2`, 3: sql`c3` } as const

/** The filter as one condition on `products`, over unqualified columns. */
export function productCondition(filter: ProductFilter): SQL {
  const { category: c } = filter
  const parts = [
    sql`is_active`,
    c && sql`${levelColumns[c.level as 1 | 2 | 3]} = ${c.id}`,
    filter.shopId && sql`shop_id = ${filter.shopId}`,
    filter.type && sql`type = ${filter.type}`,
    filter.condition && sql`condition = ${filter.condition}`,
    // Only above 0: an untouched price field sends 0 (catalogue-2).
    filter.min_price && sql`card_price >= ${filter.min_price}`,
    filter.max_price && sql`card_price <= ${filter.max_price}`,
    placeCondition(filter),
    filter.is_free_shipping && sql`is_free_shipping`,
    filter.is_pre_order && sql`is_pre_order`,
    filter.is_promo && sql`card_price < min_price and can_buy`,
    filter.without?.length && sql`id not in (${anyOf(filter.without)})`
  ]
  return sql.join(
    parts.filter(part => part instanceof Object),
    sql` and `
  )
}

function placeCondition(filter: ProductFilter): SQL | undefined {
  const { provinces, cities } = placesOf(filter)
  const parts = [
    provinces.length > 0 && sql`province_id in (${anyOf(provinces)})`,
    cities.length > 0 && sql`city_id in (${anyOf(cities)})`
  ].filter(part => part instanceof Object)
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : undefined
}

/** Orders that have a database index; the nearest-first order is computed in memory. */
export type IndexedSort = Exclude<Sort, typeof nearest>

/**
 * Orders exactly as the indexes define them: Drizzle's descending indexes put nulls last, and a different null order
 * could not use them.
 */
export const productOrders: Record<IndexedSort, SQL> = {
  rekomendasi: sql`rank desc nulls last, id desc nulls last`,
  foryou: sql`rank desc nulls last, id desc nulls last`,
  terlaris: sql`sold_30d desc nulls last, sold desc nulls last, id desc nulls last`,
  terbaru: sql`created_at desc nulls last, id desc nulls last`,
  terlama: sql`created_at asc nulls first, id asc nulls first`,
  termurah: sql`card_price, id`,
  termahal: sql`card_price desc, id desc`
}
