import { randomUUID } from 'node:crypto'

import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { type Bus, startBus } from '#server/core/platform/bus.ts'
import { type Limits, startLimits } from '#server/core/platform/limits.ts'

import { Cuttable } from '../support/cuttable.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const log = pino({ level: 'silent' })
const real = process.env['TEST_REDIS_URL']

/** Milliseconds that a call may take while Redis does not answer: far below the seconds of a reconnection. */
const soon = 3_000

const took = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

describe.each(['gone', 'silent'] as const)('with a Redis that is %s', mode => {
  const redis = new Cuttable()
  let limits: Limits
  let bus: Bus
  beforeAll(async () => {
    await redis.set('silent')
    if (mode === 'gone') await redis.set('gone')
    const redisUrl = `redis://127.0.0.1:${redis.port}`
    const name = randomUUID()
    limits = startLimits({ redisUrl, enabled: true, name, log })
    bus = await startBus({ redisUrl, name, log })
  })
  afterAll(async () => {
    await bus.close()
    await limits.close()
    await redis.stop()
  })

  it('limits count in this process, at once', async () => {
    const takeMany = async () => {
      for (let call = 0; call < 30; call += 1) expect(await limits.take('guess', '10.0.0.1')).toBeUndefined()
    }
    expect(await took(takeMany)).toBeLessThan(soon)
    expect(await limits.take('guess', '10.0.0.1')).toBeGreaterThan(0)
  })

  it('messages reach this process, at once', async () => {
    const heard: unknown[] = []
    bus.on('realtime', payload => void heard.push(payload))
    expect(await took(() => bus.send('realtime', 'halo'))).toBeLessThan(soon)
    expect(heard).toEqual(['halo'])
  })
})

describe('a marketplace whose Redis is gone', () => {
  // Nobody listens on port 1.
  const world = useWorld({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMITS: 'on' })
  let market: Market
  beforeAll(async () => {
    market = await openMarket(world())
  })

  it('starts, reads and writes', async () => {
    const buyer = await market.buyer()
    const { id } = await market.product({ stock: 5 })
    const add = () => buyer.person.call('POST /buyer/cart/add', { product_id: id, qty: 1, is_buy_now: false })
    expect(await took(async () => value(await add()))).toBeLessThan(soon)
  })
})

if (real) {
  describe('a Redis that goes and comes back', () => {
    it('is used again, and what was missed is told', async () => {
      const redis = new Cuttable(new URL(real ?? ''), 6379)
      await redis.set('open')
      const redisUrl = `redis://127.0.0.1:${redis.port}`
      const name = randomUUID()
      const mine = await startBus({ redisUrl, name, log })
      const other = await startBus({ redisUrl, name, log })
      const heard: unknown[] = []
      const gaps = vi.fn<() => void>()
      other.on('realtime', payload => void heard.push(payload))
      other.onGap(gaps)
      const carried = (message: string) =>
        vi.waitFor(async () => {
          await mine.send('realtime', message)
          expect(heard).toContain(message)
        }, 10_000)
      await carried('before')
      expect(gaps).not.toHaveBeenCalled()
      await redis.set('gone')
      await mine.send('realtime', 'lost')
      await redis.set('open')
      await carried('after')
      expect(gaps).toHaveBeenCalledTimes(1)
      expect(heard).not.toContain('lost')
      await Promise.all([mine.close(), other.close()])
      await redis.stop()
    })
  })

  describe('a Redis that falls silent while it is used', () => {
    it('is left alone, and limits go on in this process', async () => {
      const redis = new Cuttable(new URL(real), 6379)
      await redis.set('open')
      const redisUrl = `redis://127.0.0.1:${redis.port}`
      const limits = startLimits({ redisUrl, enabled: true, name: randomUUID(), log })
      await vi.waitFor(async () => expect(await limits.take('guess', '10.0.0.2')).toBeUndefined())
      redis.fallSilent()
      const takeMany = async () => {
        for (let call = 0; call < 40; call += 1) await limits.take('guess', '10.0.0.2')
      }
      expect(await took(takeMany)).toBeLessThan(soon)
      expect(await limits.take('guess', '10.0.0.2')).toBeGreaterThan(0)
      await limits.close()
      await redis.stop()
    })
  })
}
