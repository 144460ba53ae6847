import { setImmediate as breathe } from 'node:timers/promises'

import { and, eq, type SQL, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { prepareRows } from '#server/core/db/prepare-once.ts'
import { type EventType, objectKinds, type StoredEvent } from './event-types.ts'
import { eventQueue } from './schema.ts'

/** Seconds until claimed events can be claimed again: longer than a delivery may take. */
export const leaseSeconds = 60

export type Claimed = { event: StoredEvent; tries: number }

/** One row for each claimed event; without one, a row of nulls. */
type ClaimedRow = {
  id: string | null
  type: EventType
  object_id: string
  data: StoredEvent['data']
  tries: number
  looked_at: number
  behind: number[] | null
}

/** Due events that one claim looks at, beyond those that it may take. */
const lookedAt = 200

/** Seconds for which an event waits that was found behind an earlier one of its object; the end of that ends the wait. */
const behindSeconds = 5

/**
 * Claims due events of a subscriber for this process, of the types that this process knows. Only the oldest event of
 * each object is claimed: the next one waits for it, whichever process delivers it. `isMore`: there may be others
 * beyond those that it looked at. `report` hears of a failure that costs no claimed event: those behind come due by themselves.
 */
export async function claimEvents(
  db: Db,
  { name, types, limit }: { name: string; types: readonly string[]; limit: number },
  now: Date,
  report: (error: unknown) => void = () => {}
): Promise<{ claimed: Claimed[]; isMore: boolean }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const later = (seconds: number) => sql`${at} + ${seconds} * interval '1 second'`
  const failed = (error: unknown) => {
    report(error)
    return 0
  }
  const claim = sql`
    with due as (
        select q.event_id, q.kind, q.object_id, q.due_at from event_queue q join events e on e.id = q.event_id
        where q.subscriber = ${name} and q.due_at <= ${at} and e.type = any(string_to_array(${types.join(',')}, ','))
        order by q.due_at, q.event_id limit ${limit + lookedAt} for update of q skip locked),
      placed as (
        select event_id, due_at, event_id = (
            select o.event_id from event_queue o
            where o.subscriber = ${name} and o.kind = due.kind and o.object_id = due.object_id
            order by o.event_id limit 1) as is_first
        from due),
      waiting as (
        update event_queue q set due_at = ${later(behindSeconds)}
        from placed p where q.subscriber = ${name} and q.event_id = p.event_id and not p.is_first
        returning q.event_id),
      taken as (
        update event_queue q set tries = tries + 1, due_at = ${later(leaseSeconds)}
        from (select event_id from placed where is_first order by due_at, event_id limit ${limit}) p
        where q.subscriber = ${name} and q.event_id = p.event_id
        returning q.event_id, q.tries)
    select e.id, e.type, e.object_id, e.data, t.tries,
      (select count(*)::int from due) as looked_at,
      (select json_agg(w.event_id) from waiting w) as behind
    from (select) one left join taken t on true left join events e on e.id = t.event_id
    order by e.id`
  // Without parameters it is one round trip, and planned each time: a plan that was made on an empty queue reads the whole
  // queue for each row of a sudden backlog.
  const found = await rows<ClaimedRow>(db, claim.inlineParams())
  // It is no transaction, after which the embedded database would let requests have their turn (core-340).
  await breathe()
  const { behind } = found[0]!
  const freed = behind ? await freeEnded(db, name, behind, at).catch(failed) : 0
  return {
    claimed: found.flatMap(({ id, type, object_id, data, tries }) =>
      id === null ? [] : { event: { id: Number(id), type, objectId: Number(object_id), data }, tries }
    ),
    isMore: freed > 0 || found[0]!.looked_at === limit + lookedAt
  }
}

/**
 * Makes events due again whose earlier one ended while the claim was looking: its snapshot still showed the ended one.
 * An end that comes later makes the next one due itself (`freeNextOf`); one that was claimed since is left alone. Returns how many.
 */
async function freeEnded(db: Db, name: string, behind: readonly number[], at: SQL): Promise<number> {
  const freed = await rows(
    db,
    sql`with free as (
        select q.event_id from event_queue q
        where q.subscriber = ${name} and q.event_id = any(${sql.param(behind)}::bigint[]) and q.tries = 0 and not exists (
          select from event_queue o
          where o.subscriber = ${name} and o.kind = q.kind and o.object_id = q.object_id and o.event_id < q.event_id)
        order by q.event_id for update)
      update event_queue q set due_at = ${at} from free
      where q.subscriber = ${name} and q.event_id = free.event_id
      returning 1`
  )
  return freed.length
}

/** The row of a claim, as long as nobody else has claimed it since. */
const rowOf = (subscriber: string, { event, tries }: Claimed) =>
  and(eq(eventQueue.subscriber, subscriber), eq(eventQueue.eventId, event.id), eq(eventQueue.tries, tries))

/** Removes a claimed event from a subscriber's queue; returns whether it still belonged to this claim. */
export const endEvent = async (db: Db, subscriber: string, claimed: Claimed): Promise<boolean> =>
  (await endEvents(db, subscriber, [claimed]))[0]!

/**
 * The same for several. They are locked in the order of their ids, as are those that `freeNextOf` makes due, so that
 * processes wait for each other instead of deadlocking.
 */
export async function endEvents(db: Db, subscriber: string, list: readonly Claimed[]): Promise<boolean[]> {
  const ids = list.map(({ event }) => event.id)
  const tries = JSON.stringify(Object.fromEntries(list.map(({ event, tries }) => [event.id, tries])))
  const ended = await deleteEvents(db, { subscriber, ids, tries })
  const gone = new Set(ended.map(({ id }) => Number(id)))
  return ids.map(id => gone.has(id))
}

const given = sql.placeholder

const deleteEvents = prepareRows<{ id: string }>(
  'end_events',
  () => sql`
    with ended as (
      select event_id from event_queue
      where subscriber = ${given('subscriber')} and event_id = any(${given('ids')}::bigint[])
        and tries = (${given('tries')}::text::jsonb ->> event_id::text)::int
      order by event_id for update)
    delete from event_queue q using ended
    where q.subscriber = ${given('subscriber')} and q.event_id = ended.event_id
    returning q.event_id as id`
)

/**
 * Makes the next events of the objects of some due, once the ends of these are committed: an end that is not yet can be
 * overtaken by a later event of the object and by a claim that sees both, which has that one wait.
 */
export async function freeNextOf(
  db: Db,
  subscriber: string,
  list: readonly Claimed[],
  now: Date
): Promise<void> {
  const objects = list.map(({ event: { type, objectId } }) => ({ kind: objectKinds[type], id: objectId }))
  await freeFirst(db, { subscriber, objects: JSON.stringify(objects), now: now.toISOString() })
}

// One that was tried is under way, or has a time of its own. A claim that still sees the ended event is waited for.
const freeFirst = prepareRows(
  'free_next',
  () => sql`
    with next as (
      select event_id from event_queue
      where subscriber = ${given('subscriber')} and tries = 0 and event_id = any(array(
        select (
          select q.event_id from event_queue q
          where q.subscriber = ${given('subscriber')} and q.kind = o.kind and q.object_id = o.id
          order by q.event_id limit 1)
        from jsonb_to_recordset(${given('objects')}::text::jsonb) as o(kind text, id bigint)))
      order by event_id for update)
    update event_queue q set due_at = least(q.due_at, ${given('now')}::timestamptz)
    from next where q.subscriber = ${given('subscriber')} and q.event_id = next.event_id`
)

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
