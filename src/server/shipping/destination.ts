import { addressErrors } from '#lib/address/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readCityDestination, readMainDestination } from './city-destination.ts'
import { type Destination, readDestination } from './quotes.ts'

/** Destination of an estimate, and whether it is the main address. */
type FoundDestination = { to: Destination; city: { id: number; name: string }; isMain: boolean }

/** The requested city, else the viewer's main address. Rejects `city_not_found` and `city_required`. */
export async function findDestination(
  db: Db,
  cityId: number | undefined,
  viewerId: () => Promise<number | undefined>
): Promise<Result<FoundDestination>> {
  if (cityId !== undefined) {
    const to = await readCityDestination(db, cityId)
    return to ? ok({ to, city: to.city, isMain: false }) : fail(addressErrors.city_not_found)
  }
  const userId = await viewerId()
  const main = userId === undefined ? undefined : await readMainDestination(db, userId)
  const to = userId !== undefined && main ? await readDestination(db, userId, main.id) : undefined
  return to && main ? ok({ to, city: main.city, isMain: true }) : fail(addressErrors.city_required)
}
