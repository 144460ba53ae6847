import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { Db } from '#server/core/db/connect.ts'
import { claimEvents } from '#server/core/events/event-queue.ts'
import { eventQueue } from '#server/core/events/schema.ts'
import { subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })

/** The database, with `interrupt` between the second and the third statement of each transaction. */
function interrupted(db: Db, interrupt: () => Promise<void>): Db {
  const transaction: Db['transaction'] = work =>
    db.transaction(async tx => {
      let statements = 0
      const execute: typeof tx.execute = query => {
        statements += 1
        const isThird = statements === 3
        return (isThird ? interrupt().then(() => tx.execute(query)) : tx.execute(query)) as never
      }
      return work(Object.assign(Object.create(tx) as typeof tx, { execute }))
    })
  return Object.assign(Object.create(db) as Db, { transaction })
}

it('[core-275] an event does not wait for an earlier one that ended while the claim was looking', async () => {
  const { services } = world()
  const { db, clock } = services
  await subscribe(db, [
    { name: 'a', maxTries: 3, retrySeconds: 10, parallel: 10, deliver: { 'order.noted': async () => {} } }
  ])
  await transactor(services)(async (_tx, after) => {
    for (const status of ['paid', 'sent'])
      await after.record('order.noted', 1, { code: 'X', status, buyer_id: 1, shop_id: 1 })
  })
  const options = { name: 'a', types: ['order.noted'], limit: 1 }
  const { claimed } = await claimEvents(db, options, clock.now())
  await clock.advance(5)
  // The end of another process whose own look for the next event came before this claim.
  const end = async () => {
    await db
      .delete(eventQueue)
      .where(and(eq(eventQueue.subscriber, 'a'), eq(eventQueue.eventId, claimed[0]!.event.id)))
  }
  expect(await claimEvents(interrupted(db, end), options, clock.now())).toEqual({ claimed: [], isMore: true })
  const next = await claimEvents(db, options, clock.now())
  expect(next.claimed.map(({ event }) => event.data)).toMatchObject([{ status: 'sent' }])
})
