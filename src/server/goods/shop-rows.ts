import { asc, eq } from 'drizzle-orm'

import type { GoodsShop } from '#lib/goods/shop-contract.ts'
import { timeZoneOf } from '#lib/shop/hours.ts'

import { cities } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { shopTokens } from '#server/ops/schema.ts'
import { shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { shopBankAccounts, shops } from '#server/shop/schema.ts'

/** A shop as the counter sees it; undefined if there is none. */
export async function readGoodsShop(db: Db, id: number): Promise<GoodsShop | undefined> {
  const [row] = await db
    .select({ shop: shops, city: cities.name, seller: users, courier: shopCouriers, offered: shopShipping })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .innerJoin(users, eq(users.id, shops.sellerId))
    .leftJoin(shopCouriers, eq(shopCouriers.shopId, shops.id))
    .leftJoin(shopShipping, eq(shopShipping.shopId, shops.id))
    .where(eq(shops.id, id))
  if (!row) return undefined
  const { shop, city, seller, courier, offered } = row
  return {
    id: shop.id,
    slug: shop.slug,
    name: shop.name,
    description: shop.description,
    photo: shop.photoPath,
    seller: { id: seller.id, name: seller.name, phone: seller.phone, email: seller.email },
    province_id: shop.provinceId,
    city_id: shop.cityId,
    district_id: shop.districtId,
    subdistrict_id: shop.subdistrictId,
    city,
    address: shop.address,
    lat: String(shop.lat),
    lng: String(shop.lng),
    is_verified: shop.isVerified,
    is_official: shop.isOfficial,
    hours: shop.hours,
    time_zone: timeZoneOf(shop.provinceId),
    // A shop without a row of its own offers every type.
    commercial: offered?.commercial ?? true,
    baba_expedition: offered?.babaExpedition ?? true,
    courier:
      courier && (offered?.shopCourier ?? true)
        ? {
            free_km: courier.freeKm,
            per_km: courier.perKm,
            max_km: courier.maxKm,
            by_baba: courier.byBaba
          }
        : null,
    shipping_discount: offered?.discount ?? 0,
    shipping_discount_min: offered?.discountMinPurchase ?? 0,
    return_days: shop.returnDays,
    product_count: shop.productCount,
    closed_at: shop.closedAt?.toISOString() ?? null,
    created_at: shop.createdAt.toISOString(),
    updated_at: shop.updatedAt.toISOString()
  }
}

/** When the token of a shop was issued; null where it has none. */
export async function readTokenTime(db: Db, shopId: number): Promise<string | null> {
  const [token] = await db
    .select({ issuedAt: shopTokens.issuedAt })
    .from(shopTokens)
    .where(eq(shopTokens.shopId, shopId))
  return token?.issuedAt.toISOString() ?? null
}

/** The bank accounts of a shop with its version; undefined if there is no such shop. */
export async function readShopAccounts(db: Db, id: number) {
  const [shop] = await db.select({ updatedAt: shops.updatedAt }).from(shops).where(eq(shops.id, id))
  if (!shop) return undefined
  const found = await db
    .select()
    .from(shopBankAccounts)
    .where(eq(shopBankAccounts.shopId, id))
    .orderBy(asc(shopBankAccounts.id))
  return {
    shop_id: id,
    accounts: found.map(row => ({
      bank_name: row.bankName,
      account_number: row.accountNumber,
      account_holder: row.accountHolder
    })),
    updated_at: shop.updatedAt.toISOString()
  }
}
