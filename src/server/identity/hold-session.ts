import { and, eq, isNull } from 'drizzle-orm'

import type { ApiErrorKind } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Viewer } from '#server/core/http/people.ts'
import { sessions, users } from './schema.ts'

/** Whether the session of a request has not been ended meanwhile. */
export async function isSessionAlive(tx: Db, { sessionId }: Pick<Viewer, 'sessionId'>): Promise<boolean> {
  const [alive] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  return alive !== undefined
}

/**
 * Keeps an account from being closed until the transaction ends: the closing locks the person's row for update. A
 * `key share` lets what follows lock the row more strongly, as two requests with a PIN do, without waiting for each other.
 * Then looks whether the session was ended meanwhile. The first lock of what charges or creates.
 */
export async function holdSession(tx: Db, me: Viewer): Promise<ApiErrorKind | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, me.id)).for('key share')
  return (await isSessionAlive(tx, me)) ? undefined : coreErrors.unauthorized
}
