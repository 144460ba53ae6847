import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { knownBrowsers } from './schema.ts'

/** Records that this browser signed in to this account. */
export async function rememberBrowser(db: Db, requester: string, userId: number, now: Date): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values({ requester, userId, lastAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.requester, knownBrowsers.userId], set: { lastAt: now } })
}

/** Whether this browser signed in to the account before. Account 0 stands for nobody and runs the same statement. */
export async function isKnownBrowser(db: Db, requester: string, userId: number): Promise<boolean> {
  const [known] = await db
    .select({ at: knownBrowsers.lastAt })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.requester, requester), eq(knownBrowsers.userId, userId)))
  return known !== undefined
}
