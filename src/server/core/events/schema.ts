import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { instant, ref, rowId } from '#server/core/db/columns.ts'

/**
 * What happened, a row each, written in the transaction that made it happen (D44). A trigger queues each row for those
 * who subscribe to its type.
 */
export const events = pgTable(
  'events',
  {
    id: rowId(),
    /** The number of the transaction: rows become visible in another order than they are written in. */
    version: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    type: text().notNull(),
    /** What it happened to: events of one object are delivered in their order. */
    kind: text().notNull(),
    objectId: ref().notNull(),
    data: jsonb().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`)
  },
  t => [index().on(t.kind, t.version), index().on(t.createdAt)]
)

/** Who hears of which type. The trigger reads it; a start writes the marketplace's own subscribers into it. */
export const eventSubscriptions = pgTable(
  'event_subscriptions',
  { type: text().notNull(), subscriber: text().notNull() },
  t => [primaryKey({ columns: [t.type, t.subscriber] })]
)

/** What a subscriber has not taken yet: the row goes when it has. */
export const eventQueue = pgTable(
  'event_queue',
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    subscriber: text().notNull(),
    kind: text().notNull(),
    objectId: ref().notNull(),
    /** When it is tried next. While a process works at it, when that process counts as dead. */
    dueAt: instant().notNull(),
    tries: integer().notNull().default(0)
  },
  t => [
    primaryKey({ columns: [t.eventId, t.subscriber] }),
    index().on(t.subscriber, t.dueAt, t.eventId),
    index().on(t.subscriber, t.kind, t.objectId, t.eventId)
  ]
)
