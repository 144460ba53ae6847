import { randomUUID } from 'node:crypto'

import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { type Limits, startLimits } from '#server/core/platform/limits.ts'

import { Cuttable } from '../../support/cuttable.ts'
import { holdTimeouts } from '../../support/held-timeouts.ts'
import { openLiar, sayForEver } from '../../support/liar.ts'
import { redisUrl } from '../../support/redis.ts'

const log = pino({ level: 'silent' })
/** The calls per minute and address of the bucket 'guess'. */
const guesses = 30
/** Timeout of one command in milliseconds. */
const commandMs = 200

const started: Limits[] = []
afterEach(() => Promise.all(started.splice(0).map(limits => limits.close())))

function start(url: string | undefined, name: string = randomUUID()): Limits {
  const limits = startLimits({ ...(url && { redisUrl: url }), enabled: true, name, log })
  started.push(limits)
  return limits
}

/** How many of this many calls passed. */
async function passed(limits: Limits, address: string, calls: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: calls }, () => limits.take('guess', address)))
  return answers.filter(seconds => seconds === undefined).length
}

/** The contract of every rate limiter: a limit per minute for each key, and never a call that waits or fails. */
function describeLimits(name: string, open: () => Promise<Limits>): void {
  describe(`rate limits in ${name}`, () => {
    it('[core-7] allow the calls of a minute, and return the wait for the next', async () => {
      const limits = await open()
      for (let call = 0; call < guesses; call += 1) {
        expect(await limits.take('guess', '10.0.0.1')).toBeUndefined()
      }
      const wait = await limits.take('guess', '10.0.0.1')
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
      expect(Number.isInteger(wait)).toBe(true)
    })

    it('allow exactly the limit of concurrent calls', async () => {
      expect(await passed(await open(), '10.0.0.2', 200)).toBe(guesses)
    })

    it('[core-7] count each address and each bucket separately', async () => {
      const limits = await open()
      await passed(limits, '10.0.0.3', 100)
      expect(await passed(limits, '10.0.0.4', 1)).toBe(1)
      expect(await limits.take('read', '10.0.0.3')).toBeUndefined()
      expect(await passed(limits, '10.0.0.3', 1)).toBe(0)
    })

    it.each([
      [
        'a /64, however its addresses are written',
        ['2001:db8::1', '2001:DB8:0:0:ffff::2', '2001:db8::3:0:0:1']
      ],
      ['an IPv4, in both its forms', ['10.0.0.5', '::ffff:10.0.0.5', '::ffff:a00:5']],
      ['what is no address', ['', 'x', '10.0.0.1, 10.0.0.2', '*', 'a:b c\r\nd', 'x'.repeat(10_000)]]
    ])('count %s as one', async (_name, addresses) => {
      const limits = await open()
      const each = Math.ceil((guesses + 1) / addresses.length)
      const counts = []
      for (const address of addresses) counts.push(await passed(limits, address, each))
      expect(counts.reduce((sum, count) => sum + count)).toBe(guesses)
    })

    it('[core-7] count a neighbouring /64 separately', async () => {
      const limits = await open()
      await passed(limits, '2001:db8::1', 100)
      expect(await passed(limits, '2001:db8:0:1::1', 1)).toBe(1)
    })

    it('count a session separately, whatever its key', async () => {
      const limits = await open()
      for (const key of ['session-1', 'session-10', 'session-10.0.0.6', 'session-*', 'session-😀\n{}']) {
        expect([key, await passed(limits, key, guesses + 1)]).toEqual([key, guesses])
      }
      expect(await passed(limits, '10.0.0.6', 1)).toBe(1)
    })

    it('[ops-145] look at five wrong tokens of an address, and then wait 15 minutes', async () => {
      const limits = await open()
      for (let token = 0; token < 5; token += 1) {
        expect(await limits.waitForToken('10.0.0.7')).toBeUndefined()
        await limits.countWrongToken('10.0.0.7')
      }
      const wait = await limits.waitForToken('::ffff:10.0.0.7')
      expect(wait).toBeGreaterThan(14 * 60)
      expect(wait).toBeLessThanOrEqual(15 * 60)
      expect(await limits.waitForToken('10.0.0.8')).toBeUndefined()
    })

    it('can be closed more than once', async () => {
      const limits = await open()
      await limits.take('guess', '10.0.0.7')
      await limits.close()
      await limits.close()
    })
  })
}

describeLimits('this process', async () => start(undefined))

/** Several ways in which Redis fails; the process then counts alone. */
const failing: [string, () => Promise<number>][] = [
  ['is gone', () => cut('gone')],
  ['is silent', () => cut('silent')],
  ['ends every connection', () => cut('ending')],
  ['is still loading', () => openLiar(socket => socket.on('data', () => socket.write('-LOADING\r\n')))],
  ['speaks another protocol', () => openLiar(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
  ['answers without an end', () => openLiar(socket => sayForEver(socket, `+${'x'.repeat(10_000)}`))],
  ['answers what nobody asked', () => openLiar(socket => socket.on('data', () => socket.write('+OK\r\n')))],
  [
    'counts backwards',
    () => openLiar(socket => socket.on('data', () => socket.write('*2\r\n:-5\r\n:-2\r\n')))
  ]
]

async function cut(mode: 'gone' | 'silent' | 'ending'): Promise<number> {
  const wire = new Cuttable()
  onTestFinished(() => wire.stop())
  await wire.set('silent')
  await wire.set(mode)
  return wire.port
}

describe.each(failing.slice(0, 5))('a Redis that %s', (name, open) => {
  describeLimits(`this process, because Redis ${name}`, async () =>
    start(`redis://127.0.0.1:${await open()}`)
  )
})

it.each(failing)('[core-28] a Redis that %s delays no call', async (_name, open) => {
  const limits = start(`redis://127.0.0.1:${await open()}`)
  holdTimeouts(0)
  for (let call = 0; call < guesses; call += 1) await limits.take('guess', '10.0.0.1')
})

it('switched-off limits allow everything', async () => {
  const limits = startLimits({ enabled: false, name: randomUUID(), log })
  expect(await passed(limits, '10.0.0.1', 1_000)).toBe(1_000)
  await limits.close()
})

if (redisUrl) {
  const url = redisUrl
  /** Returns once Redis counts: until then the process counts alone. */
  const startShared = async (name: string = randomUUID(), through = url): Promise<Limits> => {
    const redis = new Redis(url)
    const limits = start(through, name)
    await vi.waitFor(async () => {
      await limits.take('read', '10.1.0.1')
      expect(await redis.keys(`limit:${name}:read:*`)).toHaveLength(1)
    })
    redis.disconnect()
    return limits
  }
  describeLimits('Redis', () => startShared())

  describe('limits in Redis', () => {
    it('count across the processes of one marketplace, but not across marketplaces', async () => {
      const name = randomUUID()
      const [mine, second, others] = [await startShared(name), await startShared(name), await startShared()]
      const counts = await Promise.all([mine, second].map(limits => passed(limits, '10.0.0.8', 100)))
      expect(counts[0]! + counts[1]!).toBe(guesses)
      expect(await passed(others, '10.0.0.8', 1)).toBe(1)
    })

    it('[ops-145] hold wrong tokens of an address for all processes', async () => {
      const name = randomUUID()
      const [mine, second] = [await startShared(name), await startShared(name)]
      for (let token = 0; token < 5; token += 1) await mine.countWrongToken('10.0.0.9')
      expect(await second.waitForToken('10.0.0.9')).toBeGreaterThan(14 * 60)
    })

    it('leave no key without an expiry', async () => {
      const name = randomUUID()
      const limits = await startShared(name)
      await passed(limits, '10.0.0.9', 100)
      const redis = new Redis(url)
      const [key] = await redis.keys(`limit:${name}:guess:*`)
      const ms = await redis.pttl(key!)
      expect(ms).toBeGreaterThan(0)
      expect(ms).toBeLessThanOrEqual(60_000)
      redis.disconnect()
    })

    it('[core-28] continue in this process when Redis stops answering', async () => {
      const redis = new Cuttable(new URL(url), 6379)
      onTestFinished(() => redis.stop())
      await redis.set('open')
      const limits = await startShared(randomUUID(), `redis://127.0.0.1:${redis.port}`)
      redis.fallSilent()
      const { begun, end } = holdTimeouts(100)
      const first = limits.take('guess', '10.0.0.2')
      await begun(commandMs)
      end(commandMs)
      expect(await first).toBeUndefined()
      // Redis is skipped now: no other call waits for it.
      for (let call = 1; call < 40; call += 1) await limits.take('guess', '10.0.0.2')
      expect(await limits.take('guess', '10.0.0.2')).toBeGreaterThan(0)
    })
  })
}
