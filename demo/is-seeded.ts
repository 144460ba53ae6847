import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'

/** The setting that marks a database as completely seeded; it is written in the transaction of the demo data. */
export const seedFact = 'seed'

/** Number of demo products in this database; undefined if it is not seeded. */
export async function seededProducts(db: Db): Promise<number | undefined> {
  const [fact] = await db.select().from(settings).where(eq(settings.name, seedFact))
  return fact && Number(fact.value)
}

/** Whether this database is completely seeded with the demo data. */
export const isSeeded = async (db: Db): Promise<boolean> => (await seededProducts(db)) !== undefined
