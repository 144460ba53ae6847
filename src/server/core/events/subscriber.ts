import { sql } from 'drizzle-orm'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { EventType, StoredEvent } from './event-types.ts'

/** Handles an event outside of the database. It may be called again with the same event. */
type Deliver<T extends EventType> = (services: Services, event: StoredEvent<T>) => Promise<void>

/** Handles an event in the transaction that removes it from the queue: exactly once. */
type Write<T extends EventType> = (
  step: { tx: Db; after: AfterCommit; now: Date },
  event: StoredEvent<T>
) => Promise<void>

export type Deliveries = { readonly [T in EventType]?: Deliver<T> }
export type Writes = { readonly [T in EventType]?: Write<T> }

type Named = {
  name: string
  /** Maximum number of tries. The wait before the next one is `retrySeconds` times the tries so far. */
  maxTries: number
  retrySeconds: number
  /** Maximum number of deliveries under way in one process. */
  parallel: number
  /** Its feature writes its subscriptions, for what somebody asked for. */
  isChosen?: boolean
}

type Delivering = Named & { deliver: Deliveries }
type Writing = Named & { write: Writes }

/** A subscriber with its own queue and its handlers by event type. */
export type Subscriber = Delivering | Writing

export const typesOf = (subscriber: Subscriber): string[] =>
  Object.keys('write' in subscriber ? subscriber.write : subscriber.deliver)

/** Writes the subscriptions of these subscribers, except of those whose features write them. */
export async function subscribe(db: Db, subscribers: readonly Subscriber[]): Promise<void> {
  const fixed = subscribers.filter(({ isChosen }) => !isChosen)
  await writeSubscriptions(
    db,
    fixed.map(one => ({ name: one.name, types: typesOf(one) }))
  )
}

/**
 * Writes the subscriptions of these subscribers into the table and removes those that they no longer have. Subscribers
 * with other names are not touched.
 */
export async function writeSubscriptions(
  db: Db,
  subscribers: readonly { name: string; types: readonly string[] }[]
): Promise<void> {
  const names = sql.param(subscribers.map(({ name }) => name))
  const wanted = subscribers.flatMap(({ name, types }) => types.map(type => ({ type, subscriber: name })))
  await db.execute(sql`
    with wanted as (
        select type, subscriber from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          as w(type text, subscriber text)),
      dropped as (
        delete from event_subscriptions s where subscriber = any(${names}::text[])
          and not exists (select from wanted w where w.type = s.type and w.subscriber = s.subscriber))
    insert into event_subscriptions (type, subscriber)
      select type, subscriber from wanted on conflict do nothing`)
}
