import type { Duration } from 'date-fns'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { addresses } from '#server/address/schema.ts'
import { productViews } from '#server/catalogue/schema.ts'
import { checkouts } from '#server/checkout/schema.ts'
import { complaintPhotos } from '#server/complaint/schema.ts'
import { daysRead } from '#server/content/article-reads.ts'
import { articleReaders, articleReads } from '#server/content/schema.ts'
import { eventQueue, events } from '#server/core/events/schema.ts'
import { idempotencyKeys } from '#server/core/db/schema.ts'
import { requesterDays } from '#server/core/http/requester.ts'
import { messageQueue, messageLog } from '#server/core/messages/schema.ts'
import { photoUploads } from '#server/goods/schema.ts'
import { dataExports } from '#server/identity/personal-data-schema.ts'
import {
  accountEvents,
  grants,
  guessCounters,
  knownBrowsers,
  otpCodes,
  securityTokens,
  sessions
} from '#server/identity/schema.ts'
import { importPhotos, imports } from '#server/import/schema.ts'
import { notifications } from '#server/notification/schema.ts'
import { consoleSessions } from '#server/ops/schema.ts'
import { memoryDays } from '#server/search/for-you.ts'
import { daysMissed } from '#server/search/missed-searches.ts'
import { daysCounted } from '#server/search/search-counts.ts'
import { missedSearches, searchCounts, searchVisitors } from '#server/search/schema.ts'
import { webhookDeliveries } from '#server/webhook/schema.ts'

/** Retention of one table's rows. A table may have several rules: the first that applies removes a row. */
export type Retention = {
  /** The start of a row's age: an instant, or a day in Jakarta. An index begins with it. */
  since: PgColumn
  age: Duration
  /** Rows that stay regardless of age. */
  unless?: SQL
  /** For the documentation: the start of the period, what stays, and why. */
  from: string
  stays?: string
  why: string
}

/** Retention of ended sessions and used codes, for questions of their owners. */
const endedDays = { days: 7 }

/** What grows by use and is removed by age (core-90). docs/retention.md is made from it. */
export const retention: readonly Retention[] = [
  {
    since: complaintPhotos.createdAt,
    age: { days: 1 },
    unless: sql`${complaintPhotos.complaintId} is not null`,
    from: 'the upload',
    stays: 'photos of complaints, which are evidence like the order',
    why: 'a complaint that was not sent within a day is written anew'
  },
  {
    since: photoUploads.uploadedAt,
    age: { days: 1 },
    from: 'the upload',
    why: 'a picture that no product names within a day is uploaded anew; that of a product is known by the product'
  },
  {
    since: idempotencyKeys.createdAt,
    age: { hours: 48 },
    from: 'the first answer',
    why: 'nobody repeats a request after two days (D7)'
  },
  {
    since: sessions.refreshExpiresAt,
    age: endedDays,
    from: 'its end',
    why: 'device and address are personal; a week answers "was that me?"'
  },
  {
    since: sessions.revokedAt,
    age: endedDays,
    from: 'signing out',
    why: 'device and address are personal; a week answers "was that me?"'
  },
  { since: otpCodes.expiresAt, age: endedDays, from: 'its expiry', why: 'the quotas look back an hour' },
  { since: grants.expiresAt, age: { days: 1 }, from: 'its expiry', why: 'it opens nothing any more' },
  { since: securityTokens.expiresAt, age: { days: 1 }, from: 'its expiry', why: 'it opens nothing any more' },
  {
    since: guessCounters.updatedAt,
    age: endedDays,
    from: 'the last guess',
    why: 'a lock lasts half an hour at most'
  },
  {
    since: knownBrowsers.lastAt,
    age: { days: requesterDays },
    from: 'the last sign-in there',
    why: "as long as the browser's cookie"
  },
  {
    since: accountEvents.createdAt,
    age: { days: 365 },
    from: 'the event',
    why: 'device and address are personal; a year answers "was that me?"'
  },
  {
    since: dataExports.requestedAt,
    age: { days: 1 },
    unless: sql`${dataExports.path} is not null`,
    from: 'the request',
    stays: 'until its file is removed',
    why: 'the file holds everything about a person and is downloaded at once'
  },
  {
    since: consoleSessions.expiresAt,
    age: { days: 1 },
    from: 'its end',
    why: 'nobody can use it any more'
  },
  { since: messageQueue.createdAt, age: endedDays, from: 'the request', why: 'sent or given up, and empty' },
  {
    since: messageLog.createdAt,
    age: { days: 30 },
    from: 'the message',
    why: 'holds names and codes; an operator asks within a month'
  },
  {
    since: notifications.createdAt,
    age: { days: 365 },
    from: 'the notice',
    why: 'the order itself says the same for ever'
  },
  {
    since: events.createdAt,
    age: { days: 30 },
    unless: sql`(${events.kind} = 'product'
      or exists (select from ${eventQueue} where ${eventQueue.eventId} = ${events.id}))`,
    from: 'the event',
    stays:
      'while a subscriber waits for it; of products the last 100,000 transactions, for the index of every process',
    why: 'subscribers have long received it; an operator looks it up within a month'
  },
  {
    since: webhookDeliveries.endedAt,
    age: { days: 30 },
    from: 'its end',
    why: 'an operator looks it up, and sends it again, within a month'
  },
  {
    since: imports.createdAt,
    age: { days: 30 },
    unless: sql`${imports.state} in ('running', 'undoing')`,
    from: 'the upload',
    stays: 'while a worker has it',
    why: 'it can be undone for a day, and looked up for a month; what it changed is in the acts'
  },
  {
    since: importPhotos.createdAt,
    age: { days: 30 },
    // 'offset 0' keeps the planner from reading all pictures into a hash.
    unless: sql`(exists (select from product_photos where path = ${importPhotos.path} offset 0)
      or exists (select from product_details where photo_path = ${importPhotos.path} offset 0))`,
    from: 'the import',
    stays: 'while a product shows the picture',
    why: 'the same picture is stored once; without a product its files are removed'
  },
  {
    since: productViews.viewedAt,
    age: { days: memoryDays },
    from: 'the last view',
    why: 'recommendations go back no further'
  },
  {
    since: searchVisitors.day,
    age: { days: daysCounted },
    from: 'that day',
    why: 'suggestions count a week (D25)'
  },
  {
    since: searchCounts.day,
    age: { days: daysCounted },
    from: 'that day',
    why: 'suggestions count a week (D25)'
  },
  {
    since: missedSearches.day,
    age: { days: daysMissed },
    from: 'that day',
    why: 'the counter compares a quarter with the one before (ops-68)'
  },
  {
    since: articleReaders.day,
    age: { days: 1 },
    from: 'that day',
    why: 'a reader counts once a day (content-73)'
  },
  {
    since: articleReads.day,
    age: { days: daysRead },
    from: 'that day',
    why: "'Populer' counts 30 days (content-74)"
  },
  {
    since: addresses.deletedAt,
    age: { days: 30 },
    unless: sql`exists (select 1 from ${checkouts} where ${checkouts.addressId} = ${addresses.id})`,
    from: 'its deletion',
    stays: 'while an open checkout names it',
    why: 'orders have their own copy'
  }
]
