import { eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { firstRank } from '#server/product/summaries.ts'
import { shops } from '#server/shop/schema.ts'

/** What a shop gives to its products: its place, whether it delivers itself, and the rank of one that it adds now. */
export type GoodsShop = {
  id: number
  provinceId: number
  cityId: number
  hasCourier: boolean
  firstRank: number
}

/** The shops that goods are put into, by their ids; `hasCourier` where one has a courier of its own and offers it (goods-9). */
export async function findGoodsShops(
  tx: Db,
  ids: readonly number[],
  now: Date
): Promise<Map<number, GoodsShop>> {
  const found = await tx
    .select({
      id: shops.id,
      provinceId: shops.provinceId,
      cityId: shops.cityId,
      hasCourier: sql<boolean>`${shopCouriers.shopId} is not null and coalesce(${shopShipping.shopCourier}, false)`,
      firstRank: firstRank(sql`${shops.isVerified}`, now)
    })
    .from(shops)
    .leftJoin(shopCouriers, eq(shopCouriers.shopId, shops.id))
    .leftJoin(shopShipping, eq(shopShipping.shopId, shops.id))
    .where(inArray(shops.id, [...new Set(ids)]))
  return new Map(found.map(shop => [shop.id, shop]))
}

/** The account of a shop's seller; undefined if there is no such shop. */
export async function findSellerId(db: Db, shopId: number): Promise<number | undefined> {
  const [shop] = await db.select({ sellerId: shops.sellerId }).from(shops).where(eq(shops.id, shopId))
  return shop?.sellerId
}
