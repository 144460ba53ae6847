import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { facts } from '#server/core/db/schema.ts'

/** Whether the demo's world stands in this database, whole. */
export async function isSeeded(db: Db): Promise<boolean> {
  const [fact] = await db.select().from(facts).where(eq(facts.name, 'seed'))
  return fact !== undefined
}
