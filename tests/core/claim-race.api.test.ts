import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { Db } from '#server/core/db/connect.ts'
import { claimEvents, freeNextOf } from '#server/core/events/event-queue.ts'
import { eventQueue } from '#server/core/events/schema.ts'
import { subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })

/** The database, with `interrupt` between the claim and the statement that looks at what it had wait. */
function interrupted(db: Db, interrupt: () => Promise<void>): Db {
  let statements = 0
  const execute: typeof db.execute = query => {
    statements += 1
    return (statements === 2 ? interrupt().then(() => db.execute(query)) : db.execute(query)) as never
  }
  return Object.assign(Object.create(db) as Db, { execute })
}

const options = { name: 'a', types: ['order.noted'], limit: 1 }

/** Two events of an order, of which the first one is claimed; afterwards the second is due. */
async function claimFirst() {
  const { services } = world()
  const { db, clock } = services
  await db.delete(eventQueue)
  await subscribe(db, [
    { name: 'a', maxTries: 3, retrySeconds: 10, parallel: 10, deliver: { 'order.noted': async () => {} } }
  ])
  await transactor(services)(async (_tx, after) => {
    for (const status of ['paid', 'sent'])
      await after.record('order.noted', 1, { code: 'X', status, buyer_id: 1, shop_id: 1 })
  })
  const { claimed } = await claimEvents(db, options, clock.now())
  await clock.advance(5)
  const ofFirst = and(eq(eventQueue.subscriber, 'a'), eq(eventQueue.eventId, claimed[0]!.event.id))
  return { db, clock, claimed, end: () => db.delete(eventQueue).where(ofFirst) }
}

it('[core-275] an event does not wait for an earlier one that ended while the claim was looking', async () => {
  const { db, clock, end } = await claimFirst()
  // The end of another process whose own look for the next event came before this claim.
  const interrupt = async () => void (await end())
  expect(await claimEvents(interrupted(db, interrupt), options, clock.now())).toEqual({
    claimed: [],
    isMore: true
  })
  const next = await claimEvents(db, options, clock.now())
  expect(next.claimed.map(({ event }) => event.data)).toMatchObject([{ status: 'sent' }])
})

it('[core-275] an event that another process claims meanwhile is not claimed again', async () => {
  const { db, clock, claimed, end } = await claimFirst()
  const taken: unknown[] = []
  const interrupt = async () => {
    await end()
    await freeNextOf(db, 'a', claimed, clock.now())
    taken.push(...(await claimEvents(db, options, clock.now())).claimed)
  }
  expect(await claimEvents(interrupted(db, interrupt), options, clock.now())).toEqual({
    claimed: [],
    isMore: false
  })
  expect(taken).toMatchObject([{ event: { data: { status: 'sent' } } }])
  expect(await claimEvents(db, options, clock.now())).toEqual({ claimed: [], isMore: false })
})

it('[core-275] events that were claimed are delivered also where those behind them could not be looked at', async () => {
  const { db, clock, end } = await claimFirst()
  await transactor(world().services)(async (_tx, after) => {
    await after.record('order.noted', 2, { code: 'Y', status: 'paid', buyer_id: 1, shop_id: 1 })
  })
  const lost = new Error('connection lost')
  const reported: unknown[] = []
  const interrupt = async () => {
    await end()
    throw lost
  }
  const { claimed, isMore } = await claimEvents(
    interrupted(db, interrupt),
    { ...options, limit: 5 },
    clock.now(),
    error => reported.push(error)
  )
  expect(claimed.map(({ event }) => event.data)).toMatchObject([{ code: 'Y' }])
  expect([isMore, reported]).toEqual([false, [lost]])
  // The one behind comes due by itself.
  await clock.advance(5)
  const next = await claimEvents(db, options, clock.now())
  expect(next.claimed.map(({ event }) => event.data)).toMatchObject([{ code: 'X', status: 'sent' }])
})
