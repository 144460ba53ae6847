import { and, between, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Deliveries } from '#server/core/events/subscriber.ts'
import type { Db } from '#server/core/db/connect.ts'
import { prepareOnce } from '#server/core/db/prepare-once.ts'
import type { Services } from '#server/core/platform/services.ts'
import { sessions } from '#server/identity/schema.ts'
import { userChannel } from './announce.ts'
import { badgesOf, readCountersOf, toCounters } from './counters.ts'
import { toNotification } from './notifications.ts'
import { pushOf, pushToDevices } from './push-out.ts'
import { notifications } from './schema.ts'

/** Sends notifications to open tabs: the current badges, and the notification itself. */
export const notificationSockets: Deliveries = {
  async 'notification.created'(services, { objectId: userId, data }) {
    const [found] = await readTold(services.db).execute({ userId, id: data.notification_id })
    await services.realtime.publish(userChannel(userId), 'counters', toCounters(found?.badges))
    // The person may have deleted it meanwhile.
    if (found?.row) {
      await services.realtime.publish(userChannel(userId), 'notification', toNotification(found.row))
    }
  },
  async 'notification.broadcast'(services, { data }) {
    const people = await readSignedIn(services, data)
    await publishCounters(services, people)
    // An open list refetches itself.
    for (const id of people) await services.realtime.publish(userChannel(id), 'notification', {})
  }
}

/** Pushes notifications to devices that allow it. The event's id is the tag, so that a repeated push shows once. */
export const notificationPushes: Deliveries = {
  async 'notification.created'(services, { id, objectId: userId, data }) {
    if (!services.webPush) return
    const row = await readNotification(services.db, data.notification_id)
    if (!row) return
    const failed = await pushToDevices(services, { from: userId, to: userId }, pushOf(row), `event-${id}`)
    if (failed > 0) throw new Error(`${failed} devices were not reached`)
  },
  // One try: a device that is not reached would repeat the push of all others.
  async 'notification.broadcast'(services, { id, data: { from, to, notice } }) {
    const willing = { from, to, wantPromotions: true }
    await pushToDevices(services, willing, pushOf(notice), `event-${id}`)
  }
}

async function publishCounters(services: Services, people: readonly number[]): Promise<void> {
  const counters = await readCountersOf(services.db, people)
  for (const id of people) await services.realtime.publish(userChannel(id), 'counters', counters.get(id))
}

/** A person's badges and one of their notifications. */
const readTold = prepareOnce('told', db =>
  db
    .select({ badges: badgesOf(sql`${sql.placeholder('userId')}::bigint`), row: notifications })
    .from(sql`(select) as one`)
    .leftJoin(notifications, eq(notifications.id, sql.placeholder('id')))
)

/** Undefined if the person deleted it meanwhile. */
async function readNotification(db: Db, id: number) {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id))
  return row
}

/** The people of this id range who have a live session. */
async function readSignedIn({ db, clock }: Services, { from, to }: { from: number; to: number }) {
  const found = await db
    .selectDistinct({ id: sessions.userId })
    .from(sessions)
    .where(
      and(
        between(sessions.userId, from, to),
        isNull(sessions.revokedAt),
        gt(sessions.refreshExpiresAt, clock.now())
      )
    )
    .orderBy(sessions.userId)
  return found.map(({ id }) => id)
}
