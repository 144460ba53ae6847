import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { cities, districts, provinces, villages } from '#server/address/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { expeditionReach, reachEdits, warehouses } from '#server/shipping/schema.ts'
import type { Regions } from './read-regions.ts'

/**
 * Writes the four levels, the districts that Baba Logistik reaches and its warehouses. A sample has all provinces,
 * cities and warehouses, but districts and villages of the given cities only.
 */
export async function writeRegions(
  db: Db,
  regions: Regions,
  only: ReadonlySet<number> | undefined,
  onRows?: (count: number, total: number) => void
): Promise<void> {
  const included = only ? regions.districts.filter(district => only.has(district.cityId)) : regions.districts
  const districtIds = new Set(included.map(district => district.id))
  const isIncluded = (row: { districtId: number }) => districtIds.has(row.districtId)
  const [before] = await db.select({ id: provinces.id }).from(provinces).limit(1)
  // A first start has nothing to replace, and checking for conflicts takes a third of the time.
  const replacing = (key: string) => before && { onConflict: { key: [key], rule: 'replace' as const } }
  await insertRows(db, provinces, regions.provinces, replacing('id'))
  await insertRows(db, cities, regions.cities, replacing('id'))
  await insertRows(db, districts, included, replacing('id'))
  const wanted = only ? regions.villages.filter(isIncluded) : regions.villages
  await insertRows(db, villages, wanted, {
    onRows: count => onRows?.(count, wanted.length),
    ...replacing('id')
  })
  await writeReach(db, regions.reach.filter(isIncluded), replacing('districtId'))
  await writeWarehouses(db, regions.warehouses, replacing('name'))
}

type Replacing = Parameters<typeof insertRows>[3]

/** The reach of districts that the counter set or ended stays (goods-50). */
async function writeReach(db: Db, reach: Regions['reach'], options: Replacing): Promise<void> {
  const edits = new Set((await db.select().from(reachEdits)).map(({ districtId }) => districtId))
  const fresh = reach.filter(({ districtId }) => !edits.has(districtId))
  await insertRows(db, expeditionReach, fresh, options)
}

/** Warehouses that the counter added or changed stay, also under another name (goods-49). */
async function writeWarehouses(db: Db, delivered: Regions['warehouses'], options: Replacing): Promise<void> {
  const own = await db.select().from(warehouses).where(eq(warehouses.isEdited, true)).for('update')
  const kept = new Set(own.flatMap(({ name, deliveredName }) => [name, deliveredName]))
  const fresh = delivered.filter(({ name }) => !kept.has(name))
  await insertRows(
    db,
    warehouses,
    fresh.map(row => ({ ...row, deliveredName: row.name })),
    options
  )
}
