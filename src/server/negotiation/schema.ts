import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { maxFreight } from '#lib/order/negotiation.ts'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { type AddressSnapshot, orders } from '#server/order/schema.ts'

/** A CHECK is part of the migration, so its bound has to be a literal. */
const max = sql.raw(String(maxFreight))

/** The offers of a shipping negotiation: at most three (D9). */
export const negotiationOffers = pgTable(
  'negotiation_offers',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    offer: rupiah(),
    note: text().notNull(),
    answer: text({ enum: ['approve', 'decline'] }),
    cost: rupiah(),
    reason: text(),
    createdAt: instant().notNull(),
    answeredAt: instant()
  },
  t => [
    uniqueIndex('negotiation_offers_once').on(t.transactionId, t.round),
    check('negotiation_offers_bounded', sql`${t.offer} between 1 and ${max}`)
  ]
)

/** Initial terms of a negotiation: the delivery address, and the quote before anything was agreed. */
export const negotiations = pgTable('negotiations', {
  transactionId: ref()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  address: jsonb().$type<AddressSnapshot>().notNull(),
  /** Freight that the rates already charge; what Baba agrees to comes on top of it. */
  quote: rupiah().notNull(),
  /** The rates' estimate for the whole distance; null if they give none. */
  estimate: rupiah(),
  /** The shop's discount on freight, as promised when the negotiation began. */
  shippingDiscount: rupiah().notNull()
})
