import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'

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
