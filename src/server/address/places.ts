import { setImmediate as breathe } from 'node:timers/promises'

import { asc, eq, gt } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { type District, PlaceIndex, type Village } from './place-index.ts'
import { isInherited } from './regions.ts'
import { cities, districts, provinces, villages } from './schema.ts'

/** Villages per batch; between batches the event loop serves waiting requests. */
const readAtOnce = 2000

const held = new WeakMap<Db, Promise<PlaceIndex>>()

/**
 * The places of this database, read once and cached: regions change only with a release, before requests are served.
 */
export function readPlaces(db: Db): Promise<PlaceIndex> {
  const known = held.get(db)
  if (known) return known
  const reading = readAll(db)
  held.set(db, reading)
  reading.catch(() => held.delete(db))
  return reading
}

async function readAll(db: Db): Promise<PlaceIndex> {
  const found: Village[] = []
  for (let last = 0; ; last = found.at(-1)!.id) {
    const rows = await db
      .select({
        id: villages.id,
        districtId: villages.districtId,
        name: villages.name,
        zipCode: villages.zipCode,
        zipSource: villages.zipSource,
        lat: villages.lat,
        lng: villages.lng
      })
      .from(villages)
      .where(gt(villages.id, last))
      .orderBy(asc(villages.id))
      .limit(readAtOnce)
    found.push(...rows.map(({ zipSource, ...row }) => ({ ...row, isEstimate: isInherited(zipSource) })))
    if (rows.length < readAtOnce) break
    await breathe()
  }
  return new PlaceIndex(found, await readDistricts(db))
}

const readDistricts = (db: Db): Promise<District[]> =>
  db
    .select({
      id: districts.id,
      name: districts.name,
      city: { id: cities.id, name: cities.name },
      province: { id: provinces.id, name: provinces.name }
    })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .orderBy(asc(districts.id))
