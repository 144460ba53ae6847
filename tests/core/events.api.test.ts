import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { cleanUp } from '#server/cleanup-job.ts'
import { rows } from '#server/core/db/connect.ts'
import { Dispatcher } from '#server/core/events/dispatcher.ts'
import {
  claimEvents,
  endEvent,
  freeNextOf,
  leaseSeconds,
  postponeEvent
} from '#server/core/events/event-queue.ts'
import type { StoredEvent } from '#server/core/events/event-types.ts'
import { eventQueue, events, eventSubscriptions } from '#server/core/events/schema.ts'
import { type Subscriber, subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })
const seconds = { maxTries: 3, retrySeconds: 10, parallel: 10 }

/** Writes an event of an order; without a subscriber the row stays alone. */
const record = (objectId: number, status = 'paid') =>
  transactor(world().services)((_tx, after) => after.record('order.noted', objectId, about(status)))
const about = (status: string) => ({ code: 'X', status, buyer_id: 1, shop_id: 1 })

/**
 * A process's subscribers and their options, with names of its own; the marketplace's own subscribers get nothing
 * meanwhile.
 */
function processOf(...subscribers: Subscriber[]) {
  const dispatcher = new Dispatcher(() => world().services, subscribers)
  return {
    /** Delivers due rows until nothing more can be claimed. */
    async run() {
      dispatcher.wake()
      await world().services.background.settled()
    },
    look: () => dispatcher.look(),
    wake: () => dispatcher.wake()
  }
}

/** A subscriber that records its events, once `before` has returned. */
function hearing(name: string, before: (event: StoredEvent) => Promise<void> | void = () => {}) {
  const heard: string[] = []
  const subscriber: Subscriber = {
    ...seconds,
    name,
    deliver: {
      'order.noted': async (_services, event) => {
        await before(event)
        heard.push(`${event.objectId} ${event.data.status}`)
      }
    }
  }
  return { heard, subscriber }
}

const waiting = async () =>
  (await world().services.db.select().from(eventQueue))
    .map(row => `${row.subscriber} ${row.objectId} ${row.tries}`)
    .toSorted()

beforeEach(async () => {
  const { db } = world().services
  await db.delete(eventSubscriptions)
  await db.delete(events)
})

const subscribing = async (...subscribers: Subscriber[]) => {
  await subscribe(world().services.db, subscribers)
  return processOf(...subscribers)
}

describe('[core-274] an event', () => {
  it('reaches each subscriber of its type once it is committed, and none after a rollback', async () => {
    const [a, b, other] = [hearing('a'), hearing('b'), hearing('c')]
    const deaf = { ...other.subscriber, deliver: { 'stock.changed': async () => void other.heard.push('!') } }
    const { run } = await subscribing(a.subscriber, b.subscriber, deaf)
    await record(1)
    const failing = transactor(world().services)(async (_tx, after) => {
      await after.record('order.noted', 2, about('paid'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await run()
    expect([a.heard, b.heard, other.heard]).toEqual([['1 paid'], ['1 paid'], []])
    expect(await waiting()).toEqual([])
    await run()
    expect(a.heard).toHaveLength(1)
  })

  it('with a lower number that is committed later is delivered too', async () => {
    const a = hearing('a')
    const { run } = await subscribing(a.subscriber)
    const { services } = world()
    if (services.connection.engine === 'pglite') {
      // One connection: no transaction is open beside another.
      await record(1)
      await run()
      expect(a.heard).toEqual(['1 paid'])
      return
    }
    await transactor(services)(async (_tx, after) => {
      await after.record('order.noted', 1, about('early'))
      await record(2, 'late')
      await run()
      expect(a.heard).toEqual(['2 late'])
    })
    await run()
    expect(a.heard).toEqual(['2 late', '1 early'])
  })

  it('waits for the earlier one of its object, whichever process has that, and for no other object', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const slow = hearing('a', event =>
      (event.data as { status: string }).status === 'first' ? held : undefined
    )
    const first = await subscribing(slow.subscriber)
    const second = processOf(slow.subscriber)
    await record(1, 'first')
    first.wake()
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a 1 1']))
    await record(1, 'second')
    await record(2)
    second.wake()
    await vi.waitFor(() => expect(slow.heard).toEqual(['2 paid']))
    release()
    await world().services.background.settled()
    await first.run()
    expect(slow.heard).toEqual(['2 paid', '1 first', '1 second'])
  })
})

describe('[core-275] a subscriber', () => {
  it('that hangs delays no other one', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const [stuck, quick] = [hearing('stuck', () => held), hearing('quick')]
    const { wake } = await subscribing(stuck.subscriber, quick.subscriber)
    await record(1)
    wake()
    await vi.waitFor(() => expect(quick.heard).toEqual(['1 paid']))
    await record(2)
    wake()
    await vi.waitFor(() => expect(quick.heard).toEqual(['1 paid', '2 paid']))
    expect(stuck.heard).toEqual([])
    release()
    await world().services.background.settled()
    expect(stuck.heard).toEqual(['1 paid', '2 paid'])
  })

  it('that fails is retried with growing delays, then given up; others of the object follow', async () => {
    let calls = 0
    const a = hearing('a', event => {
      if ((event.data as { status: string }).status !== 'bad') return
      calls += 1
      throw new Error('no')
    })
    const { run } = await subscribing(a.subscriber)
    await record(1, 'bad')
    await record(1, 'good')
    await record(2)
    await run()
    expect([calls, a.heard]).toEqual([1, ['2 paid']])
    const polls: number[] = []
    for (const pause of [9, 1, 19, 1]) {
      await world().services.clock.advance(pause)
      await run()
      polls.push(calls)
    }
    expect(polls).toEqual([1, 2, 2, 3])
    expect(a.heard).toEqual(['2 paid', '1 good'])
    expect(await waiting()).toEqual([])
  })

  it('whose process dies is served by another one when the lease is over', async () => {
    let end = () => {}
    const dead = hearing('a', () => new Promise(resolve => (end = resolve)))
    const alive = hearing('a')
    // One place, which it fills: another claim of its own would race with the other process after the lease.
    const dying = await subscribing({ ...dead.subscriber, parallel: 1 })
    const living = processOf(alive.subscriber)
    await record(1)
    dying.wake()
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a 1 1']))
    await living.look()
    expect(alive.heard).toEqual([])
    await world().services.clock.advance(leaseSeconds)
    await living.look()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]))
    expect(alive.heard).toEqual(['1 paid'])
    end()
    await world().services.background.settled()
  })

  it('that never answers is given up before the lease is over', async () => {
    const { run } = await subscribing(hearing('a', () => new Promise(() => {})).subscriber)
    await record(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const done = run()
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a 1 1']))
    await vi.advanceTimersByTimeAsync(leaseSeconds * 1000 - 1)
    await done
    expect(await waiting()).toEqual(['a 1 1'])
  })

  it('that writes to the database does it once, even if two processes have the same event', async () => {
    const { db } = world().services
    const note = (name: string) => sql`insert into settings (name, value) values (${name}, '1')
      on conflict (name) do update set value = (settings.value::int + 1)::text`
    const writer: Subscriber = {
      ...seconds,
      name: 'writer',
      write: { 'order.noted': async ({ tx }) => void (await tx.execute(note('written'))) }
    }
    const first = await subscribing(writer)
    const second = processOf(writer)
    await record(1)
    // Both claim it: the second one after a lease that was too short for the first.
    first.wake()
    await world().services.clock.advance(leaseSeconds)
    second.wake()
    await world().services.background.settled()
    const found = await rows<{ value: string }>(db, sql`select value from settings where name = 'written'`)
    expect(found).toEqual([{ value: '1' }])
  })

  it('with another name keeps its subscription; a type without a subscriber leaves the table', async () => {
    const { db } = world().services
    const a = hearing('a').subscriber
    await subscribe(db, [a, hearing('webhook').subscriber])
    await subscribe(db, [{ ...a, deliver: { 'order.changed': async () => {} } }])
    const left = await db.select().from(eventSubscriptions)
    expect(left.map(row => `${row.subscriber} ${row.type}`).toSorted()).toEqual([
      'a order.changed',
      'webhook order.noted'
    ])
  })
})

describe('[core-275] a slow delivery', () => {
  it('delays no other object of its subscriber, nor events that are queued meanwhile', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const a = hearing('a', event => (event.objectId === 1 ? held : undefined))
    const { wake } = await subscribing(a.subscriber)
    await record(1)
    await record(2)
    wake()
    await vi.waitFor(async () => expect([a.heard, await waiting()]).toEqual([['2 paid'], ['a 1 1']]))
    await record(2, 'sent')
    wake()
    await vi.waitFor(() => expect(a.heard).toEqual(['2 paid', '2 sent']))
    release()
    await world().services.background.settled()
    expect(a.heard).toEqual(['2 paid', '2 sent', '1 paid'])
  })

  it('is left to another process by one that stops, which claims nothing more', async () => {
    const held = new Promise<void>(() => {})
    const a = hearing('a', () => held)
    await subscribing(a.subscriber)
    const dispatcher = new Dispatcher(() => world().services, [{ ...a.subscriber, parallel: 1 }])
    await record(1)
    await record(2)
    dispatcher.wake()
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a 1 1', 'a 2 0']))
    dispatcher.stop()
    await world().services.background.settled()
    dispatcher.wake()
    await world().services.background.settled()
    expect(await waiting()).toEqual(['a 1 1', 'a 2 0'])
  })

  it('does not end or postpone a row that another process has claimed since', async () => {
    const { db, clock } = world().services
    const a = hearing('a')
    await subscribing(a.subscriber)
    await record(1)
    const claim = async () => {
      const { claimed } = await claimEvents(db, { name: 'a', types: ['order.noted'], limit: 1 }, clock.now())
      return claimed[0]!
    }
    const first = await claim()
    await clock.advance(leaseSeconds)
    const second = await claim()
    await postponeEvent(db, 'a', first, new Date(0))
    expect(await endEvent(db, 'a', first)).toBe(false)
    const again = await claimEvents(db, { name: 'a', types: ['order.noted'], limit: 1 }, clock.now())
    expect(again.claimed).toEqual([])
    expect(await endEvent(db, 'a', second)).toBe(true)
  })
})

describe('[core-275] many events of one object', () => {
  const claim = async () => {
    const { db, clock } = world().services
    const { claimed, isMore } = await claimEvents(
      db,
      { name: 'a', types: ['order.noted'], limit: 1 },
      clock.now()
    )
    return { claimed, isMore }
  }

  it('do not keep a claim from other objects, and follow each other at once', async () => {
    const { db, clock } = world().services
    await subscribe(db, [hearing('a').subscriber])
    await transactor(world().services)(async (_tx, after) => {
      for (let i = 0; i < 450; i += 1) await after.record('order.noted', 1, about(String(i)))
    })
    await record(2)
    const first = await claim()
    expect(first.claimed.map(({ event }) => event.objectId)).toEqual([1])
    // All that this one looks at are behind the first.
    expect(await claim()).toEqual({ claimed: [], isMore: true })
    const other = await claim()
    expect(other.claimed.map(({ event }) => event.objectId)).toEqual([2])
    expect(await claim()).toEqual({ claimed: [], isMore: false })
    await endEvent(db, 'a', first.claimed[0]!)
    await freeNextOf(db, 'a', first.claimed, clock.now())
    const [next] = (await claim()).claimed
    expect(next?.event).toMatchObject({ objectId: 1, data: { status: '1' } })
  })
})

describe('[core-275] an event', () => {
  it('of a type that this process does not know is left to one that does', async () => {
    const [old, fresh] = [hearing('a'), hearing('a')]
    await subscribing(fresh.subscriber)
    await record(1)
    await processOf({ ...old.subscriber, deliver: { 'stock.changed': async () => {} } }).run()
    expect(await waiting()).toEqual(['a 1 0'])
    await processOf(fresh.subscriber).run()
    expect([fresh.heard, await waiting()]).toEqual([['1 paid'], []])
  })

  it('that ends each process that tries it is given up without another try', async () => {
    const { db } = world().services
    const a = hearing('a')
    const { run } = await subscribing(a.subscriber)
    await record(1)
    await db.update(eventQueue).set({ tries: 8 })
    await run()
    expect([a.heard, await waiting()]).toEqual([[], []])
  })
})

describe('[core-276] events', () => {
  it('are removed after a month, except those of products for the search, and those with a waiting subscriber', async () => {
    const { db, clock, log } = world().services
    const old = new Date(clock.now().getTime() - 31 * 24 * 3600 * 1000)
    const row = { objectId: 7, data: {}, createdAt: old }
    await db.insert(events).values([
      { ...row, type: 'order.noted', kind: 'order' },
      { ...row, type: 'product.changed', kind: 'product' },
      { ...row, type: 'order.noted', kind: 'order', createdAt: clock.now() }
    ])
    const queued = { ...row, type: 'order.noted', kind: 'queued' }
    const [waited] = await db.insert(events).values(queued).returning({ id: events.id })
    const { kind, objectId } = queued
    const place = { subscriber: 'a', kind, objectId, dueAt: clock.now() }
    await db.insert(eventQueue).values({ ...place, eventId: waited!.id })
    await cleanUp({ db, clock, log })
    const left = await db.select().from(events).where(eq(events.objectId, 7)).orderBy(events.id)
    expect(left.map(({ kind }) => kind)).toEqual(['product', 'order', 'queued'])
  })

  it('of stock are written by the database whenever pieces are added or taken', async () => {
    const { db } = world().services
    const [variant] = await rows<{ id: string; product_id: string; stock: number }>(
      db,
      sql`update product_details set stock = stock + 1
        where id = (select min(id) from product_details) returning id, product_id, stock`
    )
    const found = await db.select().from(events).where(eq(events.kind, 'stock'))
    expect(found.map(({ type, objectId, data }) => [type, objectId, data])).toEqual([
      [
        'stock.changed',
        Number(variant?.product_id),
        { variant_id: Number(variant?.id), stock: variant?.stock }
      ]
    ])
  })
})
