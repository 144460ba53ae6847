import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from './columns.ts'
import { users } from '#server/identity/schema.ts'

/** One row: how far the demo's clock runs ahead of the machine's (D20). */
export const clockOffset = pgTable('clock_offset', {
  id: integer().primaryKey(),
  offsetMs: bigint({ mode: 'number' }).notNull()
})

/** Named values about this database: which seed it holds, when jobs last ran. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() })

/** Pictures whose AVIF files are still to be made. A row is deleted when they exist or the picture is given up. */
export const avifQueue = pgTable(
  'avif_queue',
  {
    path: text().primaryKey(),
    tries: integer().notNull().default(0),
    dueAt: instant().notNull(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.dueAt)]
)

/** First response to a request that charges or creates, stored for 48 h (D7). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: instant().notNull()
  },
  t => [uniqueIndex('idempotency_keys_once').on(t.userId, t.route, t.key), index().on(t.createdAt)]
)
