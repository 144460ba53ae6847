import { and, eq, sql } from 'drizzle-orm'

import type { GoneProduct } from '#lib/catalogue/contract.ts'
import type { CategoryCrumb } from '#lib/product/product-shapes.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { jsonRows } from '#server/core/db/json-rows.ts'
import { byProductKey } from '#server/product/id-or-slug.ts'
import { readCards } from '#server/product/product-cards.ts'
import { products } from '#server/product/schema.ts'
import { selectCrumbs } from './product-rows.ts'

/** Number of alternatives shown for a product that is gone. */
const shownInstead = 12

const isGone = (key: string) => and(byProductKey(key), eq(products.isActive, false))

/** Whether the product exists but is not sold any more. */
export async function wasSold(db: Db, key: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(products)
    .where(isGone(key))
  return found.length > 0
}

/** A product that is not sold any more, with similar products on sale; undefined if there is no such product. */
export async function readGoneProduct(db: Db, key: string, now: Date): Promise<GoneProduct | undefined> {
  const [row] = await db
    .select({ product: products, crumbs: jsonRows<CategoryCrumb>(selectCrumbs(db)) })
    .from(products)
    .where(isGone(key))
  if (!row) return undefined
  const { product, crumbs } = row
  const ids = await readIdsInstead(db, product)
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    categories: crumbs,
    related_products: await readCards(db, ids, now)
  }
}

/**
 * The best ranked of its leaf category at any price, because its own price is outdated; then the best of the category
 * above. Each part is one index scan.
 */
async function readIdsInstead(db: Db, { c2, c3 }: { c2: number; c3: number }): Promise<number[]> {
  const sold = sql`is_active and can_buy order by rank desc nulls last, id desc nulls last limit ${shownInstead}`
  const found = await rows<{ id: string }>(
    db,
    sql`
      select id from (
        (select id, rank, 0 as tier from products where c3 = ${c3} and ${sold})
        union all
        (select id, rank, 1 from products where c2 = ${c2} and c3 <> ${c3} and ${sold})
      ) as instead order by tier, rank desc, id desc limit ${shownInstead}`
  )
  return found.map(row => Number(row.id))
}
