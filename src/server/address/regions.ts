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

/** The districts of a city; none where the city is not of that province. */
export const readDistricts = (db: Db, provinceId: number, cityId: number) =>
  db
    .select({ id: districts.id, value: districts.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(and(eq(districts.cityId, cityId), eq(cities.provinceId, provinceId)))
    .orderBy(asc(districts.name))

export const readVillages = (db: Db, districtId: number) =>
  db
    .select({ id: villages.id, value: villages.name })
    .from(villages)
    .where(eq(villages.districtId, districtId))
    .orderBy(asc(villages.name))

/** Postal codes of these sources are inherited, which is a guess (address-14). */
const inherited: ReadonlySet<ZipSource | null> = new Set<ZipSource>(['district', 'city', 'province'])
export const isInherited = (source: ZipSource | null): boolean => inherited.has(source)

/** The village's postal code with its coordinates, as strings (address-8). */
export async function readZipCodes(db: Db, districtId: number, villageId: number) {
  const found = await db
    .select()
    .from(villages)
    .where(and(eq(villages.id, villageId), eq(villages.districtId, districtId)))
  return found.map(v => ({
    id: v.id,
    value: v.zipCode,
    is_estimate: isInherited(v.zipSource),
    lat: String(v.lat),
    lng: String(v.lng)
  }))
}
