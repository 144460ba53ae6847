import { and, type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm'

import type { GoodsRow, listGoods as contract } from '#lib/goods/product-contract.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { variantOfSku } from '#lib/goods/sku.ts'

import { categories } from '#server/catalogue/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { containing } from '#server/core/db/like-pattern.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'
import { scarceProducts } from '#server/product/scarce-variants.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

type Filter = InputOf<typeof contract>

const columns: Record<Filter['sort'], AnyColumn | SQL> = {
  changed: products.updatedAt,
  name: sql`lower(${products.name})`,
  price: products.minPrice,
  stock: products.stock,
  sold: products.sold
}

const states: Record<NonNullable<Filter['state']>, SQL> = {
  active: sql`${products.isActive}`,
  archived: sql`not ${products.isActive}`,
  low: sql`${products.id} in ${scarceProducts}`,
  empty: sql`${products.isActive} and ${products.stock} = 0`
}

/** Products within the scope that the filters of the list name; the export has the same ones. */
export const whereGoods = (
  filter: Pick<Filter, 'keyword' | 'shop_id' | 'category_id' | 'brand' | 'state'>,
  scope: Scope
): SQL | undefined =>
  and(
    inScope(scope, products.shopId),
    filter.shop_id === undefined ? undefined : eq(products.shopId, filter.shop_id),
    filter.category_id === undefined ? undefined : inCategory(filter.category_id),
    filter.brand ? sql`lower(${products.merk}) = lower(${filter.brand})` : undefined,
    filter.state && states[filter.state],
    filter.keyword ? named(filter.keyword) : undefined
  )

/** One page of products within the scope, archived ones too, and their number up to the exact total (goods-1). */
export async function listGoods(
  db: Db,
  filter: Filter,
  scope: Scope
): Promise<{ list: GoodsRow[]; total: number }> {
  const where = and(filter.ids && inArray(products.id, filter.ids), whereGoods(filter, scope))
  const { limit, offset } = pageWindow(filter)
  const order = (column: AnyColumn | SQL) => (filter.order === 'asc' ? upwards(column) : downwards(column))
  // Ids first: what a row shows is read for one page only.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(order(columns[filter.sort]), order(products.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const found = await db
    .select({
      product: products,
      shop: { id: shops.id, name: shops.name },
      category: categories.name,
      variants: sql<number>`(select count(*)::int from ${productDetails} where ${productDetails.productId} = ${products.id} and ${productDetails.isActive})`
    })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(categories, eq(categories.id, products.c3))
    .orderBy(order(columns[filter.sort]), order(products.id))
  return { list: found.map(toRow), total: await countToBound(db, products, where) }
}

// As the indexes are ordered; no column here is ever null.
const upwards = (column: AnyColumn | SQL) => sql`${column} asc nulls first`
const downwards = (column: AnyColumn | SQL) => sql`${column} desc nulls last`

const inCategory = (id: number) => or(eq(products.c1, id), eq(products.c2, id), eq(products.c3, id))

/** A part of the name, the SKU of one of its variants, or its number. */
function named(keyword: string): SQL | undefined {
  const variant = variantOfSku(keyword.toUpperCase())
  const ids = sql`${products.id} in (
    select d.product_id from product_details d join skus k on k.variant_id = d.id where lower(k.sku) = lower(${keyword})
    union all
    select d.product_id from product_details d where d.id = ${variant ?? 0}
  )`
  return or(
    sql`${products.name} ilike ${containing(keyword)}`,
    ids,
    /^\d{1,15}$/.test(keyword) ? eq(products.id, Number(keyword)) : undefined
  )
}

const toRow = ({
  product,
  shop,
  category,
  variants
}: {
  product: typeof products.$inferSelect
  shop: GoodsRow['shop']
  category: string | null
  variants: number
}): GoodsRow => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  photo: product.photoPath,
  shop,
  category: category ?? '',
  brand: product.merk,
  min_price: product.minPrice,
  max_price: product.maxPrice,
  stock: product.stock,
  sold: product.sold,
  variants,
  is_active: product.isActive,
  updated_at: product.updatedAt.toISOString()
})
