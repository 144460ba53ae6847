import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'

import { complaintErrors } from '#lib/complaint/errors.ts'
import { maxMessages } from '#lib/complaint/limits.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type { Actor } from '#lib/order/actor.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Step } from '#server/order/change-status.ts'
import { recordOrder } from '#server/order/record-order.ts'
import { type Locked, tellBuyer } from './change-stage.ts'
import { complaintMessages, complaintPhotos } from './schema.ts'

export type ComplaintMessageRow = typeof complaintMessages.$inferSelect

type Sender = { actor: Exclude<Actor, 'expedition' | 'system'>; userId: number | null }

/** One page of a discussion: the newest page first, each from its oldest message on. */
export async function listComplaintMessages(
  db: Db,
  complaintId: number,
  { page, per_page }: { page: number; per_page: number }
): Promise<{ list: ComplaintMessageRow[]; total: number }> {
  const where = eq(complaintMessages.complaintId, complaintId)
  const list = await db
    .select()
    .from(complaintMessages)
    .where(where)
    .orderBy(desc(complaintMessages.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [row] = await db.select({ n: count() }).from(complaintMessages).where(where)
  return { list: list.toReversed(), total: row?.n ?? 0 }
}

/** The photos of these messages, first photo first. */
export const readMessagePhotos = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(complaintPhotos)
    .where(inArray(complaintPhotos.messageId, [...ids]))
    .orderBy(asc(complaintPhotos.id))

/** The message that this side has sent under a client id. */
export async function findSentMessage(
  db: Db,
  complaintId: number,
  actor: Actor,
  clientId: string | undefined
): Promise<ComplaintMessageRow | undefined> {
  if (clientId === undefined) return undefined
  const [found] = await db
    .select()
    .from(complaintMessages)
    .where(
      and(
        eq(complaintMessages.complaintId, complaintId),
        eq(complaintMessages.actor, actor),
        eq(complaintMessages.clientId, clientId)
      )
    )
  return found
}

/**
 * Writes into the discussion of a locked complaint. Rejects a closed complaint and a full discussion; what somebody
 * says with a step is written even then, so that nobody blocks a step by filling the discussion. A repeated client id
 * writes nothing and answers the first message.
 */
export async function writeComplaintMessage(
  step: Step,
  { complaint, order }: Locked,
  { actor, userId }: Sender,
  given: { message: string; clientId?: string | undefined; photoPaths?: readonly string[]; isStep?: boolean }
): Promise<Result<ComplaintMessageRow>> {
  const { tx, now } = step
  const sent = await findSentMessage(tx, complaint.id, actor, given.clientId)
  if (sent) return ok(sent)
  if (complaint.closedAt) return fail(complaintErrors.complaint_moved)
  const [written] = await tx
    .select({ n: count() })
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, complaint.id))
  if (!given.isStep && (written?.n ?? 0) >= maxMessages) return fail(complaintErrors.complaint_message_limit)
  const [message] = await tx
    .insert(complaintMessages)
    .values({
      complaintId: complaint.id,
      actor,
      userId,
      clientId: given.clientId ?? null,
      message: given.message,
      createdAt: now
    })
    .returning()
  const photos = given.photoPaths ?? []
  if (photos.length > 0) {
    await tx.insert(complaintPhotos).values(
      photos.map(path => ({
        transactionId: order.id,
        complaintId: complaint.id,
        messageId: message!.id,
        path,
        createdAt: now
      }))
    )
  }
  await recordOrder(step, 'order.noted', order)
  if (actor !== 'buyer') {
    const name = actor === 'seller' ? 'Penjual' : 'Admin'
    tellBuyer(step, order, `${name} menulis di diskusi komplain.`)
  }
  return ok(message!)
}
