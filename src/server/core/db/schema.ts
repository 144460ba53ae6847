import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from './columns.ts'
import { users } from '#server/identity/schema.ts'

/** One row: how far the demo's clock runs ahead of the machine's (D20). */
export const clockOffset = pgTable('clock_offset', {
  id: integer().primaryKey(),
  offsetMs: bigint({ mode: 'number' }).notNull()
})

/** Facts about this database: which seed it holds, when jobs last ran. */
export const facts = pgTable('facts', { name: text().primaryKey(), value: text().notNull() })

/** An uploaded or drawn file. Private ones are served only to their owner, at /files/{token}. */
export const files = pgTable(
  'files',
  {
    id: rowId(),
    path: text().notNull(),
    ownerId: ref(),
    isPrivate: boolean().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.path), index().on(t.ownerId)]
)

/** First answer to what charges or creates, kept 48 h (D7). */
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
