import { eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import { writeCouriers, writeReach } from './couriers.ts'
import { writeFeeGroups } from './fee-groups.ts'
import { writePayments } from './payment-methods.ts'
import { regionsVersion as version } from './prepared-regions.ts'
import { startGazetteer } from './regions/gazetteer.ts'
import type { Regions } from './regions/join.ts'
import { loadRegions, writeRegions } from './regions/write.ts'
import { writeSearchTerms } from './search-terms.ts'

/** The fact that says which regions stand in the database. */
const fact = 'reference_regions'
/** Begins the fact of a world with some cities only: tests and journeys; it stays as it is. */
const sample = 'sample of '
/** Of this project's choice: processes that start at once apply one after the other. */
export const referenceLock = 727273

type Options = {
  /** Read already, where the caller needs them too. */
  regions?: Regions
  /** Cities whose districts and villages are wanted; all of them where absent. */
  only?: ReadonlySet<number> | undefined
  /** Hears how many more villages are written, and of how many. */
  onRows?: (count: number, total: number) => void
}

/**
 * Brings what a marketplace needs before anybody sells: couriers, trucks, banks, methods of payment, fee groups, the
 * trade's words, regions. Every start does it; what is there already costs some milliseconds.
 */
export async function applyReference(db: Db, options: Options = {}): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${referenceLock})`)
    await writePayments(tx)
    await writeFeeGroups(tx)
    await writeSearchTerms(tx)
    await writeCouriers(tx)
    const [before] = await tx.select().from(settings).where(eq(settings.name, fact))
    if (before && (before.value === version || before.value.startsWith(sample))) return
    const regions = options.regions ?? (await loadRegions())
    await writeRegions(tx, regions, options.only, options.onRows)
    await writeReach(tx, regions, startGazetteer(regions), options.only)
    const value = options.only ? sample + version : version
    await tx
      .insert(settings)
      .values({ name: fact, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
  })
}
