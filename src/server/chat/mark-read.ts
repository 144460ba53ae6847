import { addMinutes } from 'date-fns/addMinutes'
import { eq } from 'drizzle-orm'

import { pushAfterMinutes } from '#lib/chat/limits.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { conversations } from './schema.ts'
import type { Conversation } from './sides.ts'

/**
 * Marks a locked conversation as read by a side, up to a message at most; the other side is told where that changes
 * something. Returns whether it did.
 */
export async function markRead(
  { tx, after, now }: { tx: Db; after: AfterCommit; now: Date },
  conversation: Conversation,
  by: 'buyer' | 'seller',
  upTo: number | undefined
): Promise<boolean> {
  const { id, buyerId, shopId, lastReplyId, lastBuyerMessageId, pushAt } = conversation
  const last = by === 'buyer' ? lastReplyId : lastBuyerMessageId
  const before = by === 'buyer' ? conversation.buyerReadId : conversation.sellerReadId
  const readId = Math.min(last, upTo ?? last)
  if (readId <= before) return false
  await tx
    .update(conversations)
    .set(
      by === 'buyer'
        ? {
            buyerReadId: readId,
            pushAt: readId === last ? null : (pushAt ?? addMinutes(now, pushAfterMinutes))
          }
        : { sellerReadId: readId }
    )
    .where(eq(conversations.id, id))
  await after.record('message.read', id, { buyer_id: buyerId, shop_id: shopId, by, up_to: readId })
  return true
}
