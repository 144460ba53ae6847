import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { senderRoles } from '#lib/chat/message-shapes.ts'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'

/** A buyer's thread with a shop, or with the marketplace where it has no shop (D33). */
export const conversations = pgTable(
  'conversations',
  {
    id: rowId(),
    buyerId: ref()
      .notNull()
      .references(() => users.id),
    shopId: ref().references(() => shops.id),
    lastMessageId: ref(),
    lastMessageAt: instant(),
    /** The last message of the buyer and of the other side: with the two below they say what is unread. */
    lastBuyerMessageId: ref().notNull().default(0),
    lastReplyId: ref().notNull().default(0),
    /** The last message that each side has read; `seller` is the marketplace in its own threads. */
    buyerReadId: ref().notNull().default(0),
    sellerReadId: ref().notNull().default(0),
    deletedByBuyerAt: instant(),
    /** Since when the buyer takes no messages of the shop (D47). */
    blockedByBuyerAt: instant(),
    /** When the buyer's devices are told of unread messages; null where nothing is unread, or they were told. */
    pushAt: instant(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('conversations_once').on(t.buyerId, t.shopId),
    uniqueIndex('conversations_with_marketplace_once')
      .on(t.buyerId)
      .where(sql`${t.shopId} is null`),
    index().on(t.buyerId, t.lastMessageAt),
    index().on(t.shopId, t.lastMessageAt),
    // The counter's list: unread ones first, of one shop or of all.
    index('conversations_of_shop_unread').on(
      t.shopId,
      sql`(${t.lastBuyerMessageId} > ${t.sellerReadId}) desc`,
      t.lastMessageAt.desc()
    ),
    index('conversations_unread').on(
      sql`(${t.lastBuyerMessageId} > ${t.sellerReadId}) desc`,
      t.lastMessageAt.desc()
    ),
    // What the counter still has to answer.
    index('conversations_unanswered')
      .on(t.lastMessageAt, t.id)
      .where(sql`${t.lastBuyerMessageId} > ${t.lastReplyId} and ${t.blockedByBuyerAt} is null`),
    index('conversations_push')
      .on(t.pushAt)
      .where(sql`${t.pushAt} is not null`)
  ]
)

/** Whether a conversation `c` has messages that a side has not read: the only place that decides it, for raw statements. */
export const unreadByBuyer = 'c.last_reply_id > c.buyer_read_id'
export const unreadBySeller = 'c.last_buyer_message_id > c.seller_read_id'

/** The same: whether the buyer wrote last, and takes an answer. */
export const unansweredBySeller =
  'c.last_buyer_message_id > c.last_reply_id and c.blocked_by_buyer_at is null'

export const messages = pgTable(
  'messages',
  {
    id: rowId(),
    conversationId: ref()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The person who wrote it; null for an operator and for the marketplace itself. */
    senderId: ref(),
    role: text({ enum: senderRoles }).notNull(),
    /** The sender's own number of the message: a retry is the same message (D33). */
    clientId: text(),
    message: text().notNull(),
    photoPath: text(),
    productId: ref(),
    productDetailId: ref(),
    transactionId: ref(),
    withdrawId: ref(),
    createdAt: instant().notNull()
  },
  t => [
    index().on(t.conversationId, t.id),
    // For what a search does not find among the newest messages.
    index('messages_text_trgm').using('gin', sql`${t.message} gin_trgm_ops`),
    uniqueIndex('messages_client_id_once')
      .on(t.conversationId, t.clientId)
      .where(sql`${t.clientId} is not null`),
    check('messages_client_id_short', sql`char_length(${t.clientId}) between 1 and 64`),
    check('messages_text_short', sql`char_length(${t.message}) <= 2000`),
    check(
      'messages_not_empty',
      sql`${t.message} <> '' or num_nonnulls(${t.photoPath}, ${t.productId}, ${t.transactionId}, ${t.withdrawId}) > 0`
    )
  ]
)

/** What a buyer reports about a shop's messages, for the console (D47). */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: rowId(),
    conversationId: ref()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    /** When an operator dealt with it, and who: the name of the operator's token. */
    handledAt: instant(),
    handledBy: text()
  },
  t => [
    // Reporting again while nobody has looked is the same report.
    uniqueIndex('conversation_reports_one_waits')
      .on(t.conversationId)
      .where(sql`${t.handledAt} is null`),
    index().on(t.handledAt, t.id),
    check('conversation_reports_reason_short', sql`char_length(${t.reason}) between 1 and 500`)
  ]
)
