import { count, eq } from 'drizzle-orm'

import { districts } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { expeditionReach } from './schema.ts'

/**
 * Whether Baba Logistik does not drive the last mile there (case 2): the table lists the districts it serves. A city is
 * beyond if all of its districts are.
 */
export async function isBeyondLastMile(
  db: Db,
  to: { cityId: number; districtId: number | null }
): Promise<boolean> {
  const [row] = await db
    .select({ id: expeditionReach.districtId })
    .from(expeditionReach)
    .innerJoin(districts, eq(districts.id, expeditionReach.districtId))
    .where(to.districtId === null ? eq(districts.cityId, to.cityId) : eq(districts.id, to.districtId))
    .limit(1)
  return row === undefined
}

/** Whether Baba Logistik drives the last mile to some of a city's districts, but not to all. */
export async function isPartlyReached(db: Db, cityId: number): Promise<boolean> {
  const [row] = await db
    .select({ all: count(), reached: count(expeditionReach.districtId) })
    .from(districts)
    .leftJoin(expeditionReach, eq(expeditionReach.districtId, districts.id))
    .where(eq(districts.cityId, cityId))
  return row !== undefined && row.reached > 0 && row.reached < row.all
}
