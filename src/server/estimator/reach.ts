import { eq, inArray } from 'drizzle-orm'

import { roadKm } from '#lib/address/distance.ts'
import type { Reach } from '#lib/estimator/contract.ts'
import type { Load } from '#lib/shipping/load.ts'
import { type Network, shippingOptions } from '#lib/shipping/options.ts'
import { zoneOf } from '#lib/shipping/rates.ts'

import { cities, districts, provinces } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readCouriers, readTrucks } from '#server/shipping/quotes.ts'
import { expeditionReach, shopCouriers, shopShipping } from '#server/shipping/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** A city as a destination: its centre, and whether trucks drive the last mile to none of its districts. */
export type ToCity = NonNullable<Awaited<ReturnType<typeof readToCity>>>

/** The city by its id; undefined if there is none. */
export async function readToCity(db: Db, id: number) {
  const [city] = await db
    .select({
      cityId: cities.id,
      provinceId: cities.provinceId,
      name: cities.name,
      lat: cities.lat,
      lng: cities.lng,
      island: provinces.island
    })
    .from(cities)
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(cities.id, id))
  if (!city) return undefined
  const [reached] = await db
    .select({ id: expeditionReach.districtId })
    .from(expeditionReach)
    .innerJoin(districts, eq(districts.id, expeditionReach.districtId))
    .where(eq(districts.cityId, id))
    .limit(1)
  return { ...city, isBeyondLastMile: reached === undefined }
}

/** How these shops reach a city: returns a function that gives a shop's cheapest carrier for a load. */
export async function readReaches(db: Db, to: ToCity, shopIds: number[]) {
  const [couriers, trucks, found] = await Promise.all([
    readCouriers(db),
    readTrucks(db),
    readSenders(db, shopIds)
  ])
  const senders = new Map(found.map(sender => [sender.from.shopId, sender]))
  return (shopId: number, load: Load): Reach => {
    const sender = senders.get(shopId)
    if (!sender) return { kind: 'none', cost: null, etd: null, carrier: null }
    const { from, offered, shopCourier } = sender
    const network: Network = { couriers, trucks, shopCourier, offered, discount: 0 }
    const options = shippingOptions(network, {
      load,
      km: roadKm(from, to),
      zone: zoneOf(from, to),
      isBeyondLastMile: to.isBeyondLastMile,
      codExpedition: false,
      codShop: false,
      delivery: { mode: 'deliver', cost: 0, carrier: null }
    })
    const [cheapest] = options.recommendation
    if (cheapest) {
      const { final_cost: cost, etd, courier, service } = cheapest
      return { kind: 'priced', cost, etd, carrier: `${courier} ${service}` }
    }
    const all = [...options.baba_expedition, ...options.shop_courier]
    const kind = all.some(option => option.is_negotiable) ? 'negotiated' : 'none'
    return { kind, cost: null, etd: null, carrier: null }
  }
}

/** A shop without a row of its own offers every type. */
async function readSenders(db: Db, shopIds: number[]) {
  if (shopIds.length === 0) return []
  const found = await db
    .select({
      from: {
        shopId: shops.id,
        lat: shops.lat,
        lng: shops.lng,
        cityId: shops.cityId,
        provinceId: shops.provinceId,
        island: provinces.island
      },
      offered: {
        commercial: shopShipping.commercial,
        babaExpedition: shopShipping.babaExpedition,
        shopCourier: shopShipping.shopCourier
      },
      shopCourier: shopCouriers
    })
    .from(shops)
    .innerJoin(provinces, eq(provinces.id, shops.provinceId))
    .leftJoin(shopShipping, eq(shopShipping.shopId, shops.id))
    .leftJoin(shopCouriers, eq(shopCouriers.shopId, shops.id))
    .where(inArray(shops.id, shopIds))
  return found.map(({ offered, ...sender }) => ({
    ...sender,
    offered: {
      commercial: offered?.commercial ?? true,
      babaExpedition: offered?.babaExpedition ?? true,
      shopCourier: offered?.shopCourier ?? true
    }
  }))
}
