import { straightKm } from '#lib/address/distance.ts'

import type { Db } from '#server/core/db/connect.ts'
import { cities } from './schema.ts'

/**
 * How far each city lies from this one, in kilometres as the crow flies, and Infinity for one that there is not;
 * undefined where the city itself is unknown. The country has 514.
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
