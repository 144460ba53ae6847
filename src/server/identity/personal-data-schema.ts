import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { users } from './schema.ts'

/** A requested export of one's own data: a job makes the file, which is private and expires after a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant().notNull(),
    /** When the file was ready, and its path; null before, and after a failure. */
    readyAt: instant(),
    path: text(),
    failedAt: instant()
  },
  t => [
    index().on(t.userId, t.id),
    index().on(t.requestedAt),
    // At most one pending export per person: a second request returns the pending one.
    uniqueIndex('data_exports_one_waits')
      .on(t.userId)
      .where(sql`${t.readyAt} is null and ${t.failedAt} is null`)
  ]
)

/**
 * A request to close an account (D51): it ends by a sign-in before `closesAt`, or with the removal of the personal data.
 */
export const accountClosings = pgTable(
  'account_closings',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    closesAt: instant().notNull(),
    /** The rest of Saldo that its owner gave up, whole rupiah. */
    givenUp: rupiah().notNull(),
    /** When a sign-in, or the job because something was open again, ended the request. */
    revokedAt: instant(),
    /** When name, contacts, addresses, photos and chat texts were removed. */
    closedAt: instant(),
    /** When the recipients of the last orders were removed too, 90 days after their end. */
    ordersClearedAt: instant()
  },
  t => [
    uniqueIndex('account_closings_one_waits')
      .on(t.userId)
      .where(sql`${t.revokedAt} is null`),
    index('account_closings_due')
      .on(t.closesAt)
      .where(sql`${t.revokedAt} is null and ${t.closedAt} is null`),
    index('account_closings_orders')
      .on(t.closedAt)
      .where(sql`${t.closedAt} is not null and ${t.ordersClearedAt} is null`)
  ]
)
