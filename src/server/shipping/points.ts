import { and, asc, eq } from 'drizzle-orm'

import { shippingAfterDiscount } from '#lib/shipping/after-discount.ts'
import { type Point, straightKm } from '#lib/address/distance.ts'

import type { Db } from '#server/core/db/connect.ts'
import { named } from '#server/address/place-names.ts'
import { cities, districts, provinces } from '#server/address/schema.ts'
import { expeditionReach } from './schema.ts'
import { type Area, fields, inside, type Place, readReached, readTruck, type Trip } from './point-prices.ts'

/** Regions with points, one row per district. Trucks serve whole districts, so villages need not be read. */
async function readRegions(db: Db, trip: Trip, area: Area): Promise<Region[]> {
  if (trip.kind === 'shop') return readReached(db, trip, area)
  const { origin, truck } = await readTruck(db, trip)
  if (!truck) return []
  return db
    .select({ province: fields.province, city: fields.city, district: fields.district })
    .from(expeditionReach)
    .innerJoin(districts, eq(districts.id, expeditionReach.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(and(inside(area), eq(provinces.island, origin.island)))
    .orderBy(asc(cities.name), asc(districts.name))
}

type Region = Pick<Place, 'province' | 'city' | 'district'>

/**
 * Delivery points, level by level, so that no list is cut: a province returns its cities with points, a city its
 * districts, a district its points with their prices after the shipping discount. All cities are sorted nearest first.
 */
export async function readPoints(db: Db, trip: Trip, area: Area, discount: number, near?: Point) {
  if (area.district_id) {
    return (await readReached(db, trip, area)).map(place => toPoint(place, discount))
  }
  const levelOf = (region: Region) => (area.city_id ? region.district : region.city)
  const regions = new Map((await readRegions(db, trip, area)).map(region => [levelOf(region).id, region]))
  const listed = [...regions.values()]
  if (area.all_cities && near) listed.sort((a, b) => straightKm(near, a.city) - straightKm(near, b.city))
  return listed.map(({ province, city, district }) => ({
    province: named(province),
    city: named(city),
    district: area.city_id ? district : null,
    subdistrict: null,
    zip_code: '',
    cost: null,
    final_cost: null
  }))
}

/**
 * All points with prices in the address's city, else in the nearest city of its province that has points. A city has
 * fewer than a thousand villages.
 */
export async function readPointsNear(
  db: Db,
  trip: Trip,
  to: { provinceId: number; cityId: number; lat: number; lng: number },
  discount: number
) {
  const own = await readReached(db, trip, { city_id: to.cityId })
  if (own.length > 0) return own.map(place => toPoint(place, discount))
  const around = await readRegions(db, trip, { province_id: to.provinceId })
  const [nearest] = around.toSorted((a, b) => straightKm(to, a.city) - straightKm(to, b.city))
  const there = nearest ? await readReached(db, trip, { city_id: nearest.city.id }) : []
  return there.map(place => toPoint(place, discount))
}

const toPoint = (
  { province, city, district, village, cost }: Place & { cost: number },
  discount: number
) => ({
  province: named(province),
  city: named(city),
  district,
  subdistrict: named(village),
  zip_code: village.zipCode,
  cost,
  final_cost: shippingAfterDiscount(cost, discount)
})
