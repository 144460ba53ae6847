import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { idempotencyKeys } from '#server/core/db/schema.ts'
import { runIfDue } from '#server/core/periodic-job.ts'
import { products } from '#server/product/schema.ts'
import { runPeriodic } from '#server/jobs.ts'
import { moveSoldWindow } from '#server/product/sold-window-job.ts'

import { advanceTo, buy, pay } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const day = 24 * 60 * 60
const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

describe('background jobs', () => {
  it('[notification-7] notify open tabs of an order and of the badges, after the commit', async () => {
    const heard: { channel: string; event: string; data: unknown }[] = []
    const stop = world().services.bus.on('realtime', payload => void heard.push(payload as (typeof heard)[0]))
    const buyer = await market.buyer()
    const { id, code } = await buy(buyer, await market.product(), pay.account)
    await vi.waitFor(() => {
      const own = heard.filter(event => event.channel === `private-user.${buyer.id}`)
      expect(own).toContainEqual(
        expect.objectContaining({ event: 'order', data: { id, code, status: 'pending' } })
      )
      expect(own.findLast(event => event.event === 'counters')?.data).toMatchObject({
        cart: 0,
        notification: { all: 1, transaction: 1 }
      })
    })
    stop()
  })

  it('[product-13] count the sales of 30 days, and drop them afterwards', async () => {
    const { services } = world()
    const buyer = await market.buyer()
    const product = await market.product()
    const sold = async () => {
      const [row] = await services.db.select().from(products).where(eq(products.id, product.id))
      return [row!.sold, row!.sold30d]
    }
    await moveSoldWindow(services)
    const { id, code } = await buy(buyer, product, pay.cash, { qty: 2 })
    await advanceTo(world(), code, 'deliver')
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    expect(await sold()).toEqual([2, 2])
    await services.clock.advance(29 * day)
    await moveSoldWindow(services)
    expect(await sold()).toEqual([2, 2])
    await services.clock.advance(2 * day)
    await Promise.all([moveSoldWindow(services), moveSoldWindow(services)])
    await moveSoldWindow(services)
    expect(await sold()).toEqual([2, 0])
  })

  it('run once across several processes, and again when due', async () => {
    const { services } = world()
    const runs = await Promise.all([runPeriodic(services), runPeriodic(services)])
    expect(runs.flat().toSorted()).toEqual([
      'bought together',
      'card prices',
      'change log',
      'checkpoint',
      'cleanup',
      'closings',
      'daily books',
      'demo shops',
      'ledger days',
      'recipients',
      'summaries',
      'vacuum'
    ])
    expect(await runPeriodic(services)).toEqual([])
    await services.clock.advance(60 * 60 + 1)
    expect(await runPeriodic(services)).toEqual([
      'cleanup',
      'card prices',
      'demo shops',
      'closings',
      'recipients',
      'ledger days',
      'change log',
      'summaries',
      'checkpoint'
    ])
  })

  it('[core-97] a failing one does not delay others, and is due again after a minute', async () => {
    const { services } = world()
    await services.clock.advance(24 * 60 * 60 + 1)
    const exec = () => Promise.reject(new Error('No statement passes'))
    const connection = { ...services.connection, engine: 'pglite' as const, exec }
    const log = pino({ level: 'silent' })
    const first = await runPeriodic({ ...services, connection, log })
    expect(first).toEqual([
      'cleanup',
      'card prices',
      'demo shops',
      'closings',
      'recipients',
      'ledger days',
      'change log',
      'summaries',
      'daily books',
      'bought together',
      'checkpoint',
      'vacuum'
    ])
    expect(await runPeriodic(services)).toEqual([])
    await services.clock.advance(61)
    const again = await runPeriodic(services)
    expect(again).toEqual(expect.arrayContaining(['checkpoint', 'vacuum']))
    expect(again).not.toContain('cleanup')
  })

  it('[core-97] a failing one is tried after 1, 2, 4 … minutes, at most its interval, by whichever process', async () => {
    const { services } = world()
    let fails = true
    const job = {
      name: 'failing',
      everyMs: 5 * 60_000,
      run: () => (fails ? Promise.reject(new Error('Not now')) : Promise.resolve())
    }
    const silent = { ...services, log: pino({ level: 'silent' }) }
    /** Minutes until it runs again, asked twice a minute. */
    const pause = async () => {
      for (let halves = 1; halves < 30; halves += 1) {
        await services.clock.advance(30)
        if (await runIfDue(silent, job)) return Math.floor(halves / 2)
      }
      return undefined
    }
    expect(await runIfDue(silent, job)).toBe(true)
    const pauses = [await pause(), await pause(), await pause(), await pause()]
    expect(pauses).toEqual([1, 2, 4, 5])
    fails = false
    expect(await pause()).toBe(5)
    // A success forgets the failures.
    fails = true
    expect([await pause(), await pause()]).toEqual([5, 1])
  })

  it('[core-8] remove stored answers after 48 hours', async () => {
    const { services } = world()
    const buyer = await market.buyer()
    await buy(buyer, await market.product(), pay.account)
    const storedKeys = () =>
      services.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, buyer.id))
    expect(await storedKeys()).toHaveLength(1)
    await services.clock.advance(2 * day + 1)
    expect(await runPeriodic(services)).toContain('cleanup')
    expect(await storedKeys()).toHaveLength(0)
  })
})
