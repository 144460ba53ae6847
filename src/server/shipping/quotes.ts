import { and, asc, eq, isNull } from 'drizzle-orm'

import { roadKm } from '#lib/address/distance.ts'
import { loadOf } from '#lib/shipping/load.ts'
import { type Network, shippingOptions, type Trip } from '#lib/shipping/options.ts'
import { type Place, zoneOf } from '#lib/shipping/rates.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { addresses } from '#server/address/schema.ts'
import { provinces } from '#server/address/schema.ts'
import { courierServices, expeditionReach, shopCouriers, shopShipping, truckClasses } from './schema.ts'
import { type BoughtLine } from '#server/cart/bought-lines.ts'
import { codCarriers } from '#server/shipping/cod-carriers.ts'

export type Destination = Place & { lat: number; lng: number; districtId: number }

/** Where an own address lies; undefined where it is not this buyer's. */
export async function readDestination(db: Db, userId: number, addressId: number) {
  const [row] = await db
    .select({
      lat: addresses.lat,
      lng: addresses.lng,
      cityId: addresses.cityId,
      provinceId: addresses.provinceId,
      districtId: addresses.districtId,
      island: provinces.island
    })
    .from(addresses)
    .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId), isNull(addresses.deletedAt)))
  return row
}

/** Where a shop sends from. */
export async function readOrigin(db: Db, shopId: number): Promise<Destination> {
  const [row] = await db
    .select({
      lat: shops.lat,
      lng: shops.lng,
      cityId: shops.cityId,
      provinceId: shops.provinceId,
      districtId: shops.districtId,
      island: provinces.island
    })
    .from(shops)
    .innerJoin(provinces, eq(provinces.id, shops.provinceId))
    .where(eq(shops.id, shopId))
  if (!row) throw new Error(`No shop ${shopId}`)
  return row
}

export const readTrucks = (db: Db) => db.select().from(truckClasses).orderBy(asc(truckClasses.sort))

export async function readShopCourier(db: Db, shopId: number) {
  const [row] = await db.select().from(shopCouriers).where(eq(shopCouriers.shopId, shopId))
  return row ?? null
}

/** A shop without a row of its own offers every type and no discount. */
async function readNetwork(db: Db, shopId: number, subtotal: number): Promise<Network> {
  const offered = await readOffered(db, shopId)
  return {
    couriers: await db.select().from(courierServices).orderBy(asc(courierServices.sort)),
    trucks: await readTrucks(db),
    shopCourier: await readShopCourier(db, shopId),
    offered: {
      commercial: offered?.commercial ?? true,
      babaExpedition: offered?.babaExpedition ?? true,
      shopCourier: offered?.shopCourier ?? true
    },
    discount: discountOf(offered, subtotal)
  }
}

async function readOffered(db: Db, shopId: number) {
  const [offered] = await db.select().from(shopShipping).where(eq(shopShipping.shopId, shopId))
  return offered
}

const discountOf = (offered: Awaited<ReturnType<typeof readOffered>>, subtotal: number): number =>
  offered && subtotal >= offered.discountMinPurchase ? offered.discount : 0

/** Whole rupiah that a shop takes off shipping for goods of this subtotal. */
export const readShippingDiscount = async (db: Db, shopId: number, subtotal: number): Promise<number> =>
  discountOf(await readOffered(db, shopId), subtotal)

/** The table holds the districts to which Baba Logistik drives the last mile; others are beyond it (case 2). */
async function isBeyondLastMile(db: Db, districtId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: expeditionReach.districtId })
    .from(expeditionReach)
    .where(eq(expeditionReach.districtId, districtId))
  return row === undefined
}

export type Quote = ReturnType<typeof shippingOptions> & { load: Trip['load']; km: number }

/** What every carrier asks for these lines to this address, from the rates in the database. */
export async function quoteShipping(
  db: Db,
  lines: readonly BoughtLine[],
  to: Destination,
  trip: { shopId: number; subtotal: number; delivery: Trip['delivery'] }
): Promise<Quote> {
  const from = await readOrigin(db, trip.shopId)
  const load = loadOf(lines.map(({ offer, qty }) => ({ ...offer, qty })))
  const km = roadKm(from, to)
  const cod = codCarriers(lines)
  const options = shippingOptions(await readNetwork(db, trip.shopId, trip.subtotal), {
    load,
    km,
    zone: zoneOf(from, to),
    isBeyondLastMile: await isBeyondLastMile(db, to.districtId),
    codExpedition: cod.baba_expedition,
    codShop: cod.shop_courier,
    delivery: trip.delivery
  })
  return { ...options, load, km }
}
