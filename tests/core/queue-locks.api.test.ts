import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'

import { connect, rows } from '#server/core/db/connect.ts'
import { claimEvents, endEvents, freeNextOf } from '#server/core/events/event-queue.ts'
import { eventQueue, eventSubscriptions } from '#server/core/events/schema.ts'
import { subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const isWaiting = sql`
  select from pg_locks join pg_stat_activity a using (pid) where not granted and a.datname = current_database()`

const world = useWorld({ LOG_LEVEL: 'silent' })

it('[checkout-96] events that leave the queue or become due together are locked in the order of their ids, whatever the plan', async () => {
  const { services } = world()
  const { db, clock } = services
  await db.delete(eventSubscriptions)
  await subscribe(db, [
    { name: 'a', maxTries: 3, retrySeconds: 10, parallel: 10, deliver: { 'order.noted': async () => {} } }
  ])
  await transactor(services)(async (_tx, after) => {
    for (const object of [1, 2])
      await after.record('order.noted', object, { code: 'X', status: 'paid', buyer_id: 1, shop_id: 1 })
  })
  const options = { name: 'a', types: ['order.noted'], limit: 10 }
  const { claimed } = await claimEvents(db, options, clock.now())
  await db.update(eventQueue).set({ tries: 0 })
  const [first, second] = claimed.map(({ event }) => event.id)
  const other = await connect({ url: services.config.databaseUrl!, folder: '', poolSize: 1 })
  onTestFinished(() => other.close())
  for (const way of ['indexscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
    await other.db.execute(sql.raw(`set enable_${way} = off`))
  const claims = claimed.map(({ event }) => ({ event, tries: 0 }))
  const isFree = async (id: number) =>
    (await rows(db, sql`select from event_queue where event_id = ${id} for update skip locked`)).length > 0
  for (const work of [freeNextOf, endEvents]) {
    // As after a try: the row of the first one comes last in the table.
    await db.update(eventQueue).set({ tries: 0 }).where(eq(eventQueue.eventId, first!))
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holding = db.transaction(async tx => {
      await tx.execute(sql`select from event_queue where event_id = ${first} for update`)
      hold()
      await held
    })
    await isHeld
    const working = work(other.db, 'a', claims, clock.now())
    await vi.waitFor(async () => expect(await rows(db, isWaiting)).not.toEqual([]))
    expect(await isFree(second!)).toBe(true)
    release()
    await Promise.all([holding, working])
  }
  expect(await db.select().from(eventQueue)).toEqual([])
})
