import { sql } from 'drizzle-orm'

import type { AfterCommit } from '#server/core/after-commit.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { type Notice, notifications } from './schema.ts'

type Step = { tx: Db; after: AfterCommit; now: Date }

/**
 * Notifies one person: writes the row and its event in one transaction. Open tabs and devices get it through the event
 * (`deliver.ts`). Notifications are created here and in `notifyAll` only.
 */
export async function notify({ tx, after, now }: Step, userId: number, notice: Notice): Promise<void> {
  const [row] = await tx
    .insert(notifications)
    .values({ ...notice, userId, createdAt: now })
    .returning({ id: notifications.id })
  await after.record('notification.created', userId, { notification_id: row!.id })
}

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
