import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { actors } from '#lib/order/actor.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { orders } from '#server/order/schema.ts'

export const complaints = pgTable(
  'complaints',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id),
    buyerId: ref().notNull(),
    kind: text({ enum: ['not_arrived', 'problem', 'shipping_difference'] }).notNull(),
    reason: text().notNull(),
    solution: text({ enum: ['refund', 'send_missing', 'exchange', 'return_refund'] }).notNull(),
    nominal: rupiah(),
    status: text({ enum: ['open', 'answered', 'help', 'ruled', 'accepted', 'cancelled'] }).notNull(),
    answerSolution: text(),
    answerNominal: rupiah(),
    answerMessage: text(),
    isAppealed: boolean().notNull().default(false),
    deadlineAt: instant(),
    createdAt: instant().notNull(),
    closedAt: instant()
  },
  t => [
    index().on(t.transactionId),
    // An order has one open complaint (D31).
    uniqueIndex('complaints_one_open')
      .on(t.transactionId)
      .where(sql`${t.closedAt} is null`),
    index().on(t.buyerId, t.id),
    index().on(t.status, t.deadlineAt)
  ]
)

export const complaintItems = pgTable(
  'complaint_items',
  {
    id: rowId(),
    complaintId: ref()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    transactionLineId: ref().notNull(),
    qty: integer().notNull(),
    problem: text({ enum: ['missing', 'broken', 'wrong', 'not_as_described', 'not_genuine'] }).notNull()
  },
  t => [index().on(t.complaintId)]
)

export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: rowId(),
    complaintId: ref()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    actor: text({ enum: actors }).notNull(),
    userId: ref(),
    /** The sender's own number of the message: a retry is the same message. */
    clientId: text(),
    message: text().notNull(),
    photoPaths: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    index().on(t.complaintId, t.id),
    uniqueIndex('complaint_messages_client_id_once')
      .on(t.complaintId, t.clientId)
      .where(sql`${t.clientId} is not null`)
  ]
)

/**
 * The goods of a complaint on their way back to the shop (D31). A complaint of goods and a refund are two things: the
 * refund follows the receipt.
 */
export const returns = pgTable(
  'returns',
  {
    id: rowId(),
    complaintId: ref()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    courier: text().notNull(),
    trackingNumber: text('resi').notNull(),
    sentAt: instant().notNull(),
    /** When the courier delivered it, and when the shop said that it has the goods. */
    deliveredAt: instant(),
    receivedAt: instant(),
    /** Whether the goods can be sold again; null until the shop has said so. */
    isRestocked: boolean()
  },
  t => [uniqueIndex('returns_once').on(t.complaintId)]
)
