import { and, asc, between, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import { roadKm } from '#lib/domain/distance.ts'
import { loadOf } from '#lib/domain/load.ts'
import { type PointCarrier, shopCourierCost, truckCost, truckFor } from '#lib/domain/shipping.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Db } from '../db/connect.ts'
import { cities, districts, provinces, villages } from '../db/schema/regions.ts'
import { expeditionReach } from '../db/schema/shipping.ts'
import type { BoughtLine } from './checkout-lines.ts'
import { readOrigin, readShopCourier, readTrucks } from './shipping-quotes.ts'

/** More villages than a dropdown can use. */
const listLimit = 300

type Trip = { shopId: number; lines: readonly BoughtLine[]; kind: PointCarrier }

const select = (db: Db) =>
  db
    .select({
      province: provinces,
      city: cities,
      district: districts,
      village: villages,
      pointCost: sql<number | null>`${expeditionReach.pointCost}`.mapWith(Number)
    })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .leftJoin(expeditionReach, eq(expeditionReach.districtId, districts.id))

type Place = Awaited<ReturnType<typeof select>>[number]

/** What leaving the goods in a village costs in all, or undefined where the carrier does not go there. */
async function pricer(db: Db, { shopId, lines, kind }: Trip): Promise<(place: Place) => number | undefined> {
  const origin = await readOrigin(db, shopId)
  if (kind === 'shop') {
    const courier = await readShopCourier(db, shopId)
    return place => (courier ? shopCourierCost(courier, roadKm(origin, place.village)) : undefined)
  }
  const truck = truckFor(await readTrucks(db), loadOf(lines.map(({ offer, qty }) => ({ ...offer, qty }))))
  return ({ village, province, pointCost }) =>
    truck && pointCost !== null && province.island === origin.island
      ? truckCost(truck, roadKm(origin, village)).cost + pointCost
      : undefined
}

const named = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** Villages of a province where the goods can be left, by name. */
export async function readPoints(db: Db, trip: Trip, provinceId: number) {
  const priceOf = await pricer(db, trip)
  const places = await select(db)
    .where(and(eq(provinces.id, provinceId), await withinReach(db, trip)))
    .orderBy(asc(cities.name), asc(districts.name), asc(villages.name))
    .limit(listLimit)
  return places.flatMap(place => {
    const cost = priceOf(place)
    if (cost === undefined) return []
    const { province, city, district, village } = place
    return [
      {
        province: named(province),
        city: named(city),
        district: named(district),
        subdistrict: named(village),
        zip_code: village.zipCode,
        cost,
        final_cost: cost
      }
    ]
  })
}

/** Kilometres of one degree of latitude; near the equator one of longitude measures about the same. */
const kmPerDegree = 111

/** Keeps villages out of the query that no price could be found for. */
async function withinReach(db: Db, { shopId, kind }: Trip): Promise<SQL | undefined> {
  if (kind === 'expedition') return isNotNull(expeditionReach.pointCost)
  const courier = await readShopCourier(db, shopId)
  const { lat, lng } = await readOrigin(db, shopId)
  const reach = (courier?.maxKm ?? 0) / kmPerDegree
  return and(between(villages.lat, lat - reach, lat + reach), between(villages.lng, lng - reach, lng + reach))
}

type Chain = { province_id: number; city_id: number; district_id: number; subdistrict_id: number }

/** The price of leaving the goods in this village; refuses a broken region chain and an unreached village. */
export async function findPoint(db: Db, trip: Trip, chain: Chain): Promise<Result<number>> {
  const [place] = await select(db).where(
    and(
      eq(villages.id, chain.subdistrict_id),
      eq(districts.id, chain.district_id),
      eq(cities.id, chain.city_id),
      eq(provinces.id, chain.province_id)
    )
  )
  if (!place) return refuse('region_mismatch')
  const cost = (await pricer(db, trip))(place)
  return cost === undefined ? refuse('shipping_unavailable') : ok(cost)
}
