import { type SQL, sql } from 'drizzle-orm'

import type { AfterCommit } from '#server/core/after-commit.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { objectKinds } from '#server/core/events/event-types.ts'
import { type Notice, notifications } from './schema.ts'

type Step = { tx: Db; after: AfterCommit; now: Date }

/**
 * Notifies one person: the row and its event are written with what the transaction writes together (`settle`). Open tabs
 * and devices get it through the event (`deliver.ts`). Notifications are created here and in `notifyAll` only.
 */
export const notify = (step: Step, userId: number, notice: Notice): void =>
  notifyOfEach(step, userId, [notice])

/** The same for several things at once. */
export function notifyOfEach({ tx, after, now }: Step, userId: number, notices: readonly Notice[]): void {
  if (notices.length === 0) return
  const rows = notices.map(notice => ({ ...notice, userId, createdAt: now }))
  const known = waiting.get(after)
  if (known) return void known.push(...rows)
  waiting.set(after, rows)
  after.later(() => {
    waiting.delete(after)
    const write = tx
      .insert(notifications)
      .values(rows)
      .returning({ id: notifications.id, userId: notifications.userId })
    return { write, follow: told => createdEvents(told, now) }
  })
  after.deliver('notification.created')
}

/** What waits to be written, by transaction: one statement keeps the order in which people are told. */
const waiting = new WeakMap<AfterCommit, (typeof notifications.$inferInsert)[]>()

/** An event for each notification that was written. */
const createdEvents = (told: SQL, now: Date): SQL => sql`
  insert into events (type, kind, object_id, data, created_at)
  select 'notification.created', ${objectKinds['notification.created']}, user_id,
    jsonb_build_object('notification_id', id), ${now.toISOString()}::timestamptz
  from ${told}`

/** People who are notified by one statement and one event. */
const batch = 200

/** Notifies everybody who wants messages that are not about an order, in batches; returns how many. */
export async function notifyAll({ tx, after, now }: Step, notice: Notice): Promise<number> {
  const { type, title, body, value } = notice
  let told = 0
  for (let last = 0; ;) {
    const [batchDone] = await rows<{ n: string; first: string | null; last: string | null }>(
      tx,
      sql`with told as (
          insert into notifications (user_id, type, title, body, value, created_at)
            select id, ${type}, ${title}, ${body}, ${value}, ${now.toISOString()}::timestamptz from users
              where id > ${last} and role <> 'admin' and wants_promotions order by id limit ${batch}
            returning user_id)
        select count(*) as n, min(user_id) as first, max(user_id) as last from told`
    )
    if (!batchDone?.last) return told
    told += Number(batchDone.n)
    last = Number(batchDone.last)
    const from = Number(batchDone.first)
    // One object: one batch after another, beside what single people are told.
    await after.record('notification.broadcast', 0, {
      from,
      to: last,
      notice: { type, title, body, value }
    })
  }
}
