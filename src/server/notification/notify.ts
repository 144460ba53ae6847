import { sql } from 'drizzle-orm'

import type { AfterCommit } from '#server/core/after-commit.ts'
import { type Db, rows } from '#server/core/db/connect.ts'
import { announceCounters, userChannel } from './announce.ts'
import { readCountersOf } from './counters.ts'
import { toNotification } from './notifications.ts'
import { pushToDevices } from './push-out.ts'
import { type Notice, notifications } from './schema.ts'

type Step = { tx: Db; after: AfterCommit; now: Date }

/**
 * Tells one person something: the row, the badges and the news of both to the open tabs in one transaction, a push to
 * the devices that allow it after the commit. The only way by which a notification comes to be, beside `notifyAll`.
 */
export async function notify({ tx, after, now }: Step, userId: number, notice: Notice): Promise<void> {
  const [row] = await tx
    .insert(notifications)
    .values({ ...notice, userId, createdAt: now })
    .returning()
  await announceCounters(tx, after, userId)
  after.publish(userChannel(userId), 'notification', toNotification(row!))
  after.run(async services =>
    services.background.run(() => pushToDevices(services, { from: userId, to: userId }, notice))
  )
}

/** People who are told in one statement. */
const batch = 1_000

/** Tells everybody who may be here, in batches; answers how many. Their tabs and devices hear of it after the commit. */
export async function notifyAll({ tx, after, now }: Step, notice: Notice): Promise<number> {
  const { type, title, body, value } = notice
  let told = 0
  for (let last = 0; ;) {
    const [batchDone] = await rows<{ n: string; last: string | null }>(
      tx,
      sql`with told as (
          insert into notifications (user_id, type, title, body, value, created_at)
            select id, ${type}, ${title}, ${body}, ${value}, ${now.toISOString()}::timestamptz from users
              where id > ${last} and role <> 'admin' order by id limit ${batch}
            returning user_id)
        select count(*) as n, max(user_id) as last from told`
    )
    if (!batchDone?.last) break
    told += Number(batchDone.n)
    last = Number(batchDone.last)
  }
  after.run(async services => {
    services.background.run(async () => {
      for await (const people of signedIn(services.db, services.clock.now())) {
        const counters = await readCountersOf(services.db, people)
        for (const id of people) {
          await services.realtime.publish(userChannel(id), 'counters', counters.get(id))
          // An open list reads itself anew.
          await services.realtime.publish(userChannel(id), 'notification', {})
        }
      }
    })
    services.background.run(() => pushToDevices(services, { from: 0, to: Number.MAX_SAFE_INTEGER }, notice))
  })
  return told
}

/** Everybody with a session, in batches of ids. */
async function* signedIn(db: Db, now: Date): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const found = await rows<{ id: string }>(
      db,
      sql`select distinct user_id as id from sessions
        where user_id > ${last} and revoked_at is null and refresh_expires_at > ${now.toISOString()}::timestamptz
        order by user_id limit ${batch}`
    )
    if (found.length === 0) return
    yield found.map(({ id }) => Number(id))
    last = Number(found.at(-1)!.id)
  }
}
