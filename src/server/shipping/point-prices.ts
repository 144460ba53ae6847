import { and, asc, between, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

import { addressErrors } from '#lib/address/errors.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { roadKm } from '#lib/address/distance.ts'
import {
  type PointCarrier,
  shopCourierCost,
  truckCost,
  truckFor,
  type TruckLoad
} from '#lib/shipping/rates.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import { expeditionReach } from './schema.ts'
import { readOrigin, readShopCourier, readTrucks } from './quotes.ts'

export type Trip = { shopId: number; load: TruckLoad; kind: PointCarrier }

/** A region down to the district; `all_cities` means every city. */
export type Area = {
  all_cities?: boolean | undefined
  province_id?: number | undefined
  city_id?: number | undefined
  district_id?: number | undefined
}

export const fields = {
  province: { id: provinces.id, name: provinces.name, island: provinces.island },
  city: { id: cities.id, name: cities.name, lat: cities.lat, lng: cities.lng },
  district: { id: districts.id, name: districts.name },
  village: {
    id: villages.id,
    name: villages.name,
    zipCode: villages.zipCode,
    lat: villages.lat,
    lng: villages.lng
  },
  pointCost: sql<number | null>`${expeditionReach.pointCost}`.mapWith(Number)
}

const select = (db: Db) =>
  db
    .select(fields)
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .leftJoin(expeditionReach, eq(expeditionReach.districtId, districts.id))

export type Place = Awaited<ReturnType<typeof select>>[number]

/** The origin of the goods, and the truck that takes the load; undefined if none does. */
export async function readTruck(db: Db, { shopId, load }: Trip) {
  return { origin: await readOrigin(db, shopId), truck: truckFor(await readTrucks(db), load) }
}

/** Total price of delivery to a point in a village; undefined if the carrier does not go there. */
async function pricer(db: Db, trip: Trip): Promise<(place: Place) => number | undefined> {
  const { origin, truck } = await readTruck(db, trip)
  if (trip.kind === 'shop') {
    const courier = await readShopCourier(db, trip.shopId)
    return place => (courier ? shopCourierCost(courier, roadKm(origin, place.village)) : undefined)
  }
  return ({ village, province, pointCost }) =>
    truck && pointCost !== null && province.island === origin.island
      ? truckCost(truck, roadKm(origin, village)).cost + pointCost
      : undefined
}

export const inside = (area: Area) =>
  and(
    area.province_id ? eq(provinces.id, area.province_id) : undefined,
    area.city_id ? eq(cities.id, area.city_id) : undefined,
    area.district_id ? eq(districts.id, area.district_id) : undefined
  )

/** Villages of an area that the carrier serves, with the price, by name. */
export async function readReached(db: Db, trip: Trip, area: Area) {
  const priceOf = await pricer(db, trip)
  const places = await select(db)
    .where(and(inside(area), await withinReach(db, trip)))
    .orderBy(asc(cities.name), asc(districts.name), asc(villages.name))
  return places.flatMap(place => {
    const cost = priceOf(place)
    return cost === undefined ? [] : [{ ...place, cost }]
  })
}

/** Kilometres per degree of latitude; near the equator a degree of longitude is about the same. */
const kmPerDegree = 111

/** Excludes villages that cannot have a price. */
async function withinReach(db: Db, { shopId, kind }: Trip): Promise<SQL | undefined> {
  if (kind === 'expedition') return isNotNull(expeditionReach.pointCost)
  const courier = await readShopCourier(db, shopId)
  const { lat, lng } = await readOrigin(db, shopId)
  const reach = (courier?.maxKm ?? 0) / kmPerDegree
  return and(between(villages.lat, lat - reach, lat + reach), between(villages.lng, lng - reach, lng + reach))
}

type Chain = { province_id: number; city_id: number; district_id: number; subdistrict_id: number }

/**
 * The price of delivery to a point in this village, and its actual postal code. Rejects an inconsistent region chain
 * and a village that is not served.
 */
export async function findPoint(
  db: Db,
  trip: Trip,
  chain: Chain
): Promise<Result<{ cost: number; zip_code: string }>> {
  const [place] = await select(db).where(
    and(
      eq(villages.id, chain.subdistrict_id),
      eq(districts.id, chain.district_id),
      eq(cities.id, chain.city_id),
      eq(provinces.id, chain.province_id)
    )
  )
  if (!place) return fail(addressErrors.region_mismatch)
  const cost = (await pricer(db, trip))(place)
  if (cost === undefined) return fail(shippingErrors.shipping_unavailable)
  return ok({ cost, zip_code: place.village.zipCode })
}
