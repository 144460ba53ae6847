import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { settings } from '#server/core/db/schema.ts'

/** The fact that the demo's world stands in this database, whole: it is written with the world, in its transaction. */
export const seedFact = 'seed'

/** Products of the demo's world in this database; undefined where there is no such world. */
export async function seededProducts(db: Db): Promise<number | undefined> {
  const [fact] = await db.select().from(settings).where(eq(settings.name, seedFact))
  return fact && Number(fact.value)
}

/** Whether the demo's world stands in this database, whole. */
export const isSeeded = async (db: Db): Promise<boolean> => (await seededProducts(db)) !== undefined
