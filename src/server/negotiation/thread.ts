import { eq } from 'drizzle-orm'

import { conversations, messages } from '#server/chat/schema.ts'
import type { Step } from '#server/order/change-status.ts'
import type { Order } from '#server/order/postings.ts'

/**
 * Posts a message of the buyer, with a card of the order, to the one thread with the shop (D30); opens the thread if
 * there is none.
 */
export async function writeToSeller({ tx, now }: Step, order: Order, message: string): Promise<void> {
  const { id: transactionId, buyerId, shopId } = order
  const [thread] = await tx
    .insert(conversations)
    .values({ buyerId, shopId, createdAt: now })
    .onConflictDoUpdate({
      target: [conversations.buyerId, conversations.shopId],
      set: { deletedByBuyerAt: null }
    })
    .returning({ id: conversations.id })
  const [written] = await tx
    .insert(messages)
    .values({
      conversationId: thread!.id,
      senderId: buyerId,
      role: 'buyer',
      message,
      transactionId,
      createdAt: now
    })
    .returning({ id: messages.id })
  await tx
    .update(conversations)
    .set({ lastMessageId: written!.id, lastMessageAt: now })
    .where(eq(conversations.id, thread!.id))
}
