import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { transactions } from '#server/order/schema.ts'

/** The offers of a shipping negotiation: at most three (D9). */
export const negotiationOffers = pgTable(
  'negotiation_offers',
  {
    id: rowId(),
    transactionId: ref()
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    offer: rupiah(),
    note: text().notNull(),
    answer: text({ enum: ['approve', 'decline'] }),
    cost: rupiah(),
    reason: text(),
    createdAt: instant().notNull(),
    answeredAt: instant()
  },
  t => [uniqueIndex('negotiation_offers_once').on(t.transactionId, t.round)]
)
