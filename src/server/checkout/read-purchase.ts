import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { noCashUntil } from '#lib/order/cash-ban.ts'
import type { Means } from '#lib/payment/choice.ts'

import { addressColumns, type AddressRow, ofOwner } from '#server/address/addresses.ts'
import { addresses, cities, districts, provinces, villages } from '#server/address/schema.ts'
import type { CartLine } from '#server/cart/cart.ts'
import { cartLines } from '#server/cart/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { jsonRows } from '#server/core/db/json-rows.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { balances } from '#server/money/schema.ts'
import { doorRejectionsSince, selectDoorRejections } from '#server/order/door-rejections.ts'
import { type Offer, offerFields } from '#server/product/offers.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { originFields } from '#server/shipping/quotes.ts'
import { expeditionReach, shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { inOrder } from './checkout.ts'
import { type OpenCounts, selectOpenCash, selectUnpaid } from './open-orders.ts'
import { type Checkout, checkouts } from './schema.ts'

type Whose = { userId: number; addressId: number; now: Date; isCodOn: boolean }

const origins = alias(provinces, 'origins')

/**
 * What an order is planned from, as it is in the database, in one statement: a row for each line of the open checkout,
 * or for a part of it whose lines are gone. Figures of the buyer are repeated in every row.
 */
const selectPurchase = prepareOnce('purchase', db => {
  const [userId, addressId] = [sql.placeholder('userId'), sql.placeholder('addressId')]
  const balance = db.select({ amount: balances.amount }).from(balances).where(eq(balances.userId, userId))
  const reached = sql`select 1 from ${expeditionReach} where ${expeditionReach.districtId} = ${addresses.districtId}`
  return db
    .select({
      checkout: checkouts,
      line: cartLines,
      offer: offerFields,
      origin: { ...originFields, island: origins.island },
      courier: shopCouriers,
      offered: shopShipping,
      returnDays: shops.returnDays,
      ...addressColumns,
      isBeyondLastMile: sql<boolean>`not exists (${reached})`,
      balance: sql<number>`coalesce(${balance}, 0)`.mapWith(Number),
      doorRejections: jsonRows<{ at: string }>(selectDoorRejections(db, userId, sql.placeholder('since'))),
      unpaid: sql<number>`${selectUnpaid(db, userId)}`.mapWith(Number),
      cash: sql<number>`${selectOpenCash(db, userId)}`.mapWith(Number)
    })
    .from(checkouts)
    .innerJoin(shops, eq(shops.id, checkouts.shopId))
    .innerJoin(origins, eq(origins.id, shops.provinceId))
    .leftJoin(shopCouriers, eq(shopCouriers.shopId, shops.id))
    .leftJoin(shopShipping, eq(shopShipping.shopId, shops.id))
    .leftJoin(
      cartLines,
      and(eq(cartLines.userId, userId), sql`${checkouts.lineIds} @> to_jsonb(${cartLines.id})`)
    )
    .leftJoin(productDetails, eq(productDetails.id, cartLines.productDetailId))
    .leftJoin(products, eq(products.id, productDetails.productId))
    .leftJoin(addresses, and(eq(addresses.id, addressId), ofOwner(userId)))
    .leftJoin(provinces, eq(provinces.id, addresses.provinceId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .leftJoin(districts, eq(districts.id, addresses.districtId))
    .leftJoin(villages, eq(villages.id, addresses.subdistrictId))
    .where(eq(checkouts.userId, userId))
    .orderBy(asc(cartLines.id))
})

type Row = Awaited<ReturnType<ReturnType<typeof selectPurchase>['execute']>>[number]

/** The address with its regions; undefined where it is not this buyer's. */
const addressOf = ({ a, province, city, district, village }: Row): AddressRow | undefined =>
  a && province && city && district && village ? { a, province, city, district, village } : undefined

/** The shop of a part: where its goods are sent from, its courier, what it offers, how long a buyer may complain. */
const shopOf = ({ checkout, origin, courier, offered, returnDays }: Row) => ({
  shopId: checkout.shopId,
  origin,
  courier,
  offered,
  returnDays
})

/** The open checkout of a buyer, its goods, and what the buyer can pay with; without its parts there is nothing else. */
export async function readPurchase(db: Db, { userId, addressId, now, isCodOn }: Whose) {
  const since = doorRejectionsSince(now).toISOString()
  const found = await selectPurchase(db).execute({ userId, addressId, since })
  const [first] = found
  const parts = new Map<string, Checkout>(found.map(({ checkout }) => [checkout.id, checkout]))
  const lines = found.flatMap(({ line }): CartLine[] => (line ? [line] : []))
  const offers = found.flatMap(({ line, offer }) => (line && offer.detailId !== null ? [offer as Offer] : []))
  const means: Means = {
    isCodOn,
    noCashUntil: noCashUntil(first?.doorRejections.map(({ at }) => new Date(at)) ?? [], now),
    balance: first?.balance ?? 0
  }
  const open: OpenCounts = { unpaid: first?.unpaid ?? 0, cash: first?.cash ?? 0 }
  return {
    checkouts: inOrder([...parts.values()]),
    lines,
    offers: new Map(offers.map(offer => [offer.detailId, offer])),
    shops: new Map(found.map(row => [row.checkout.shopId, shopOf(row)])),
    address: first && addressOf(first),
    isBeyondLastMile: first?.isBeyondLastMile ?? false,
    means,
    open
  }
}

export type Purchase = Awaited<ReturnType<typeof readPurchase>>
