import { and, eq, sql } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import { idempotencyKeys } from '#server/core/db/schema.ts'
import { sessions, users } from '#server/identity/schema.ts'
import type { Answer } from './answer.ts'
import type { RequestContext } from './context.ts'
import { holderColumns, isLiveToken, type OwnRow } from './own-read.ts'

/** Of one owner, route and Idempotency-Key there is one answer, to one body. */
export type Slot = { userId: number; route: string; key: string; bodyHash: string }

const given = sql.placeholder

const selectStored = prepareOnce('stored_answer', db =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, given('userId')),
        eq(idempotencyKeys.route, given('route')),
        eq(idempotencyKeys.key, given('key'))
      )
    )
)

type StoredRow = typeof idempotencyKeys.$inferSelect
/** What was stored under the key of a request, if anything. */
export type Stored = { stored: StoredRow | null }
export type OwnStored = Stored & OwnRow

/** The same with the session, which says whose key it is. */
export const selectOwnStored = prepareOnce('own_stored_answer', db =>
  db
    .select({ holder: holderColumns, stored: idempotencyKeys })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      idempotencyKeys,
      and(
        eq(idempotencyKeys.userId, users.id),
        eq(idempotencyKeys.route, given('route')),
        eq(idempotencyKeys.key, given('key'))
      )
    )
    .where(isLiveToken)
)

const maxKeyLength = 100

/** The Idempotency-Key of a request; empty where it has none, or one that is too long. */
export function keyOf({ headers }: Pick<RequestContext, 'headers'>): string {
  const key = headers.get('idempotency-key')?.trim() ?? ''
  return key.length > maxKeyLength ? '' : key
}

/** Claims a key for the transaction; no row where it is claimed already. */
export const claimKey = prepareOnce('claim_key', db =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: given('userId'),
      route: given('route'),
      key: given('key'),
      bodyHash: given('bodyHash'),
      answer: {},
      createdAt: given('now')
    })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
)

/** What was stored for a request, if anything: the answer, or an error where the body is another one. */
export async function readStored<R>(db: Db, slot: Slot): Promise<Result<Answer<R>> | undefined> {
  const [row] = await selectStored(db).execute(slot)
  return answerOf(row, slot)
}

/** The same of a row that was read. */
export function answerOf<R>(row: StoredRow | undefined | null, slot: Slot): Result<Answer<R>> | undefined {
  if (!row) return undefined
  if (row.bodyHash !== slot.bodyHash) return fail(coreErrors.idempotency_mismatch)
  return { ok: true, value: row.answer as Answer<R> }
}
