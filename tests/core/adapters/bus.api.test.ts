import { randomUUID } from 'node:crypto'

import { Redis } from 'ioredis'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { type Bus, type BusMessage, startBus } from '#server/core/messages/bus.ts'
import { connect } from '#server/core/db/connect.ts'

import { Cuttable } from '../../support/cuttable.ts'
import { redisUrl } from '../../support/redis.ts'
import { makeDatabase, type Scratch } from '../../support/scratch.ts'
import { scaled } from '../../support/machine-pace.ts'

const server = inject('template').databaseUrl
/** A separate database: one with open connections cannot be copied. */
let database: Scratch | undefined
beforeAll(async () => {
  database = server ? await makeDatabase(server, `baba_bus_${process.pid}`) : undefined
})
afterAll(() => database?.drop())

const log = pino({ level: 'silent' })
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

type Address = { redisUrl?: string; databaseUrl?: string }
type Opened = { bus: Bus; heard: unknown[]; wait: (count: number) => Promise<void> }

/** One process's bus, and the live events that it receives. */
async function open(address: Address, name: string): Promise<Opened> {
  const connection = address.databaseUrl
    ? await connect({ url: address.databaseUrl, folder: '', poolSize: 2 })
    : undefined
  const bus = await startBus({
    name,
    log,
    ...(address.redisUrl && { redisUrl: address.redisUrl }),
    ...(connection?.sql && { sql: connection.sql })
  })
  ends.push(async () => {
    await bus.close()
    await connection?.close()
  })
  const heard: unknown[] = []
  let onHeard = () => {}
  bus.on('realtime', payload => {
    heard.push(payload)
    onHeard()
  })
  const wait = (count: number) =>
    new Promise<void>(resolve => {
      onHeard = () => void (heard.length >= count && resolve())
      onHeard()
    })
  return { bus, heard, wait }
}

/** On a busy machine a start continues before the bus's server has answered. */
async function untilHeard(sender: Opened, other: Opened): Promise<void> {
  const hear = vi.fn<() => void>()
  const leave = other.bus.on('disconnect', hear)
  await vi.waitFor(
    async () => {
      await sender.bus.send('disconnect', [])
      expect(hear).toHaveBeenCalled()
    },
    { timeout: scaled(15_000), interval: 20 }
  )
  leave()
}

/** The transports between processes. Without one there is a single process, which receives its own messages. */
type Wire = {
  address: () => Address
  /** Sends something that none of our processes would send. */
  garble?: (name: string, text: string) => Promise<unknown>
  /** The bus's server, and its address through a connection that can be cut. */
  neighbour?: { url: () => URL; port: number; through: (port: number) => Address }
}

function describeBus(wireName: string, { address, garble, neighbour }: Wire): void {
  describe(`the bus over ${wireName}`, () => {
    const openTwo = async (name: string) => {
      const sender = await open(address(), name)
      const other = garble ? await open(address(), name) : sender
      await untilHeard(sender, other)
      await untilHeard(other, sender)
      return [sender, other] as const
    }

    it('carries messages of any length and characters whole and in order, also to the sender', async () => {
      const [sender, other] = await openTwo(randomUUID())
      const long = 'Paku “5 cm” — sudah sampai? 😀\n'.repeat(1000)
      const alike = 'a'.repeat(40_000)
      const messages = [
        1,
        { long },
        null,
        alike,
        { long: long + long },
        alike,
        alike,
        'b'.repeat(1_000_000),
        ''
      ]
      for (const message of messages) await sender.bus.send('realtime', message)
      await sender.wait(messages.length)
      await other.wait(messages.length)
      expect(sender.heard).toEqual(messages)
      expect(other.heard).toEqual(messages)
    })

    it('carries concurrent messages whole, once, to each process', async () => {
      const processes = await openTwo(randomUUID())
      const messages = processes.flatMap((_, from) =>
        Array.from({ length: 50 }, (__, index) => `${from}-${index}-${'x'.repeat(index * 400)}`)
      )
      await Promise.all(messages.map(message => processes[Number(message[0])]!.bus.send('realtime', message)))
      for (const { heard, wait } of processes) {
        await wait(messages.length)
        expect(heard.toSorted()).toEqual(messages.toSorted())
      }
    })

    it('separates topics, and stops sending to a removed listener', async () => {
      const { bus, heard, wait } = await open(address(), randomUUID())
      const left: unknown[] = []
      bus.on('realtime', payload => void left.push(payload))()
      await bus.send('invalidate', ['product:1'])
      await bus.send('realtime', 'mine')
      await wait(1)
      expect([heard, left]).toEqual([['mine'], []])
    })

    it('delivers a message to others when one listener throws; the sender does not notice', async () => {
      const name = randomUUID()
      const { bus, heard, wait } = await open(address(), name)
      const before: unknown[] = []
      bus.on('clock', () => {
        throw new Error('broken')
      })
      bus.on('clock', payload => void before.push(payload))
      await bus.send('clock', 1)
      await bus.send('realtime', 'last')
      await wait(1)
      expect([before, heard]).toEqual([[1], ['last']])
    })

    it('is silent once closed', async () => {
      const name = randomUUID()
      const [closing, other] = await openTwo(name)
      await closing.bus.close()
      const left = closing === other ? await open(address(), name) : other
      await left.bus.send('realtime', 'late')
      await left.wait(1)
      expect(closing.heard).toEqual([])
      await closing.bus.close()
    })

    if (garble) {
      it.each([
        ['a letter', 'x'],
        ['nothing', ''],
        ['a line', '\n'],
        ['an empty message', 'x\n'],
        ['half a message', 'x\n{'],
        ['null', 'x\nnull'],
        ['a number', 'x\n7'],
        ['an error', 'x\n{"topic":"error"}'],
        ['no topic', 'x\n{"payload":"half"}'],
        ['a payload of another kind', 'x\n{"topic":"invalidate","payload":7}'],
        ['a part, as NOTIFY carries it, of another kind', 'abcdefgh0000.{"topic":"invalidate","payload":7}'],
        ['a part of a message that never ends', 'abcdefgh0000+{"topic":"realtime",'],
        ['a part of a message that never began', 'abcdefgh0007."payload":"half"}'],
        ['much', 'z'.repeat(7_000)]
      ])('skips %s, and delivers the next', async (_name, text) => {
        const name = randomUUID()
        const [sender, other] = await openTwo(name)
        other.bus.on('invalidate', tags => (tags as string[]).map(tag => tag.length))
        await garble(name, text)
        await sender.bus.send('realtime', 'whole')
        await Promise.all([sender.wait(1), other.wait(1)])
        expect([sender.heard, other.heard]).toEqual([['whole'], ['whole']])
      })
    }

    if (neighbour) {
      it('reports a gap when its server returns, and delivers again', async () => {
        const cut = new Cuttable(neighbour.url(), neighbour.port)
        ends.push(() => cut.stop())
        await cut.set('open')
        const name = randomUUID()
        const mine = await open(neighbour.through(cut.port), name)
        const other = await open(neighbour.through(cut.port), name)
        const gaps = vi.fn<() => void>()
        other.bus.onGap(gaps)
        const carried = (message: string) =>
          vi.waitFor(
            async () => {
              await mine.bus.send('realtime', message)
              expect(other.heard).toContain(message)
            },
            { timeout: scaled(15_000), interval: 100 }
          )
        await carried('before')
        expect(gaps).not.toHaveBeenCalled()
        await cut.set('ending')
        await mine.bus.send('realtime', 'lost').catch(() => undefined)
        // Both tried to reconnect several times: a restart takes longer than one try.
        const tries = cut.tries
        await vi.waitFor(() => expect(cut.tries).toBeGreaterThan(tries + 10))
        await cut.set('open')
        await carried('after')
        // Over Redis the sender reports it too.
        expect(gaps).toHaveBeenCalled()
        expect(other.heard).not.toContain('lost')
      })
    }
  })
}

describeBus('nothing, in one process', { address: () => ({}) })

if (server) {
  describeBus('NOTIFY', {
    address: () => ({ databaseUrl: database!.url }),
    async garble(_name, text) {
      const sql = postgres(database!.url, { max: 1 })
      await sql.notify('baba_bus', text)
      await sql.end()
    },
    neighbour: {
      url: () => new URL(database!.url),
      port: 5432,
      through: port => ({
        databaseUrl: Object.assign(new URL(database!.url), { host: `127.0.0.1:${port}` }).href
      })
    }
  })

  describe('a transaction over NOTIFY', () => {
    it('sends all its messages with the commit, identical or not, and none on rollback', async () => {
      const databaseUrl = database!.url
      const { bus, heard, wait } = await open({ databaseUrl }, randomUUID())
      const { db, close } = await connect({ url: databaseUrl, folder: '' })
      ends.push(close)
      const messages: BusMessage[] = ['sama', 'sama', 'a'.repeat(20_000)].map(payload => ({
        topic: 'realtime',
        payload
      }))
      const failing = db.transaction(async tx => {
        await tx.execute(bus.sendWithin!([{ topic: 'realtime', payload: 'batal' }]))
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      const heardBeforeCommit = await db.transaction(async tx => {
        await tx.execute(bus.sendWithin!(messages))
        await bus.send('realtime', 'lain')
        await wait(1)
        return [...heard]
      })
      await wait(4)
      expect(heardBeforeCommit).toEqual(['lain'])
      expect(heard).toEqual(['lain', ...messages.map(({ payload }) => payload)])
    })
  })
}

it.each(['gone', 'silent', 'ending'] as const)(
  'a message reaches its own process at once while Redis is %s',
  async mode => {
    const redis = new Cuttable()
    ends.push(() => redis.stop())
    await redis.set('silent')
    await redis.set(mode)
    const { bus, heard } = await open({ redisUrl: `redis://127.0.0.1:${redis.port}` }, randomUUID())
    const sent = bus.send('realtime', 'halo')
    expect(heard).toEqual(['halo'])
    await sent
  }
)

if (redisUrl) {
  const url = redisUrl
  describeBus('Redis', {
    address: () => ({ redisUrl: url }),
    async garble(name, text) {
      const redis = new Redis(url)
      await redis.publish(`baba_bus:${name}`, text)
      redis.disconnect()
    },
    neighbour: {
      url: () => new URL(url),
      port: 6379,
      through: port => ({ redisUrl: `redis://127.0.0.1:${port}` })
    }
  })

  it('[core-28] reports a possible gap to a process whose Redis came up after its start', async () => {
    const cut = new Cuttable(new URL(url), 6379)
    ends.push(() => cut.stop())
    await cut.set('ending')
    const { bus } = await open({ redisUrl: `redis://127.0.0.1:${cut.port}` }, randomUUID())
    const told = new Promise<void>(resolve => bus.onGap(resolve))
    await cut.set('open')
    await told
  })

  it.each(['gone', 'silent'] as const)(
    '[core-268] tells other processes about a message that Redis did not take because it was %s for the sender only',
    async mode => {
      const cut = new Cuttable(new URL(url), 6379)
      ends.push(() => cut.stop())
      await cut.set('open')
      const name = randomUUID()
      const mine = await open({ redisUrl: `redis://127.0.0.1:${cut.port}` }, name)
      const other = await open({ redisUrl: url }, name)
      await untilHeard(mine, other)
      const gaps = vi.fn<() => void>()
      other.bus.onGap(gaps)
      if (mode === 'silent') cut.fallSilent()
      else await cut.set('gone')
      await mine.bus.send('realtime', 'lost')
      expect(mine.heard).toEqual(['lost'])
      expect(gaps).not.toHaveBeenCalled()
      await cut.set('open')
      await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), { timeout: scaled(15_000) })
      expect(other.heard).toEqual([])
    }
  )

  describe('two marketplaces on one Redis', () => {
    it("do not receive each other's messages", async () => {
      const mine = await open({ redisUrl: url }, randomUUID())
      const theirs = await open({ redisUrl: url }, randomUUID())
      await mine.bus.send('realtime', 'mine')
      await theirs.bus.send('realtime', 'theirs')
      await Promise.all([mine.wait(1), theirs.wait(1)])
      expect([mine.heard, theirs.heard]).toEqual([['mine'], ['theirs']])
    })
  })
}

if (server) {
  it(
    '[core-192] detects over NOTIFY that it receives nothing any more, and only if it should',
    async () => {
      const { url } = database!
      const cut = new Cuttable(new URL(url), 5432)
      await cut.set('open')
      const through = Object.assign(new URL(url), { host: `127.0.0.1:${cut.port}` }).href
      const { sql, close } = await connect({ url: through, folder: '', poolSize: 2, statementMs: 1_500 })
      const bus = await startBus({ name: 'beating', log, sql: sql!, beatMs: 200 })
      let gaps = 0
      bus.onGap(() => void (gaps += 1))
      const other = postgres(url, { max: 1 })
      let beats = 0
      await other.listen('baba_bus', () => void (beats += 1))
      try {
        await vi.waitFor(() => expect(beats).toBeGreaterThan(12))
        expect(gaps).toBe(0)
        cut.fallSilent()
        const { tries } = cut
        await vi.waitFor(() => expect(cut.tries).toBeGreaterThan(tries))
        await cut.set('open')
        await vi.waitFor(() => expect(gaps).toBe(1))
      } finally {
        await bus.close()
        await close()
        await other.end()
        await cut.stop()
      }
    },
    scaled(40_000)
  )
}
