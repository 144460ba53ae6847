import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { sessions, users } from './schema.ts'

/** Milliseconds within which a sign of life is not written again. */
const notedEveryMs = 60_000

type Holder = { id: number; sessionId: number; lastActivityAt: Date }

/**
 * Notes that a device is used, and its person with it: at most once a minute each, so that most requests write nothing.
 * Two statements on their own: as one they would hold both rows, against whoever locks them the other way round.
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

/** Notes that a person is here, at most once a minute (D23). */
export async function noteLife(db: Db, userId: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - notedEveryMs)
  await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, userId), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, before))))
}
