import { and, count, eq, gt, isNull, ne } from 'drizzle-orm'

import type { Counters } from '#lib/contracts/counters.ts'

import type { Db } from '../db/connect.ts'
import { cartLines } from '../db/schema/cart.ts'
import { conversations, messages, notifications } from '../db/schema/chat.ts'

/** How many lines the cart has; buy-now lines stand outside of it. */
export async function countCartLines(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, false)))
  return row?.n ?? 0
}

/** How many of the buyer's conversations have messages of the seller that were not read. */
export async function countUnreadConversations(db: Db, userId: number): Promise<number> {
  const found = await db
    .selectDistinct({ id: conversations.id })
    .from(conversations)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        gt(messages.id, conversations.buyerReadId),
        ne(messages.senderId, userId)
      )
    )
    .where(and(eq(conversations.buyerId, userId), isNull(conversations.deletedByBuyerAt)))
  return found.length
}

/** Unread notifications, in all and by type. */
export async function countUnreadNotifications(db: Db, userId: number): Promise<Counters['notification']> {
  const found = await db
    .select({ type: notifications.type, n: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    .groupBy(notifications.type)
  const of = (type: string) => found.find(row => row.type === type)?.n ?? 0
  const counts = {
    promotion: of('promotion'),
    transaction: of('transaction'),
    negotiation: of('negotiation')
  }
  return { all: counts.promotion + counts.transaction + counts.negotiation, ...counts }
}

/** All badges of the header at once. */
export async function readCounters(db: Db, userId: number): Promise<Counters> {
  return {
    cart: await countCartLines(db, userId),
    conversation: await countUnreadConversations(db, userId),
    notification: await countUnreadNotifications(db, userId)
  }
}
