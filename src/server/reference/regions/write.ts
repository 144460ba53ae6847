import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { joinRegions, type Regions } from '../../../../scripts/regions/join.ts'
import { readAreas, readPlaces } from '../../../../scripts/regions/read.ts'

export async function loadRegions(): Promise<Regions> {
  const [areas, places] = await Promise.all([readAreas(), readPlaces()])
  return joinRegions(areas, places)
}

/**
 * Writes the four levels. A sample has all provinces and cities, but districts and villages of the given cities only.
 */
export async function writeRegions(
  db: Db,
  regions: Regions,
  only: ReadonlySet<number> | undefined,
  onRows?: (count: number, total: number) => void
): Promise<void> {
  const kept = only ? regions.districts.filter(district => only.has(district.cityId)) : regions.districts
  const districtIds = new Set(kept.map(district => district.id))
  const [before] = await db.select({ id: provinces.id }).from(provinces).limit(1)
  // A first start has nothing to replace, and checking for conflicts takes a third of the time.
  const replacing = before && { onConflict: { key: ['id'], rule: 'replace' as const } }
  await insertRows(db, provinces, regions.provinces, replacing)
  await insertRows(db, cities, regions.cities, replacing)
  await insertRows(db, districts, kept, replacing)
  const wanted = only
    ? regions.villages.filter(village => districtIds.has(village.districtId))
    : regions.villages
  await insertRows(db, villages, wanted, {
    onRows: count => onRows?.(count, wanted.length),
    ...replacing
  })
}
