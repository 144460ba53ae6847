import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'

import type { ApiErrorKind } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { Viewer } from '#server/core/http/people.ts'
import { sessions } from './schema.ts'

/** Whether the session of a request has not been ended meanwhile. The same statement takes the lock, if any. */
export async function isSessionAlive(
  tx: Db,
  { sessionId }: Pick<Viewer, 'sessionId'>,
  lock?: SQL
): Promise<boolean> {
  const alive = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
  const found = lock ? await rows(tx, sql`with locked as (${lock}) ${alive.getSQL()}`) : await alive
  return found.length > 0
}

/**
 * Why a request may not charge any more, if its session was ended meanwhile. The transaction has claimed its Idempotency-Key,
 * and that row's foreign key holds the person's row (`for key share`) from then on: a closing of the account, which locks
 * it for update, waits for the transaction or came before.
 */
export const whyEnded = async (tx: Db, me: Viewer, lock?: SQL): Promise<ApiErrorKind | undefined> =>
  (await isSessionAlive(tx, me, lock)) ? undefined : coreErrors.unauthorized
