import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { paymentTypes } from '#lib/order/payment-type.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'

/** Saldo is id 1 (specification 3, section 9). */
export const paymentMethods = pgTable('payment_methods', {
  id: ref().primaryKey(),
  name: text().notNull(),
  icon: text().notNull(),
  bankType: text({ enum: paymentTypes }).notNull(),
  bankCode: text(),
  fee: rupiah().notNull(),
  sort: integer().notNull(),
  isActive: boolean().notNull().default(true)
})

/** What the gateway told us, kept as it came: the same event twice changes nothing. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: rowId(),
    gateway: text().notNull(),
    /** The gateway's own id of the event. */
    eventId: text().notNull(),
    number: text().notNull(),
    amount: rupiah().notNull(),
    outcome: text({ enum: ['paid', 'late', 'mismatch', 'unknown', 'ignored'] }).notNull(),
    body: jsonb().notNull(),
    createdAt: instant().notNull()
  },
  t => [uniqueIndex('payment_notifications_once').on(t.gateway, t.eventId), index().on(t.number)]
)
