import { type SQL, sql } from 'drizzle-orm'

import type { Sort } from '#lib/catalogue/list-filters.ts'

/** What narrows a product list. All of it is optional; false flags do not narrow. */
export type ProductFilter = {
  /** A category of any level. */
  category?: { id: number; level: number }
  shopId?: number
  type?: 'material' | 'non-material'
  condition?: 'new' | 'second'
  min_price?: number
  max_price?: number
  province_id?: number[]
  city_id?: number[]
  is_free_shipping?: boolean
  is_pre_order?: boolean
}

const anyOf = (ids: number[]) =>
  sql.join(
    ids.slice(0, 100).map(id => sql`${id}`),
    sql`, `
  )

const levelColumns = { 1: sql`c1`, 2: sql`c2`, 3: sql`c3` } as const

/** The filter as one condition on `products`, over unqualified columns. */
export function productCondition(filter: ProductFilter): SQL {
  const { category: c, province_id: provinces = [], city_id: cities = [] } = filter
  const parts = [
    sql`is_active`,
    c && sql`${levelColumns[c.level as 1 | 2 | 3]} = ${c.id}`,
    filter.shopId && sql`shop_id = ${filter.shopId}`,
    filter.type && sql`type = ${filter.type}`,
    filter.condition && sql`condition = ${filter.condition}`,
    // Only above 0: an untouched price field sends 0 (catalogue-2).
    filter.min_price && sql`card_price >= ${filter.min_price}`,
    filter.max_price && sql`card_price <= ${filter.max_price}`,
    provinces.length > 0 && sql`province_id in (${anyOf(provinces)})`,
    cities.length > 0 && sql`city_id in (${anyOf(cities)})`,
    filter.is_free_shipping && sql`is_free_shipping`,
    filter.is_pre_order && sql`is_pre_order`
  ]
  return sql.join(
    parts.filter(part => part instanceof Object),
    sql` and `
  )
}

/** Orders as the indexes have them: Drizzle's descending indexes put nulls last, and others cannot use them. */
export const productOrders: Record<Sort, SQL> = {
  rekomendasi: sql`rank desc nulls last, id desc nulls last`,
  foryou: sql`rank desc nulls last, id desc nulls last`,
  terlaris: sql`sold_30d desc nulls last, sold desc nulls last, id desc nulls last`,
  terbaru: sql`created_at desc nulls last, id desc nulls last`,
  terlama: sql`created_at asc nulls first, id asc nulls first`,
  termurah: sql`card_price, id`,
  termahal: sql`card_price desc, id desc`
}
