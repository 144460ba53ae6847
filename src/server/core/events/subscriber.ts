import { sql } from 'drizzle-orm'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Services } from '#server/core/platform/services.ts'
import type { EventType, StoredEvent } from './event-types.ts'

/** Does what follows from an event outside of the database. It may be asked again with the same event. */
type Deliver<T extends EventType> = (services: Services, event: StoredEvent<T>) => Promise<void>

/** Does what follows within the database, in the transaction that takes the event off the queue: once. */
type Write<T extends EventType> = (
  step: { tx: Db; after: AfterCommit; now: Date },
  event: StoredEvent<T>
) => Promise<void>

export type Deliveries = { readonly [T in EventType]?: Deliver<T> }
export type Writes = { readonly [T in EventType]?: Write<T> }

type Named = {
  name: string
  /** Times that an event is tried, and the seconds until the next, times the tries before. */
  maxTries: number
  retrySeconds: number
}

export type Delivering = Named & { deliver: Deliveries }
export type Writing = Named & { write: Writes }

/** Who hears of events, and what they do. Each has its own queue: none waits for another. */
export type Subscriber = Delivering | Writing

const typesOf = (subscriber: Subscriber): string[] =>
  Object.keys('write' in subscriber ? subscriber.write : subscriber.deliver)

/**
 * Makes the table of subscriptions say what this code hears. What nobody hears any more leaves the queue; subscribers
 * of other names are not touched.
 */
export async function subscribe(db: Db, subscribers: readonly Subscriber[]): Promise<void> {
  const names = sql.param(subscribers.map(({ name }) => name))
  const wanted = subscribers.flatMap(one => typesOf(one).map(type => ({ type, subscriber: one.name })))
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
