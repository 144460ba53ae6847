import { eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { conversationReports, conversations } from './schema.ts'
import type { Conversation } from './sides.ts'

/** Hides a conversation from its buyer until its next message (chat-6). What was unread counts as read. */
export async function hideConversation(tx: Db, { id, lastReplyId }: Conversation, now: Date): Promise<void> {
  await tx
    .update(conversations)
    .set({ deletedByBuyerAt: now, buyerReadId: lastReplyId, pushAt: null })
    .where(eq(conversations.id, id))
}

/** Stores a buyer's report; false while an earlier one waits. */
export async function reportConversation(
  tx: Db,
  { id }: Conversation,
  reason: string,
  now: Date
): Promise<boolean> {
  const written = await tx
    .insert(conversationReports)
    .values({ conversationId: id, reason, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: conversationReports.id })
  return written.length > 0
}

/** Blocks a conversation's shop, or lifts that. */
export async function blockShop(tx: Db, { id }: Conversation, isBlocked: boolean, now: Date): Promise<void> {
  await tx
    .update(conversations)
    .set({ blockedByBuyerAt: isBlocked ? now : null })
    .where(eq(conversations.id, id))
}
