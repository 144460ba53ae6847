import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { instant, rowId } from '#server/core/db/columns.ts'

/** Messages that no outside service delivers: the operator reads them in the console (D3, D20). */
export const messageLog = pgTable(
  'message_log',
  {
    id: rowId(),
    channel: text({ enum: ['whatsapp', 'sms', 'email'] }).notNull(),
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    code: text(),
    meta: jsonb(),
    createdAt: instant().notNull()
  },
  t => [index().on(t.to, t.id), index().on(t.createdAt)]
)

/** Messages to a phone or a mailbox: queued before the response, sent after it, then emptied (D22). */
export const messageQueue = pgTable(
  'message_queue',
  {
    id: rowId(),
    kind: text({ enum: ['phone', 'email'] }).notNull(),
    to: text().notNull(),
    /** Subject, text and code, encrypted; null once sent, given up, or never meant to be sent. */
    sealed: text(),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** After this the message is of no use. */
    endsAt: instant().notNull(),
    createdAt: instant().notNull()
  },
  t => [
    index()
      .on(t.nextTryAt)
      .where(sql`${t.sealed} is not null`),
    index().on(t.createdAt)
  ]
)
