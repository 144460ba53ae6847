import { and, eq, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import type { EventType, StoredEvent } from './event-types.ts'
import { eventQueue } from './schema.ts'

/** Seconds until claimed events can be claimed again: longer than a delivery may take. */
export const leaseSeconds = 60

export type Claimed = { event: StoredEvent; tries: number }

type ClaimedRow = {
  id: string
  type: EventType
  object_id: string
  data: StoredEvent['data']
  tries: number
}

/**
 * Claims due events of a subscriber for this process, of the types that this process knows. Only the oldest event of
 * each object is claimed: the next one waits for it, whichever process delivers it.
 */
export async function claimEvents(
  db: Db,
  { name, types, limit }: { name: string; types: readonly string[]; limit: number },
  now: Date
): Promise<Claimed[]> {
  const at = now.toISOString()
  const claim = sql`
    with due as (
        select q.event_id from event_queue q join events e on e.id = q.event_id
        where q.subscriber = ${name} and q.due_at <= ${at}::timestamptz
          and e.type = any(${sql.param(types)}::text[])
          and q.event_id = (
            select o.event_id from event_queue o
            where o.subscriber = q.subscriber and o.kind = q.kind and o.object_id = q.object_id
            order by o.event_id limit 1)
        order by q.due_at, q.event_id limit ${limit} for update of q skip locked),
      taken as (
        update event_queue q
        set tries = tries + 1, due_at = ${at}::timestamptz + ${leaseSeconds} * interval '1 second'
        from due where q.subscriber = ${name} and q.event_id = due.event_id
        returning q.event_id, q.tries)
    select e.id, e.type, e.object_id, e.data, t.tries from taken t join events e on e.id = t.event_id
    order by e.id`
  const claimed = await db.transaction(async tx => {
    // A plan that was made on an empty queue reads the whole queue for each row of a sudden backlog.
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return rows<ClaimedRow>(tx, claim)
  })
  return claimed.map(({ id, type, object_id, data, tries }) => ({
    event: { id: Number(id), type, objectId: Number(object_id), data },
    tries
  }))
}

/** The row of a claim, as long as nobody else has claimed it since. */
const rowOf = (subscriber: string, { event, tries }: Claimed) =>
  and(eq(eventQueue.subscriber, subscriber), eq(eventQueue.eventId, event.id), eq(eventQueue.tries, tries))

/** Removes a claimed event from a subscriber's queue; returns whether it still belonged to this claim. */
export async function endEvent(db: Db, subscriber: string, claimed: Claimed): Promise<boolean> {
  const ended = await db
    .delete(eventQueue)
    .where(rowOf(subscriber, claimed))
    .returning({ id: eventQueue.eventId })
  return ended.length > 0
}

/** Sets the time of the next try of a claimed event. */
export async function postponeEvent(
  db: Db,
  subscriber: string,
  claimed: Claimed,
  until: Date
): Promise<void> {
  await db.update(eventQueue).set({ dueAt: until }).where(rowOf(subscriber, claimed))
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
