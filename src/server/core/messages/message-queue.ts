import { and, eq, gt, isNotNull, lt, lte, or, sql } from 'drizzle-orm'

import type { Identifier } from '#lib/core/schema/identifier.ts'

import { seal, unseal } from '#server/core/platform/crypto.ts'
import type { Db } from '#server/core/db/connect.ts'
import { messageQueue } from './schema.ts'

/** A message to a contact. Phones do not show the subject. */
export type Message = { subject: string; text: string; code?: string }

/** Tries per message, and the seconds until the next try, multiplied by the number of tries so far. */
const tries = 4
const retrySeconds = 20

const use = 'delivery'

/**
 * Queues a message that is sent after the response, encrypted; returns its id. Without a message an empty row is
 * written: the same work for a contact that gets nothing, so that timing reveals nothing (D22).
 */
export async function queueMessage(
  tx: Db,
  secret: string,
  to: Identifier,
  message: Message | undefined,
  { now, endsAt }: { now: Date; endsAt: Date }
): Promise<number> {
  const sealed = seal(secret, use, JSON.stringify(message ?? null))
  const [row] = await tx
    .insert(messageQueue)
    .values({
      kind: to.kind,
      to: to.value,
      sealed: message ? sealed : null,
      nextTryAt: now,
      endsAt,
      createdAt: now
    })
    .returning({ id: messageQueue.id })
  if (!row) throw new Error('No message was queued')
  return row.id
}

type Claimed = { id: number; to: Identifier; message: Message; tries: number }

/**
 * Claims one due message, the given one or any, so that no other process sends it meanwhile. If the process dies, the
 * message is due again at its next try.
 */
export async function claimMessage(
  db: Db,
  secret: string,
  now: Date,
  id?: number
): Promise<Claimed | undefined> {
  const due = db
    .select({ id: messageQueue.id })
    .from(messageQueue)
    .where(
      and(
        isNotNull(messageQueue.sealed),
        lte(messageQueue.nextTryAt, now),
        gt(messageQueue.endsAt, now),
        lt(messageQueue.tries, tries),
        id === undefined ? undefined : eq(messageQueue.id, id)
      )
    )
    .orderBy(messageQueue.nextTryAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(messageQueue)
    .set({
      tries: sql`${messageQueue.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + (${messageQueue.tries} + 1) * ${retrySeconds} * interval '1 second'`
    })
    .where(eq(messageQueue.id, sql`(${due})`))
    .returning()
  const text = row?.sealed && unseal(secret, use, row.sealed)
  if (!row || !text) return undefined
  return {
    id: row.id,
    to: { kind: row.kind, value: row.to },
    message: JSON.parse(text) as Message,
    tries: row.tries
  }
}

/** Erases the content of a message that was sent. */
export async function emptyMessage(db: Db, id: number): Promise<void> {
  await db.update(messageQueue).set({ sealed: null }).where(eq(messageQueue.id, id))
}

/** Erases the content of messages that have expired or had all their tries; returns how many. */
export async function giveUpMessages(db: Db, now: Date): Promise<number> {
  const given = await db
    .update(messageQueue)
    .set({ sealed: null })
    .where(
      and(
        isNotNull(messageQueue.sealed),
        or(
          lte(messageQueue.endsAt, now),
          and(lte(messageQueue.nextTryAt, now), sql`${messageQueue.tries} >= ${tries}`)
        )
      )
    )
    .returning({ id: messageQueue.id })
  return given.length
}
