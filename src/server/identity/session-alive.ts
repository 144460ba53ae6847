import { and, eq, isNull } from 'drizzle-orm'

import type { ApiErrorKind } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Viewer } from '#server/core/http/people.ts'
import { sessions } from './schema.ts'

/** Whether the session of a request has not been ended meanwhile. */
export async function isSessionAlive(tx: Db, { sessionId }: Pick<Viewer, 'sessionId'>): Promise<boolean> {
  const [alive] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  return alive !== undefined
}

/**
 * Why a request may not charge any more, if its session was ended meanwhile. The transaction has claimed its Idempotency-Key,
 * and that row's foreign key holds the person's row (`for key share`) from then on: a closing of the account, which locks
 * it for update, waits for the transaction or came before.
 */
export const whyEnded = async (tx: Db, me: Viewer): Promise<ApiErrorKind | undefined> =>
  (await isSessionAlive(tx, me)) ? undefined : coreErrors.unauthorized
