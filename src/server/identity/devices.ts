import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import { maxDevices } from '#lib/identity/session-contract.ts'

import type { Db } from '#server/core/db/connect.ts'
import { sessions } from './schema.ts'

/** A person's signed-in devices: this one first, then by last activity. */
export async function readDevices(db: Db, userId: number, sessionId: number, now: Date) {
  const isCurrent = sql<boolean>`${sessions.id} = ${sessionId}`
  const found = await db
    .select({ id: sessions.id, device: sessions.device, lastActivityAt: sessions.lastActivityAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, now)))
    .orderBy(desc(isCurrent), desc(sessions.lastActivityAt), desc(sessions.id))
    .limit(maxDevices)
  return found.map(({ id, device, lastActivityAt }) => ({
    id,
    device,
    last_activity: lastActivityAt.toISOString(),
    is_current_session: id === sessionId
  }))
}

/**
 * Signs out a person's own devices; without ids all of them. Returns the sessions that this call ended, which may be
 * none; undefined if none of the ids was ever this person's, so that foreign and made-up ids look the same.
 */
export async function endDevices(
  tx: Db,
  userId: number,
  ids: readonly number[] | undefined,
  now: Date
): Promise<number[] | undefined> {
  const own = and(eq(sessions.userId, userId), ids && inArray(sessions.id, [...ids]))
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(own, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (ended.length > 0 || !ids) return ended.map(({ id }) => id)
  const [known] = await tx.select({ id: sessions.id }).from(sessions).where(own).limit(1)
  return known && []
}
