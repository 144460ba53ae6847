import { addSeconds } from 'date-fns/addSeconds'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { Dispatcher } from '#server/core/events/dispatcher.ts'
import { eventRow } from '#server/core/events/event-row.ts'
import { eventQueue, events } from '#server/core/events/schema.ts'
import { type Subscriber, subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })
const about = (status: string) => ({ code: 'X', status, buyer_id: 1, shop_id: 1 })

it('[core-275] many events of one object follow each other at once, also where a claim had the next one wait while the first one ended', async () => {
  const heard: string[] = []
  const { db } = world().services
  const subscriber: Subscriber = {
    maxTries: 3,
    retrySeconds: 10,
    parallel: 10,
    name: 'a',
    write: {
      'order.noted': async ({ tx, now }, event) => {
        if (heard.push(event.data.status) > 1) return
        // Comes after the first one has left the queue in this transaction, and before that is committed.
        await tx.insert(events).values(eventRow('order.noted', 1, about('second'), now))
        await tx
          .update(eventQueue)
          .set({ dueAt: addSeconds(now, 5) })
          .where(eq(eventQueue.tries, 0))
      }
    }
  }
  await subscribe(db, [subscriber])
  await transactor(world().services)((_tx, after) => after.record('order.noted', 1, about('first')))
  new Dispatcher(() => world().services, [subscriber]).wake()
  await world().services.background.settled()
  expect(heard).toEqual(['first', 'second'])
})
