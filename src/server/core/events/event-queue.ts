import { and, eq, inArray, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { EventType, StoredEvent } from './event-types.ts'
import { eventQueue } from './schema.ts'

/** Maximum number of events in one claim. */
const batchSize = 50

/** Seconds until claimed events can be claimed again: longer than a delivery may take. */
export const leaseSeconds = 60

export type Claimed = { event: StoredEvent; tries: number }

/**
 * Claims due events of a subscriber for this process. Only the oldest event of each object is claimed: the next one
 * waits for it, whichever process delivers it.
 */
export async function claimEvents(db: Db, subscriber: string, now: Date): Promise<Claimed[]> {
  const at = now.toISOString()
  const claimed = await rows<{
    id: string
    type: EventType
    object_id: string
    data: StoredEvent['data']
    tries: number
  }>(
    db,
    sql`
    with due as (
        select event_id from event_queue q
        where subscriber = ${subscriber} and due_at <= ${at}::timestamptz
          and not exists (
            select from event_queue e
            where e.subscriber = q.subscriber and e.kind = q.kind and e.object_id = q.object_id
              and e.event_id < q.event_id)
        order by due_at, event_id limit ${batchSize} for update skip locked),
      taken as (
        update event_queue q
        set tries = tries + 1, due_at = ${at}::timestamptz + ${leaseSeconds} * interval '1 second'
        from due where q.subscriber = ${subscriber} and q.event_id = due.event_id
        returning q.event_id, q.tries)
    select e.id, e.type, e.object_id, e.data, t.tries from taken t join events e on e.id = t.event_id
    order by e.id`
  )
  return claimed.map(({ id, type, object_id, data, tries }) => ({
    event: { id: Number(id), type, objectId: Number(object_id), data },
    tries
  }))
}

/** Removes events from a subscriber's queue; returns how many were still on it. */
export async function endEvents(db: Db, subscriber: string, ids: readonly number[]): Promise<number> {
  const ended = await db
    .delete(eventQueue)
    .where(and(eq(eventQueue.subscriber, subscriber), inArray(eventQueue.eventId, [...ids])))
    .returning({ id: eventQueue.eventId })
  return ended.length
}

/** Sets the time of the next try. */
export async function postponeEvent(db: Db, subscriber: string, id: number, until: Date): Promise<void> {
  await db
    .update(eventQueue)
    .set({ dueAt: until })
    .where(and(eq(eventQueue.subscriber, subscriber), eq(eventQueue.eventId, id)))
}

/** Names of the subscribers with due events. */
export async function readWaiting(db: Db, now: Date): Promise<string[]> {
  const found = await rows<{ subscriber: string }>(
    db,
    sql`select subscriber from (select distinct subscriber from event_subscriptions) s
      where exists (
        select from event_queue q
        where q.subscriber = s.subscriber and q.due_at <= ${now.toISOString()}::timestamptz)`
  )
  return found.map(({ subscriber }) => subscriber)
}
