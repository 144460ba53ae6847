import { and, asc, eq, ne, sql } from 'drizzle-orm'

import { goodsErrors } from '#lib/goods/errors.ts'
import type { ShopInput } from '#lib/goods/shop-input.ts'
import { slugOf } from '#lib/goods/slug.ts'

import type { Db } from '#server/core/db/connect.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'
import type { ShopPlace } from './shop-place.ts'

/** The error of an address that another shop has, at its field. */
export const slugTaken = { fields: { slug: goodsErrors.shop_slug_taken.message } }

/** Whether another shop has this address now; a former address of one is free. */
export async function isSlugTaken(tx: Db, slug: string, ownId = 0): Promise<boolean> {
  const [other] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.slug, slug), ne(shops.id, ownId)))
  return other !== undefined
}

/** 'Toko Jaya & Anak' // => 'toko-jaya-anak', with a number behind it while another shop has the name. */
export async function freeSlug(tx: Db, name: string): Promise<string> {
  const made = slugOf(name)
  const base = (/[a-z]/.test(made) ? made : `toko-${made}`).slice(0, 50).replace(/-$/, '')
  const taken = await tx
    .select({ slug: shops.slug })
    .from(shops)
    .where(sql`${shops.slug} = ${base} or ${shops.slug} like ${`${base}-%`}`)
  const names = new Set(taken.map(row => row.slug))
  if (!names.has(base)) return base
  for (let number = 2; ; number += 1) {
    if (!names.has(`${base}-${number}`)) return `${base}-${number}`
  }
}

/** The columns of a shop that a save sets. */
export const shopColumns = (input: ShopInput, place: ShopPlace) => ({
  name: input.name,
  description: input.description,
  photoPath: input.photo,
  ...place,
  address: input.address,
  isVerified: input.is_verified,
  isOfficial: input.is_official,
  hours: input.hours,
  returnDays: input.return_days
})

/** Sets the carriers that a shop offers, its own courier, and its share of the freight. */
export async function writeShopShipping(tx: Db, shopId: number, input: ShopInput): Promise<void> {
  const { courier } = input
  const offered = {
    commercial: input.commercial,
    babaExpedition: input.baba_expedition,
    shopCourier: courier !== null,
    discount: input.shipping_discount,
    discountMinPurchase: input.shipping_discount_min
  }
  await tx
    .insert(shopShipping)
    .values({ shopId, ...offered })
    .onConflictDoUpdate({ target: shopShipping.shopId, set: offered })
  if (!courier) {
    await tx.delete(shopCouriers).where(eq(shopCouriers.shopId, shopId))
  } else {
    const own = {
      freeKm: courier.free_km,
      perKm: courier.per_km,
      maxKm: courier.max_km,
      byBaba: courier.by_baba
    }
    await tx
      .insert(shopCouriers)
      .values({ shopId, ...own })
      .onConflictDoUpdate({ target: shopCouriers.shopId, set: own })
  }
}

/**
 * Locks a shop's products in the order of their ids, as orders do, and then the shop. The shop's lock makes a product that is
 * being added wait (0054). Returns the shop; undefined if there is none.
 */
export async function lockShopWithGoods(tx: Db, shopId: number) {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.id))
    .for('no key update')
  const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId)).for('update')
  return shop
}

/** What the products of a shop show of it: their city, their rank, whether it delivers itself; and the shop's own sums. */
export async function refreshShopGoods(tx: Db, shopId: number, now: Date): Promise<void> {
  const hasCourier = sql`exists (select 1 from ${shopCouriers} where ${shopCouriers.shopId} = ${shopId})`
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.id))
  await tx
    .update(products)
    .set({ isFreeShipping: sql`${hasCourier}` })
    .where(and(eq(products.shopId, shopId), sql`${products.isFreeShipping} <> ${hasCourier}`))
  await refreshProductSummaries(
    tx,
    found.map(({ id }) => id),
    now
  )
}

/** Closes or opens a shop that the caller has locked with its goods; a trigger lets these rest or return (0054). */
export async function setShopClosed(tx: Db, shopId: number, isClosed: boolean, now: Date): Promise<void> {
  await tx
    .update(shops)
    .set({ closedAt: isClosed ? now : null, updatedAt: nextVersion(shops.updatedAt, now) })
    .where(eq(shops.id, shopId))
  await refreshShopGoods(tx, shopId, now)
}
