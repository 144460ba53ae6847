import { asc } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { deliveredTrucks, readServices } from '#server/shipping/delivered-rates.ts'
import { courierServices, truckClasses } from '#server/shipping/schema.ts'

/** Existing rows are overwritten, but for those that an operator changed. */
const asHere = (...key: string[]) => ({ onConflict: { key, rule: 'replace' as const } })

/** Rows that are known by their delivered name. */
type Named = { isEdited: boolean; deliveredName: string | null }

/**
 * Writes couriers and trucks with their rates as in this file: a new courier is a row of it. What the counter added or changed
 * stays, also under another name (goods-48); the rows are locked, so that a change at the same moment is seen.
 */
export async function writeCouriers(db: Db): Promise<void> {
  const services = await db.select().from(courierServices).orderBy(asc(courierServices.id)).for('update')
  const kept = namesKept(services, ({ courier, service }) => `${courier}|${service}`)
  const fresh = readServices().filter(row => !kept.has(row.deliveredName))
  await insertRows(db, courierServices, fresh, asHere('courier', 'service'))
  const trucks = await db.select().from(truckClasses).orderBy(asc(truckClasses.id)).for('update')
  const keptTrucks = namesKept(trucks, ({ name }) => name)
  await insertRows(
    db,
    truckClasses,
    deliveredTrucks.filter(row => !keptTrucks.has(row.deliveredName)),
    asHere('name')
  )
}

/** Names that the counter's rows have now, or were delivered with. */
const namesKept = <T extends Named>(rows: readonly T[], nameOf: (row: T) => string) =>
  new Set(rows.filter(row => row.isEdited).flatMap(row => [nameOf(row), row.deliveredName]))
