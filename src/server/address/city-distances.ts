import { straightKm } from '#lib/address/distance.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cities } from './schema.ts'

/**
 * Returns a function from another city's id to its straight-line distance in kilometres, Infinity for an unknown id;
 * undefined if the city itself is unknown. There are 514 cities.
 */
export async function readCityDistances(
  db: Db,
  cityId: number
): Promise<((other: number) => number) | undefined> {
  const all = await db.select({ id: cities.id, lat: cities.lat, lng: cities.lng }).from(cities)
  const to = all.find(({ id }) => id === cityId)
  if (!to) return undefined
  const km = new Map(all.map(city => [city.id, straightKm(city, to)]))
  return other => km.get(other) ?? Infinity
}
