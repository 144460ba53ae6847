import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import {
  deliveryProblems,
  deliveryStatuses,
  switchOffReasons,
  type WebhookTopic
} from '#lib/webhook/topics.ts'

import { instant, ref, rowId, version } from '#server/core/db/columns.ts'

/** Addresses outside that are told what happens. Their secrets are sealed with APP_SECRET. */
export const webhooks = pgTable('webhooks', {
  id: rowId(),
  url: text().notNull(),
  topics: jsonb().$type<WebhookTopic[]>().notNull(),
  isActive: boolean().notNull(),
  secret: text().notNull(),
  /** The secret before a renewal, with which messages are signed too until then. */
  earlierSecret: text(),
  earlierUntil: instant(),
  /** Since when everything failed. */
  failingSince: instant(),
  switchedOffAt: instant(),
  switchedOffWhy: text({ enum: switchOffReasons }),
  createdAt: instant().notNull(),
  updatedAt: version()
})

/**
 * Messages to webhooks: those that wait, and the log of those that ended. Of the waiting ones of an object only the first has
 * a `due_at`: the others are held back behind it.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: rowId(),
    webhookId: ref()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The header webhook-id. */
    messageId: text().notNull(),
    type: text().notNull(),
    kind: text().notNull(),
    objectId: ref().notNull(),
    body: text().notNull(),
    /** The order of sending: a replay gets a new place at the end. */
    place: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    status: text({ enum: deliveryStatuses }).notNull(),
    /** Time of the next try; of a claimed one, the end of its lease. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    firstTriedAt: instant(),
    responseStatus: integer(),
    responseExcerpt: text(),
    problem: text({ enum: deliveryProblems }),
    createdAt: instant().notNull(),
    endedAt: instant()
  },
  t => [
    index('webhook_deliveries_due')
      .on(t.webhookId, t.dueAt)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_waiting')
      .on(t.webhookId, t.kind, t.objectId, t.place)
      .where(sql`status = 'waiting'`),
    index().on(t.webhookId, t.id),
    index().on(t.endedAt),
    check('webhook_deliveries_ended', sql`(${t.status} = 'waiting') = (${t.endedAt} is null)`),
    check('webhook_deliveries_due_waits', sql`${t.dueAt} is null or ${t.status} = 'waiting'`)
  ]
)
