import { sql } from 'drizzle-orm'

import { maxFacetValueLength } from '#lib/catalogue/list-filters.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import type { ProductEntry, ProductFacts } from './index/product-entry.ts'
import type { TokenFacets } from './schema.ts'

/** The columns of a product `p` that become its facts. */
export const factColumns = sql`
  p.card_price, p.can_buy, p.rank, p.sold, p.sold_30d, extract(epoch from p.created_at)::float8 * 1000 as created_ms,
  p.rating, p.type, p.condition, p.c1, p.c2, p.c3, p.shop_id, p.province_id, p.city_id, p.is_free_shipping,
  p.is_pre_order`

export type FactRow = {
  card_price: string
  can_buy: boolean
  rank: number
  sold: number
  sold_30d: number
  created_ms: number
  rating: number
  type: 'material' | 'non-material'
  condition: 'new' | 'second'
  c1: string
  c2: string
  c3: string
  shop_id: string
  province_id: string
  city_id: string
  is_free_shipping: boolean
  is_pre_order: boolean
}

type EntryRow = FactRow & {
  id: string
  name: string
  merk: string
  category: string | null
  branches: string
  variants: string | null
  description: string
  sizes: string[] | null
  colors: string[] | null
}

/** Maximum of sizes, and of colours, per product in the facets. */
const maxOfOne = 50

/** Interned strings: equal texts of many products share one copy. */
const shared = new Map<string, string>()
const maxShared = 20_000
function share(text: string): string {
  const known = shared.get(text)
  if (known !== undefined) return known
  if (shared.size >= maxShared) shared.clear()
  shared.set(text, text)
  return text
}

/** The index entries of these products; deleted and inactive products are absent. */
export async function readEntries(db: Db, ids: readonly number[]): Promise<ProductEntry[]> {
  const found = await rows<EntryRow>(
    db,
    sql`
      select p.id, p.name, p.merk, p.description, c.name as category,
        concat_ws(' ', a.name, b.name) as branches, v.variants,
        ${factColumns}, f.sizes, f.colors
      from products p
      left join categories a on a.id = p.c1
      left join categories b on b.id = p.c2
      left join categories c on c.id = p.c3
      left join lateral (
        select string_agg(distinct concat_ws(' ', d.sub_name1, d.sub_name2), ' | ') as variants
        from product_details d where d.product_id = p.id and d.is_active
      ) v on true
      left join lateral (
        select jsonb_agg(distinct trim(value)) filter (where label = 'Ukuran') as sizes,
          jsonb_agg(distinct trim(value)) filter (where label = 'Warna') as colors
        from (
          select p.variant_name1 as label, d.sub_name1 as value from product_details d where d.product_id = p.id and d.is_active
          union all
          select p.variant_name2, d.sub_name2 from product_details d where d.product_id = p.id and d.is_active
          union all
          select s ->> 'label', s ->> 'value' from jsonb_array_elements(
            case when jsonb_typeof(p.specifications) = 'array' then p.specifications else '[]'::jsonb end
          ) s
        ) chosen where length(trim(value)) between 1 and ${maxFacetValueLength}
      ) f on true
      where p.is_active and p.id in ${idList(ids)}`
  )
  return found.map(toEntry)
}

const toEntry = (row: EntryRow): ProductEntry => ({
  id: Number(row.id),
  name: row.name,
  merk: row.merk,
  category: row.category ?? '',
  branches: row.branches,
  variants: row.variants ?? '',
  description: row.description,
  facts: toFacts(row, {
    brand: share(row.merk.trim().slice(0, maxFacetValueLength).trim()),
    sizes: (row.sizes ?? []).slice(0, maxOfOne).map(share),
    colors: (row.colors ?? []).slice(0, maxOfOne).map(share)
  })
})

/** The facts of a product, with the values of its facets. */
export const toFacts = (row: FactRow, facets: TokenFacets): ProductFacts => ({
  price: Number(row.card_price),
  isSold: !row.can_buy,
  rank: row.rank,
  sold: row.sold,
  sold30d: row.sold_30d,
  createdAt: row.created_ms,
  rating: row.rating,
  ...facets,
  type: row.type,
  condition: row.condition,
  categories: [Number(row.c1), Number(row.c2), Number(row.c3)],
  shopId: Number(row.shop_id),
  provinceId: Number(row.province_id),
  cityId: Number(row.city_id),
  isFreeShipping: row.is_free_shipping,
  isPreOrder: row.is_pre_order
})

/** The next `count` active product ids after `id`: the whole catalogue is read in chunks. */
export async function readIdsAfter(db: Db, id: number, count: number): Promise<number[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from products where is_active and id > ${id} order by id limit ${count}`
  )
  return found.map(row => Number(row.id))
}
