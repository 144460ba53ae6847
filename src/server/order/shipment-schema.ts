import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { shipmentKinds } from '#lib/order/shipment-kinds.ts'

import { complaints } from '#server/complaint/schema.ts'
import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { transactionLines, orders } from './schema.ts'

/** Goods of an order under one tracking number. */
export const shipments = pgTable(
  'shipments',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: shipmentKinds }).notNull(),
    /** The complaint that it answers. */
    complaintId: ref().references(() => complaints.id, { onDelete: 'cascade' }),
    courier: text().notNull(),
    trackingNumber: text('resi').notNull(),
    /** The picture of the delivery. */
    photoPath: text(),
    shippedAt: instant().notNull(),
    deliveredAt: instant(),
    /** When a complaint refunded it as lost, or had it sent again. */
    lostAt: instant()
  },
  t => [
    index().on(t.transactionId, t.id),
    index().on(t.complaintId),
    index().on(t.trackingNumber),
    check('shipments_kind_and_complaint', sql`(${t.kind} = 'part') = (${t.complaintId} is null)`)
  ]
)

/** The parts of the order that a complaint calls lost. */
export const lostShipments = pgTable(
  'lost_shipments',
  {
    complaintId: ref()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' })
  },
  t => [primaryKey({ columns: [t.complaintId, t.shipmentId] }), index().on(t.shipmentId)]
)

/** The pieces of each line of the order in a shipment. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    transactionLineId: ref()
      .notNull()
      .references(() => transactionLines.id, { onDelete: 'cascade' }),
    qty: integer().notNull()
  },
  t => [
    primaryKey({ columns: [t.shipmentId, t.transactionLineId] }),
    index().on(t.transactionLineId),
    check('shipment_lines_qty_positive', sql`${t.qty} >= 1`)
  ]
)
