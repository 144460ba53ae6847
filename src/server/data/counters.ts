import { and, count, countDistinct, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import type { Counters } from '#lib/contracts/counters.ts'

import { type Db, rows } from '../db/connect.ts'
import { jsonRows } from '../db/json-rows.ts'
import { cartLines } from '../db/schema/cart.ts'
import { conversations, messages, notifications } from '../db/schema/chat.ts'

const selectCartLines = (db: Db, userId: number) =>
  db
    .select({ n: count() })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, false)))

/** How many lines the cart has; buy-now lines stand outside of it. */
export async function countCartLines(db: Db, userId: number): Promise<number> {
  const [row] = await selectCartLines(db, userId)
  return row?.n ?? 0
}

/** How many of the buyer's conversations have messages of the seller that were not read. */
const selectUnreadConversations = (db: Db, userId: number) =>
  db
    .select({ n: countDistinct(conversations.id) })
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

type TypeCount = { type: string; n: number }

const selectUnreadNotifications = (db: Db, userId: number) =>
  db
    .select({ type: notifications.type, n: count().as('n') })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    .groupBy(notifications.type)

/** All badges of the header, in one trip to the database: they go out with every change. */
export async function readCounters(db: Db, userId: number): Promise<Counters> {
  const [row] = await rows<{ cart: string; conversation: string; notifications: TypeCount[] }>(
    db,
    sql`select ${selectCartLines(db, userId)} as cart, ${selectUnreadConversations(db, userId)} as conversation,
      ${jsonRows(selectUnreadNotifications(db, userId))} as notifications`
  )
  const of = (type: string) => row?.notifications.find(found => found.type === type)?.n ?? 0
  const counts = {
    promotion: of('promotion'),
    transaction: of('transaction'),
    negotiation: of('negotiation')
  }
  return {
    cart: Number(row?.cart ?? 0),
    conversation: Number(row?.conversation ?? 0),
    notification: { all: counts.promotion + counts.transaction + counts.negotiation, ...counts }
  }
}
