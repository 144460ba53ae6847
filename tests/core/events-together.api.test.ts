import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'

import { Dispatcher } from '#server/core/events/dispatcher.ts'
import { claimEvents, endEvents, freeNextOf, leaseSeconds } from '#server/core/events/event-queue.ts'
import { eventQueue, events, eventSubscriptions } from '#server/core/events/schema.ts'
import { type Subscriber, subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })
const about = (status: string) => ({ code: 'X', status, buyer_id: 1, shop_id: 1 })
const options = { name: 'a', types: ['order.noted'], limit: 10 }
const named = (name: string): Subscriber => ({
  name,
  maxTries: 3,
  retrySeconds: 10,
  parallel: 10,
  deliver: { 'order.noted': async () => {} }
})

beforeEach(async () => {
  const { db } = world().services
  await db.delete(eventSubscriptions)
  await db.delete(events)
  await subscribe(db, [named('a')])
})

it('[checkout-96] deliveries that end together leave the queue, except those that somebody else has claimed since, and make the next of each object due', async () => {
  const { services } = world()
  const { db, clock } = services
  await transactor(services)(async (_tx, after) => {
    for (const object of [1, 2, 1, 2]) await after.record('order.noted', object, about('paid'))
  })
  const { claimed } = await claimEvents(db, options, clock.now())
  expect(claimed.map(({ event }) => event.objectId)).toEqual([1, 2])
  const [first, second] = claimed
  await clock.advance(leaseSeconds)
  const again = await claimEvents(db, { ...options, limit: 1 }, clock.now())
  expect(again.claimed).toMatchObject([{ event: { id: first!.event.id }, tries: 2 }])
  expect(await endEvents(db, 'a', [first!, second!])).toEqual([false, true])
  expect(await endEvents(db, 'b', again.claimed)).toEqual([false])
  const due = async () =>
    (await db.select().from(eventQueue).orderBy(eventQueue.eventId)).map(
      row => `${row.objectId} ${row.tries} ${row.dueAt <= clock.now()}`
    )
  await db.update(eventQueue).set({ dueAt: new Date(clock.now().getTime() + 5_000) })
  await freeNextOf(db, 'a', claimed, clock.now())
  // The first of object 1 is under way.
  expect(await due()).toEqual(['1 2 false', '1 0 false', '2 0 true'])
})

it('[checkout-97] a transaction wakes only those who hear of what it tells, and who may have chosen to', () => {
  const { services } = world()
  const other: Subscriber = { ...named('b'), deliver: { 'stock.changed': async () => {} } }
  const chosen: Subscriber = { ...other, name: 'c', isChosen: true }
  const dispatcher = new Dispatcher(() => services, [named('a'), other, chosen])
  const wake = vi.spyOn(dispatcher, 'wake').mockReturnValue()
  dispatcher.wakeFor(['order.noted'])
  expect(wake).toHaveBeenCalledWith(['a', 'c'])
})

it('[checkout-97] what a transaction writes by statements of its own is delivered once after its commit', async () => {
  const { services } = world()
  const wakeFor = vi.spyOn(services.events, 'wakeFor').mockReturnValue()
  await transactor(services)(async (_tx, after) => {
    after.deliver('notification.created')
    await after.record('order.noted', 1, about('paid'))
    expect(wakeFor).not.toHaveBeenCalled()
  })
  expect(wakeFor.mock.calls).toEqual([[['notification.created', 'order.noted']]])
  wakeFor.mockRestore()
})

it('[checkout-96] one that cannot leave the queue keeps none of those that would leave it together', async () => {
  const { services } = world()
  const { db } = services
  await transactor(services)(async (_tx, after) => {
    for (const object of [1, 2, 3, 4]) await after.record('order.noted', object, about('paid'))
  })
  await db.execute(sql`
    create function keep_row() returns trigger language plpgsql as
      $$ begin if old.object_id = 3 then raise 'kept'; end if; return old; end $$`)
  await db.execute(sql`
    create trigger keep_row before delete on event_queue for each row execute function keep_row()`)
  try {
    new Dispatcher(() => services, [named('a')]).wake()
    await services.background.settled()
  } finally {
    await db.execute(sql`drop function keep_row cascade`)
  }
  expect((await db.select().from(eventQueue)).map(row => row.objectId)).toEqual([3])
})
