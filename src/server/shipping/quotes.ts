import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import { roadKm } from '#lib/address/distance.ts'
import { type Load, loadOf } from '#lib/shipping/load.ts'
import { type Network, shippingOptions, type Trip } from '#lib/shipping/options.ts'
import { type Place, zoneOf } from '#lib/shipping/rates.ts'

import type { Db } from '#server/core/db/connect.ts'
import { shops } from '#server/shop/schema.ts'
import { addresses } from '#server/address/schema.ts'
import { provinces } from '#server/address/schema.ts'
import { courierServices, shopCouriers, shopShipping, truckClasses } from './schema.ts'
import { type BoughtLine } from '#server/cart/bought-lines.ts'
import { codCarriers } from '#server/shipping/cod-carriers.ts'
import { isBeyondLastMile } from './last-mile.ts'

/** Origin or destination of goods; a whole city if `districtId` is null. */
export type Destination = Place & { lat: number; lng: number; districtId: number | null }
/** An item of a load and its quantity. */
export type Carried = Pick<BoughtLine, 'offer' | 'qty'>

/** Location of an address; undefined if it is not this buyer's. */
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

/** The columns of a shop's origin, without its island, which is its province's. */
export const originFields = {
  lat: shops.lat,
  lng: shops.lng,
  cityId: shops.cityId,
  provinceId: shops.provinceId,
  districtId: shops.districtId
}

/** Origins of shops, by shop id. */
async function readOrigins(db: Db, shopIds: readonly number[]): Promise<Map<number, Destination>> {
  const found = await db
    .select({ shopId: shops.id, ...originFields, island: provinces.island })
    .from(shops)
    .innerJoin(provinces, eq(provinces.id, shops.provinceId))
    .where(inArray(shops.id, [...shopIds]))
  return new Map(found.map(({ shopId, ...origin }) => [shopId, origin]))
}

/** Origin of a shop's goods. Throws for an unknown shop. */
export const readOrigin = async (db: Db, shopId: number): Promise<Destination> =>
  known(await readOrigins(db, [shopId]), shopId)

function known(origins: ReadonlyMap<number, Destination>, shopId: number): Destination {
  const origin = origins.get(shopId)
  if (!origin) throw new Error(`No shop ${shopId}`)
  return origin
}

export const readCouriers = (db: Db) =>
  db
    .select()
    .from(courierServices)
    .where(eq(courierServices.isActive, true))
    .orderBy(asc(courierServices.sort))

export const readTrucks = (db: Db) =>
  db.select().from(truckClasses).where(eq(truckClasses.isActive, true)).orderBy(asc(truckClasses.sort))

export async function readShopCourier(db: Db, shopId: number) {
  const [row] = await db.select().from(shopCouriers).where(eq(shopCouriers.shopId, shopId))
  return row ?? null
}

/**
 * Carriers, own couriers, offered shipping types and discount per shop. A shop without a row in `shop_shipping` offers
 * every type and no discount.
 */
async function readNetworks(
  db: Db,
  baskets: readonly { shopId: number; subtotal: number }[]
): Promise<Network[]> {
  const shopIds = baskets.map(({ shopId }) => shopId)
  const rates = { couriers: await readCouriers(db), trucks: await readTrucks(db) }
  const ownCouriers = await db.select().from(shopCouriers).where(inArray(shopCouriers.shopId, shopIds))
  const offers = await db.select().from(shopShipping).where(inArray(shopShipping.shopId, shopIds))
  return baskets.map(({ shopId, subtotal }) => {
    const courier = ownCouriers.find(row => row.shopId === shopId) ?? null
    return networkOf(rates, { courier, offered: offers.find(row => row.shopId === shopId) }, subtotal)
  })
}

type Rates = Pick<Network, 'couriers' | 'trucks'>
type OfShop = {
  courier: Network['shopCourier']
  offered: typeof shopShipping.$inferSelect | null | undefined
}

/** The carriers, a shop's own courier and what it offers for goods of this subtotal. */
export const networkOf = (rates: Rates, { courier, offered }: OfShop, subtotal: number): Network => ({
  ...rates,
  shopCourier: courier,
  offered: {
    commercial: offered?.commercial ?? true,
    babaExpedition: offered?.babaExpedition ?? true,
    shopCourier: offered?.shopCourier ?? true
  },
  discount: discountOf(offered ?? undefined, subtotal)
})

async function readOffered(db: Db, shopId: number) {
  const [offered] = await db.select().from(shopShipping).where(eq(shopShipping.shopId, shopId))
  return offered
}

const discountOf = (offered: Awaited<ReturnType<typeof readOffered>>, subtotal: number): number =>
  offered && subtotal >= offered.discountMinPurchase ? offered.discount : 0

/** A shop's discount on shipping for goods of this subtotal, in whole rupiah. */
export const readShippingDiscount = async (db: Db, shopId: number, subtotal: number): Promise<number> =>
  discountOf(await readOffered(db, shopId), subtotal)

/** Total load of these lines. */
export const loadOfLines = (lines: readonly Carried[]): Load =>
  loadOf(lines.map(({ offer, qty }) => ({ ...offer, qty })))

export type Quote = ReturnType<typeof shippingOptions> & { load: Trip['load']; km: number }

/** Default delivery, before the buyer chooses a method. */
export const toTheDoor = { mode: 'deliver', cost: 0, carrier: null } as const

type Sending = { shopId: number; subtotal: number; delivery: Trip['delivery'] }

/** Prices of every carrier for these lines to this destination, from the rates in the database. */
export const quoteShipping = async (
  db: Db,
  lines: readonly Carried[],
  to: Destination,
  trip: Sending
): Promise<Quote> => (await quoteShops(db, [{ ...trip, lines }], to))[0]!

/** Quotes for several shops with as many queries as for one. */
export async function quoteShops(
  db: Db,
  sendings: readonly (Sending & { lines: readonly Carried[] })[],
  to: Destination
): Promise<Quote[]> {
  const origins = await readOrigins(
    db,
    sendings.map(({ shopId }) => shopId)
  )
  const networks = await readNetworks(db, sendings)
  const isBeyond = await isBeyondLastMile(db, to)
  return sendings.map((sending, at) =>
    quoteOf(networks[at]!, sending, { from: known(origins, sending.shopId), to, isBeyondLastMile: isBeyond })
  )
}

/** The quote of one shop from what was read about it. */
export function quoteOf(
  network: Network,
  { lines, delivery }: Pick<Sending, 'delivery'> & { lines: readonly Carried[] },
  { from, to, isBeyondLastMile }: { from: Destination; to: Destination; isBeyondLastMile: boolean }
): Quote {
  const load = loadOfLines(lines)
  const km = roadKm(from, to)
  const cod = codCarriers(lines)
  const options = shippingOptions(network, {
    load,
    km,
    zone: zoneOf(from, to),
    isBeyondLastMile,
    codExpedition: cod.baba_expedition,
    codShop: cod.shop_courier,
    delivery
  })
  return { ...options, load, km }
}
