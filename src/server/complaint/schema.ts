import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { actors } from '#lib/order/actor.ts'
import {
  complaintKinds,
  complaintOffers,
  complaintProblems,
  complaintSolutions
} from '#lib/complaint/kinds.ts'
import { complaintOutcomes, complaintStages } from '#lib/complaint/stages.ts'

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
    /** The form's own number: a retry with it is the same complaint. */
    clientId: text(),
    kind: text({ enum: complaintKinds }).notNull(),
    reason: text().notNull(),
    /** What the buyer wants. */
    solution: text({ enum: complaintSolutions }).notNull(),
    nominal: rupiah(),
    stage: text('status', { enum: complaintStages }).notNull(),
    outcome: text({ enum: complaintOutcomes }),
    answerSolution: text({ enum: complaintOffers }),
    answerNominal: rupiah(),
    answerMessage: text(),
    answeredAt: instant(),
    rulingSolution: text({ enum: complaintOffers }),
    rulingNominal: rupiah(),
    rulingMessage: text(),
    ruledAt: instant(),
    isAppealed: boolean().notNull().default(false),
    /** When the clock acts, or by when an admin should have ruled. */
    deadlineAt: instant(),
    /** When the courier delivered the goods that are returned or sent again. */
    goodsAt: instant(),
    /** Milliseconds that the order had left until its own deadline; null if it had none (D31). */
    pausedMs: bigint({ mode: 'number' }),
    /** What was refunded to Saldo in the end. */
    refunded: rupiah().notNull().default(0),
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
    index().on(t.stage, t.deadlineAt),
    // The counter's list of closed ones, by number.
    index('complaints_closed')
      .on(t.id)
      .where(sql`${t.closedAt} is not null`),
    uniqueIndex('complaints_client_id_once')
      .on(t.buyerId, t.clientId)
      .where(sql`${t.clientId} is not null`),
    check('complaints_closed_with_outcome', sql`(${t.closedAt} is null) = (${t.outcome} is null)`)
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
    problem: text({ enum: complaintProblems }).notNull()
  },
  t => [uniqueIndex('complaint_items_problem_once').on(t.complaintId, t.transactionLineId, t.problem)]
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
    createdAt: instant().notNull()
  },
  t => [
    index().on(t.complaintId, t.id),
    uniqueIndex('complaint_messages_client_id_once')
      .on(t.complaintId, t.actor, t.clientId)
      .where(sql`${t.clientId} is not null`)
  ]
)

/** Photos of a complaint or of a message of its discussion; one without a complaint was uploaded and not yet sent. */
export const complaintPhotos = pgTable(
  'complaint_photos',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id),
    complaintId: ref().references(() => complaints.id, { onDelete: 'cascade' }),
    messageId: ref().references(() => complaintMessages.id, { onDelete: 'cascade' }),
    /** The uploader's own number of the photo: a retry is the same photo. */
    clientId: text(),
    path: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    index().on(t.complaintId, t.id),
    index().on(t.messageId),
    uniqueIndex('complaint_photos_path_once').on(t.path),
    uniqueIndex('complaint_photos_client_id_once')
      .on(t.transactionId, t.clientId)
      .where(sql`${t.clientId} is not null`),
    index('complaint_photos_loose')
      .on(t.createdAt)
      .where(sql`${t.complaintId} is null`)
  ]
)

/** Every step of a complaint, in the transaction that made it. Append-only. */
export const complaintHistory = pgTable(
  'complaint_history',
  {
    id: rowId(),
    complaintId: ref()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    actor: text({ enum: actors }).notNull(),
    /** Indonesian. */
    detail: text().notNull(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.complaintId, t.id)]
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
