import { and, asc, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, provinces, villages, type ZipSource } from './schema.ts'

export const readProvinces = (db: Db) =>
  db.select({ id: provinces.id, value: provinces.name }).from(provinces).orderBy(asc(provinces.name))

/** The cities of a province, or of all. */
export const readCities = (db: Db, provinceId: number | undefined) =>
  db
    .select({ id: cities.id, value: cities.name, province_id: cities.provinceId })
    .from(cities)
    .where(provinceId === undefined ? undefined : eq(cities.provinceId, provinceId))
    .orderBy(asc(cities.name))

/** The districts of a city; none if the city is not in that province. */
export const readDistricts = (db: Db, provinceId: number, cityId: number) =>
  db
    .select({ id: districts.id, value: districts.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(and(eq(districts.cityId, cityId), eq(cities.provinceId, provinceId)))
    .orderBy(asc(districts.name))

type Chain = { province: number; city: number; district: number }

/** Condition that the district is in that city and the city in that province. */
const isWithin = ({ province, city, district }: Chain) =>
  and(eq(districts.id, district), eq(districts.cityId, city), eq(cities.provinceId, province))

/** The villages of a district; none if the district is not in that city, or the city not in that province. */
export const readVillages = (db: Db, chain: Chain) =>
  db
    .select({ id: villages.id, value: villages.name })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(isWithin(chain))
    .orderBy(asc(villages.name))

/** Postal codes from these sources are inherited, so they are a guess (address-14). */
const inherited: ReadonlySet<ZipSource | null> = new Set<ZipSource>(['district', 'city', 'province'])
export const isInherited = (source: ZipSource | null): boolean => inherited.has(source)

/** The village's postal code with its coordinates as strings; none if the village is not in that chain (address-8). */
export async function readZipCodes(db: Db, chain: Chain & { 'sub-district': number }) {
  const found = await db
    .select({
      id: villages.id,
      value: villages.zipCode,
      zipSource: villages.zipSource,
      lat: villages.lat,
      lng: villages.lng
    })
    .from(villages)
    .innerJoin(districts, eq(districts.id, villages.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(and(eq(villages.id, chain['sub-district']), isWithin(chain)))
  return found.map(({ zipSource, lat, lng, ...village }) => ({
    ...village,
    is_estimate: isInherited(zipSource),
    lat: String(lat),
    lng: String(lng)
  }))
}
