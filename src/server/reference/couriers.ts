import { asc } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { deliveredTrucks, readServices } from '#server/shipping/delivered-rates.ts'
import { courierServices, truckClasses } from '#server/shipping/schema.ts'

/** Existing rows are overwritten, but for those that an operator changed. */
const asHere = (...key: string[]) => ({ onConflict: { key, rule: 'replace' as const } })

/**
 * Writes couriers and trucks with their rates as in this file: a new courier is a row of it. What the counter changed stays
 * (goods-48); the rows are locked, so that a change at the same moment is seen.
 */
export async function writeCouriers(db: Db): Promise<void> {
  const services = await db.select().from(courierServices).orderBy(asc(courierServices.id)).for('update')
  const edited = new Set(services.filter(row => row.isEdited).map(row => `${row.courier}|${row.service}`))
  const fresh = readServices().filter(row => !edited.has(`${row.courier}|${row.service}`))
  await insertRows(db, courierServices, fresh, asHere('courier', 'service'))
  const trucks = await db.select().from(truckClasses).orderBy(asc(truckClasses.id)).for('update')
  const kept = new Set(trucks.filter(row => row.isEdited).map(row => row.name))
  await insertRows(
    db,
    truckClasses,
    deliveredTrucks.filter(({ name }) => !kept.has(name)),
    asHere('name')
  )
}
