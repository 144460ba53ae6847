import type { Counters } from '#lib/notification/counters-contract.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { readCounters } from './counters.ts'

/** The private channel of one person (D16). */
export const userChannel = (userId: number) => `private-user.${userId}`
/** The private channel of one shop, for its own site and for the console (D43). */
export const shopChannel = (shopId: number) => `private-shop.${shopId}`

/**
 * Publishes the badge counters, as of this transaction, to the person's open tabs after the commit; returns them too.
 */
export async function announceCounters(tx: Db, after: AfterCommit, userId: number): Promise<Counters> {
  await after.settle()
  const counters = await readCounters(tx, userId)
  after.publish(userChannel(userId), 'counters', counters)
  return counters
}
