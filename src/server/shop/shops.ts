import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'

import type { ProductShop } from '#lib/product/product-shapes.ts'
import type { ShopData } from '#lib/shop/contract.ts'
import { timeZoneOf } from '#lib/shop/hours.ts'
import { isOnline } from '#lib/shop/online.ts'

import { exactTotal } from '#lib/core/limits.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { idList } from '#server/core/db/json-rows.ts'
import { pastShopSlugs, shops } from './schema.ts'
import { cities } from '#server/address/schema.ts'
import { isId } from '#server/product/id-or-slug.ts'
import { readCards } from '#server/product/product-cards.ts'
import { pageWindow, type Paging } from '#server/core/db/paging.ts'

export const isShopOnline = (shop: { lastOnlineAt: Date | null }, now: Date): boolean =>
  isOnline(shop.lastOnlineAt, now)

/** Products shown next to a shop in a list. */
const productsShown = 3

type ShopRow = typeof shops.$inferSelect

export const toProductShop = (shop: ShopRow, city: string, now: Date): ProductShop => ({
  id: shop.id,
  slug: shop.slug,
  name: shop.name,
  photo: shop.photoPath,
  address: shop.address,
  location: city,
  online: isShopOnline(shop, now),
  last_online: shop.lastOnlineAt?.toISOString() ?? null,
  seller_id: shop.sellerId,
  is_verified: shop.isVerified,
  is_official: shop.isOfficial,
  rating: shop.rating,
  total_reviews: shop.reviewCount,
  sold: shop.sold,
  return_days: shop.returnDays
})

const toShop = (shop: ShopRow, city: string, now: Date): ShopData => ({
  ...toProductShop(shop, city, now),
  description: shop.description,
  product_count: shop.productCount,
  joined_at: shop.createdAt.toISOString(),
  hours: shop.hours,
  time_zone: timeZoneOf(shop.provinceId),
  is_closed: shop.closedAt !== null,
  products: []
})

/** Matches a shop by its id, its slug, or a former slug that no other shop has now. */
const byShopKey = (key: string): SQL =>
  isId(key)
    ? eq(shops.id, Number(key))
    : sql`${shops.id} = coalesce(
        (select named.id from shops named where named.slug = ${key}),
        (select ${pastShopSlugs.shopId} from ${pastShopSlugs} where ${pastShopSlugs.slug} = ${key})
      )`

export async function findShopId(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db.select({ id: shops.id }).from(shops).where(byShopKey(key))
  return row?.id
}

/** Days after delivery in which a buyer of this shop may complain. */
export async function readReturnDays(db: Db, id: number): Promise<number> {
  const [shop] = await db.select({ days: shops.returnDays }).from(shops).where(eq(shops.id, id))
  if (!shop) throw new Error(`No shop ${id}`)
  return shop.days
}

/** A shop's id and slug. */
export async function findShopName(db: Db, key: string): Promise<{ id: number; slug: string } | undefined> {
  const [row] = await db.select({ id: shops.id, slug: shops.slug }).from(shops).where(byShopKey(key))
  return row
}

export async function readShop(db: Db, key: string, now: Date): Promise<ShopData | undefined> {
  const [row] = await db
    .select({ shop: shops, city: cities.name })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(byShopKey(key))
  return row && toShop(row.shop, row.city, now)
}

/** One page of shops; official and verified ones first, then by sales. `ids` are those that a keyword found. */
export async function readShopPage(
  db: Db,
  filter: Paging & { ids?: readonly number[]; is_verified?: boolean },
  now: Date
): Promise<{ shops: ShopData[]; total: number }> {
  const where = and(
    isNull(shops.closedAt),
    filter.ids && sql`${shops.id} in ${idList(filter.ids)}`,
    filter.is_verified ? eq(shops.isVerified, true) : undefined
  )
  const [counted] = await rows<{ total: string }>(
    db,
    sql`select count(*) as total from (select 1 from ${shops} where ${where ?? sql`true`} limit ${exactTotal}) as counted`
  )
  const { limit, offset } = pageWindow(filter)
  const found = await db
    .select({ shop: shops, city: cities.name })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(where)
    .orderBy(desc(shops.isOfficial), desc(shops.isVerified), desc(shops.sold), desc(shops.id))
    .limit(limit)
    .offset(offset)
  const listed = found.map(row => toShop(row.shop, row.city, now))
  return { shops: await withProducts(db, listed, now), total: Number(counted?.total ?? 0) }
}

async function withProducts(db: Db, listed: ShopData[], now: Date): Promise<ShopData[]> {
  if (listed.length === 0) return []
  const best = await rows<{ shop_id: string; id: string }>(
    db,
    sql`
      select shops.id as shop_id, best.id from ${shops} cross join lateral (
        select id from products where shop_id = shops.id and is_active and can_buy
        order by rank desc nulls last, id desc nulls last limit ${productsShown}
      ) as best where ${inArray(
        shops.id,
        listed.map(shop => shop.id)
      )}`
  )
  const cards = await readCards(
    db,
    best.map(row => Number(row.id)),
    now
  )
  return listed.map(shop => {
    const ids = new Set(best.filter(row => Number(row.shop_id) === shop.id).map(row => Number(row.id)))
    return { ...shop, products: cards.filter(card => ids.has(card.id)) }
  })
}
