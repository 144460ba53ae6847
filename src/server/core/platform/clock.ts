import { eq, sql } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { clockOffset } from '#server/core/db/schema.ts'

/** The one source of time. The demo may run it ahead (D20); SQL's now() is never used. */
export type Clock = {
  now: () => Date
  /** Reads the offset again: another process may have moved it. */
  reload: () => Promise<void>
  /** Moves time forward for everybody; returns the new time. */
  advance: (seconds: number) => Promise<Date>
}

export async function startClock(db: Db): Promise<Clock> {
  let offsetMs = 0
  const reload = async () => {
    const [row] = await db.select().from(clockOffset).where(eq(clockOffset.id, 1))
    // The offset only grows, so a stale result that arrives late changes nothing.
    offsetMs = Math.max(offsetMs, row?.offsetMs ?? 0)
  }
  await reload()
  return {
    now: () => new Date(Date.now() + offsetMs),
    reload,
    async advance(seconds) {
      // Added in the database, so that of two concurrent moves both count.
      const [row] = await db
        .insert(clockOffset)
        .values({ id: 1, offsetMs: Math.round(seconds * 1000) })
        .onConflictDoUpdate({
          target: clockOffset.id,
          set: { offsetMs: sql`${clockOffset.offsetMs} + excluded.offset_ms` }
        })
        .returning()
      offsetMs = Math.max(offsetMs, row?.offsetMs ?? 0)
      return new Date(Date.now() + offsetMs)
    }
  }
}
