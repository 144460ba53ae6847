import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { addresses, cities, provinces } from '#server/address/schema.ts'
import { ofOwner } from '#server/address/addresses.ts'
import type { Destination } from './quotes.ts'

/** A whole city as destination: its centre, and no district. Undefined if there is no such city. */
export async function readCityDestination(
  db: Db,
  cityId: number
): Promise<(Destination & { city: { id: number; name: string } }) | undefined> {
  const [row] = await db
    .select({
      lat: cities.lat,
      lng: cities.lng,
      provinceId: provinces.id,
      island: provinces.island,
      city: { id: cities.id, name: cities.name }
    })
    .from(cities)
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(cities.id, cityId))
  return row && { ...row, cityId: row.city.id, districtId: null }
}

/** The buyer's main address and its city; undefined if there is none. */
export async function readMainDestination(db: Db, userId: number) {
  const [row] = await db
    .select({ id: addresses.id, city: { id: cities.id, name: cities.name } })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .where(and(ofOwner(userId), eq(addresses.isMain, true)))
  return row
}
