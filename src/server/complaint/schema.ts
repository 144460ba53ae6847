import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { actors } from '#lib/order/actor.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { transactions } from '#server/order/schema.ts'

export const complaints = pgTable(
  'complaints',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => transactions.id),
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
  t => [index().on(t.transactionId), index().on(t.buyerId, t.id), index().on(t.status, t.deadlineAt)]
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
    message: text().notNull(),
    photoPaths: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.complaintId, t.id)]
)
