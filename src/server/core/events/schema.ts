import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { instant, ref, rowId } from '#server/core/db/columns.ts'

/**
 * One row per event, written in the transaction that causes it (D44). A trigger queues each row for the subscribers of
 * its type.
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
    /** The object that it happened to: events of one object are delivered in order. */
    kind: text().notNull(),
    objectId: ref().notNull(),
    data: jsonb().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`)
  },
  t => [index().on(t.kind, t.version), index().on(t.createdAt)]
)

/** Event types by subscriber, read by the trigger. Every start writes the built-in subscribers. */
export const eventSubscriptions = pgTable(
  'event_subscriptions',
  { type: text().notNull(), subscriber: text().notNull() },
  t => [primaryKey({ columns: [t.type, t.subscriber] })]
)

/** Undelivered events by subscriber. A row is removed after its delivery. */
export const eventQueue = pgTable(
  'event_queue',
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    subscriber: text().notNull(),
    kind: text().notNull(),
    objectId: ref().notNull(),
    /** Time of the next try; for a claimed event, the end of its lease. */
    dueAt: instant().notNull(),
    tries: integer().notNull().default(0)
  },
  t => [
    primaryKey({ columns: [t.eventId, t.subscriber] }),
    index().on(t.subscriber, t.dueAt, t.eventId),
    index().on(t.subscriber, t.kind, t.objectId, t.eventId)
  ]
)
