import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { shops } from '#server/product/schema.ts'
import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: rowId(),
    buyerId: ref()
      .notNull()
      .references(() => users.id),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    lastMessageId: ref(),
    lastMessageAt: instant(),
    buyerReadId: ref().notNull().default(0),
    sellerReadId: ref().notNull().default(0),
    deletedByBuyerAt: instant(),
    createdAt: instant().notNull()
  },
  t => [uniqueIndex('conversations_once').on(t.buyerId, t.shopId), index().on(t.buyerId, t.lastMessageAt)]
)

export const messages = pgTable(
  'messages',
  {
    id: rowId(),
    conversationId: ref()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: ref().notNull(),
    role: text({ enum: ['buyer', 'seller'] }).notNull(),
    message: text().notNull(),
    photoPath: text(),
    productId: ref(),
    productDetailId: ref(),
    transactionId: ref(),
    withdrawId: ref(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.conversationId, t.id)]
)

export const notificationTypes = ['transaction', 'promotion', 'negotiation'] as const

export const notifications = pgTable(
  'notifications',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: notificationTypes }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Order reference: the transaction's id, or an address for promotions. */
    value: text().notNull(),
    isRead: boolean().notNull().default(false),
    createdAt: instant().notNull()
  },
  t => [index().on(t.userId, t.type, t.id), index().on(t.userId, t.isRead)]
)

/** Messages that no outside service carried: the operator reads them in the console (D3, D20). */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    channel: text({ enum: ['whatsapp', 'sms', 'email'] }).notNull(),
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    code: text(),
    meta: jsonb(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.to, t.id)]
)

/** Messages on their way to a phone or a mailbox: written before the answer, sent after it, then emptied (D22). */
export const deliveries = pgTable(
  'deliveries',
  {
    id: rowId(),
    kind: text({ enum: ['phone', 'email'] }).notNull(),
    to: text().notNull(),
    /** Subject, text and code, encrypted; null once sent, given up, or never meant to be sent. */
    sealed: text(),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** After this the message is of no use. */
    endsAt: instant().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    index()
      .on(t.nextTryAt)
      .where(sql`${t.sealed} is not null`),
    index().on(t.createdAt)
  ]
)
