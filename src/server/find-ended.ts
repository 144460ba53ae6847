import type { Db } from '#server/core/db/connect.ts'
import { findLive } from '#server/identity/session.ts'
import { findOpen } from '#server/ops/find-caller.ts'

/**
 * The sessions among these that are over, of buyers and of the counter. 0 is a token of the configuration, which ends
 * with the process.
 */
export async function findEnded(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const live = new Set([0, ...(await findLive(db, ids, now)), ...(await findOpen(db, ids, now))])
  return ids.filter(id => !live.has(id))
}
