import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, isNull } from 'drizzle-orm'

import type { SenderRole } from '#lib/chat/message-shapes.ts'
import { pushAfterMinutes } from '#lib/chat/limits.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { conversations, messages } from './schema.ts'
import type { Conversation } from './sides.ts'

type Step = { tx: Db; after: AfterCommit; now: Date }
export type Message = typeof messages.$inferSelect

/** What a message holds. Its references are checked by `check-content.ts`. */
export type Content = Partial<
  Pick<
    Message,
    'message' | 'photoPath' | 'productId' | 'productDetailId' | 'transactionId' | 'withdrawId' | 'clientId'
  >
>

/** Opens the one conversation of a buyer with a shop, or with the marketplace; locks it. */
export async function openConversation(
  { tx, now }: Pick<Step, 'tx' | 'now'>,
  buyerId: number,
  shopId: number | null
): Promise<Conversation> {
  const row = { buyerId, shopId, createdAt: now }
  await tx.insert(conversations).values(row).onConflictDoNothing()
  const [found] = await tx.select().from(conversations).where(isWith(buyerId, shopId)).for('update')
  return found!
}

/** The one conversation of a buyer with a shop, or with the marketplace (null). */
export async function findConversation(
  db: Db,
  buyerId: number,
  shopId: number | null
): Promise<Conversation | undefined> {
  const [found] = await db.select().from(conversations).where(isWith(buyerId, shopId))
  return found
}

/** The condition of the one conversation between a buyer and a shop; without a shop, the marketplace. */
export const isWith = (buyerId: number, shopId: number | null) =>
  and(
    eq(conversations.buyerId, buyerId),
    shopId === null ? isNull(conversations.shopId) : eq(conversations.shopId, shopId)
  )

/**
 * Writes a message into a locked conversation and records its event. A repeated client id writes nothing and returns
 * the first message (D33); undefined if somebody else has used that id here.
 */
export async function writeMessage(
  { tx, after, now }: Step,
  conversation: Conversation,
  sender: { role: SenderRole; id: number | null },
  content: Content
): Promise<Message | undefined> {
  const { id: conversationId, buyerId, shopId } = conversation
  const [written] = await tx
    .insert(messages)
    .values({
      message: '',
      ...content,
      conversationId,
      senderId: sender.id,
      role: sender.role,
      createdAt: now
    })
    .onConflictDoNothing()
    .returning()
  if (!written) return findSent(tx, conversationId, sender.role, content.clientId ?? '')
  const isBuyer = sender.role === 'buyer'
  // A waiting message may be sent before its writer has seen what came meanwhile: writing marks nothing as read.
  const wasRead = conversation.lastReplyId <= conversation.buyerReadId
  await tx
    .update(conversations)
    .set({
      lastMessageId: written.id,
      lastMessageAt: now,
      deletedByBuyerAt: null,
      ...(isBuyer ? { lastBuyerMessageId: written.id } : { lastReplyId: written.id }),
      ...(!isBuyer && wasRead && { pushAt: addMinutes(now, pushAfterMinutes) })
    })
    .where(eq(conversations.id, conversationId))
  await after.record('message.created', conversationId, {
    buyer_id: buyerId,
    shop_id: shopId,
    message_id: written.id
  })
  return written
}

/** The message that this side has sent under a client id. */
export async function findSent(
  db: Db,
  conversationId: number,
  role: SenderRole,
  clientId: string
): Promise<Message | undefined> {
  const [found] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.clientId, clientId),
        eq(messages.role, role)
      )
    )
  return found
}
