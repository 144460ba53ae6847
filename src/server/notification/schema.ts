import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

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
  t => [
    index('notifications_newest').on(t.userId, t.id),
    index().on(t.userId, t.type, t.id),
    index().on(t.userId, t.isRead),
    index().on(t.createdAt)
  ]
)

/** The content of a notification; `value` is an order's id, or an address of this site for a promotion. */
export type Notice = Pick<typeof notifications.$inferInsert, 'type' | 'title' | 'body' | 'value'>
