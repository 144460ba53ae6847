import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { sessions, users } from './schema.ts'

/** Minimum interval between two writes of the last activity, in ms. */
const notedEveryMs = 60_000

type Holder = { id: number; sessionId: number; lastActivityAt: Date }

/**
 * Records activity of a session and of its person, each at most once a minute, so that most requests write nothing. Two
 * separate statements: one statement would hold both row locks and could deadlock with a transaction that locks them in
 * the opposite order.
 */
export async function noteActivity(
  db: Db,
  { id, sessionId, lastActivityAt }: Holder,
  now: Date
): Promise<void> {
  const before = new Date(now.getTime() - notedEveryMs)
  if (lastActivityAt > before) return
  await db
    .update(sessions)
    .set({ lastActivityAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastActivityAt, before), isNull(sessions.revokedAt)))
  await noteLife(db, id, now)
}

/** Records a person's presence, at most once a minute (D23). */
export async function noteLife(db: Db, userId: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - notedEveryMs)
  await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, userId), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, before))))
}
