import { eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** What a shop gives to its products: its place, and whether it delivers itself. */
export type GoodsShop = { id: number; provinceId: number; cityId: number; hasCourier: boolean }

/** The shop that goods are put into; `hasCourier` where it has a courier of its own and offers it (goods-9). */
export async function findGoodsShop(tx: Db, id: number): Promise<GoodsShop | undefined> {
  const [shop] = await tx
    .select({
      id: shops.id,
      provinceId: shops.provinceId,
      cityId: shops.cityId,
      hasCourier: sql<boolean>`${shopCouriers.shopId} is not null and coalesce(${shopShipping.shopCourier}, false)`
    })
    .from(shops)
    .leftJoin(shopCouriers, eq(shopCouriers.shopId, shops.id))
    .leftJoin(shopShipping, eq(shopShipping.shopId, shops.id))
    .where(eq(shops.id, id))
  return shop
}

/** The account of a shop's seller; undefined if there is no such shop. */
export async function findSellerId(db: Db, shopId: number): Promise<number | undefined> {
  const [shop] = await db.select({ sellerId: shops.sellerId }).from(shops).where(eq(shops.id, shopId))
  return shop?.sellerId
}
