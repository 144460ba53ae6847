import { eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'
import { writeCouriers } from './couriers.ts'
import { writeFeeGroups } from './fee-groups.ts'
import { writePayments } from './payment-methods.ts'
import { regionsVersion as version } from './prepared-regions.ts'
import { readRegions } from './read-regions.ts'
import { writeSearchTerms } from './search-terms.ts'
import { writeRegions } from './write-regions.ts'

/** The setting that names the regions version in the database. */
const fact = 'reference_regions'
/** Prefix of that setting in a database with some cities only, as tests use; it is never upgraded. */
const sample = 'sample of '
/** Arbitrary number of the advisory lock: processes that start at the same time apply one after the other. */
export const referenceLock = 727273

type Options = {
  /** Cities whose districts and villages are written; all cities if absent. */
  only?: ReadonlySet<number> | undefined
  /** Called with the number of villages just written, and the total. */
  onRows?: (count: number, total: number) => void
}

/**
 * Writes the reference data that a marketplace needs before anybody sells: couriers, trucks, banks, payment methods,
 * fee groups, the trade's vocabulary, regions. Runs at every start; takes a few milliseconds if nothing changed.
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
    await writeRegions(tx, readRegions(), options.only, options.onRows)
    const value = options.only ? sample + version : version
    await tx
      .insert(settings)
      .values({ name: fact, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
  })
}
