import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

import { Dispatcher } from '#server/core/events/dispatcher.ts'
import { eventSubscriptions } from '#server/core/events/schema.ts'
import { type Subscriber, subscribe } from '#server/core/events/subscriber.ts'
import { transactor } from '#server/core/transact.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const one = sql`select 1`

/** Turns that others had, until the test ends. */
function countTurns() {
  const turns = { count: 0, isOver: false }
  const take = () => {
    turns.count += 1
    if (!turns.isOver) setImmediate(take)
  }
  setImmediate(take)
  return turns
}

describe('[core-340] a job of many transactions', () => {
  let turns: ReturnType<typeof countTurns> | undefined
  afterEach(() => {
    if (turns) turns.isOver = true
  })

  it('lets others have their turn after each', async () => {
    const { db } = world().services
    await db.execute(one)
    turns = countTurns()
    for (let i = 0; i < 50; i += 1) await db.transaction(tx => tx.execute(one))
    expect(turns.count).toBeGreaterThanOrEqual(50)
  })

  it('does so too while events are delivered', async () => {
    const { services } = world()
    const heard: number[] = []
    const subscriber: Subscriber = {
      name: 'turns',
      maxTries: 3,
      retrySeconds: 10,
      parallel: 1,
      deliver: { 'order.noted': async (_services, event) => void heard.push(event.objectId) }
    }
    await services.db.delete(eventSubscriptions)
    await subscribe(services.db, [subscriber])
    const about = { code: 'X', status: 'paid', buyer_id: 1, shop_id: 1 }
    for (let id = 1; id <= 50; id += 1)
      await transactor(services)((_tx, after) => after.record('order.noted', id, about))
    turns = countTurns()
    new Dispatcher(() => services, [subscriber]).wake()
    await services.background.settled()
    expect(heard).toHaveLength(50)
    expect(turns.count).toBeGreaterThanOrEqual(50)
  })

  it('does so too where each is undone', async () => {
    const { db } = world().services
    turns = countTurns()
    const failing = () =>
      db.transaction(async tx => {
        await tx.execute(one)
        throw new Error('undone')
      })
    for (let i = 0; i < 50; i += 1) await expect(failing()).rejects.toThrow('undone')
    expect(turns.count).toBeGreaterThanOrEqual(50)
  })
})
