import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { paymentOutcomes, rejectedOutcomes } from '#lib/payment/outcomes.ts'
import { paymentStatuses } from '#lib/payment/statuses.ts'
import { paymentTypes } from '#lib/order/payment-type.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

/** Saldo is id 1 (payment-2). */
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

/** One payment of a buyer for one or more orders (D28). Its method is frozen with it. */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    buyerId: ref()
      .notNull()
      .references(() => users.id),
    methodId: ref()
      .notNull()
      .references(() => paymentMethods.id),
    type: text({ enum: paymentTypes }).notNull(),
    name: text().notNull(),
    /** Virtual account number; null for other payment types. */
    number: text(),
    /** The totals of its orders, `fee` included. */
    amount: rupiah().notNull(),
    fee: rupiah().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    expiresAt: instant(),
    /** When its money arrived, even if too late: any later money is a repeated payment. */
    paidAt: instant(),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('payments_number_once').on(t.number),
    index().on(t.buyerId),
    index().on(t.createdAt),
    check('payments_amounts', sql`${t.amount} >= ${t.fee} and ${t.fee} >= 0`)
  ]
)

/**
 * Whether money was not booked, by the column of its outcome. With the names in the statement, because the index of these rows is
 * only found by them.
 */
const isRejected = (outcome: SQLWrapper): SQL =>
  sql`${outcome} in (${sql.raw(rejectedOutcomes.map(name => `'${name}'`).join(', '))})`

/** The gateway's notifications as received; a repeated event changes nothing. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: rowId(),
    gateway: text().notNull(),
    /** The gateway's own id of the event. */
    eventId: text().notNull(),
    /** The payment that it settles; null for an unknown account. */
    paymentId: ref().references(() => payments.id),
    number: text().notNull(),
    amount: rupiah().notNull(),
    outcome: text({ enum: paymentOutcomes }).notNull(),
    body: jsonb().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    // The number is part of the key: a gateway that reuses one id for two accounts loses nobody's money.
    uniqueIndex('payment_notifications_once').on(t.gateway, t.eventId, t.number),
    index().on(t.number),
    index().on(t.paymentId),
    // Money that was not booked: few rows, counted by the counter's overview.
    index('payment_notifications_rejected').on(t.createdAt).where(isRejected(t.outcome)),
    index('payment_notifications_outcome').on(t.outcome, t.id)
  ]
)

/** Selects the notifications whose money was not booked. */
export const areRejected = isRejected(paymentNotifications.outcome)
