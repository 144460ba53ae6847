import { randomUUID } from 'node:crypto'

import { afterEach, describe, expect, inject, it } from 'vitest'
import { pino } from 'pino'
import postgres from 'postgres'

import { type Bus, type BusMessage, startBus } from '#server/core/platform/bus.ts'
import { connect } from '#server/core/db/connect.ts'

const databaseUrl = inject('template').databaseUrl
const redisUrl = process.env['TEST_REDIS_URL']
const ends: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(ends.splice(0).map(end => end())))

type Opened = { bus: Bus; heard: unknown[]; wait: (count: number) => Promise<void> }

/** The bus of one process, and what it hears of live events. */
async function open(wire: { redisUrl?: string; databaseUrl?: string }, name: string): Promise<Opened> {
  const sql = wire.databaseUrl ? postgres(wire.databaseUrl, { max: 2 }) : undefined
  const bus = await startBus({
    name,
    log: pino({ level: 'silent' }),
    ...(wire.redisUrl && { redisUrl: wire.redisUrl }),
    ...(sql && { sql })
  })
  ends.push(async () => {
    await bus.close()
    await sql?.end({ timeout: 1 })
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

const wires: [string, { redisUrl?: string; databaseUrl?: string }][] = [['one process', {}]]
if (databaseUrl) wires.push(['NOTIFY', { databaseUrl }])
if (redisUrl) wires.push(['Redis', { redisUrl }])

describe.each(wires)('the bus over %s', (_name, wire) => {
  it('carries messages of any length and letter whole and in order, to the sender too', async () => {
    const name = randomUUID()
    const sender = await open(wire, name)
    const other = wire.redisUrl || wire.databaseUrl ? await open(wire, name) : sender
    const long = 'Paku “5 cm” — sudah sampai? 😀\n'.repeat(1000)
    const alike = 'a'.repeat(40_000)
    const messages = [1, { long }, null, alike, { long: long + long }, alike, alike, 'akhir']
    for (const message of messages) await sender.bus.send('realtime', message)
    await sender.wait(messages.length)
    await other.wait(messages.length)
    expect(sender.heard).toEqual(messages)
    expect(other.heard).toEqual(messages)
  })

  it('keeps topics apart, and a listener that left hears nothing', async () => {
    const { bus, heard, wait } = await open(wire, randomUUID())
    const left: unknown[] = []
    bus.on('realtime', payload => void left.push(payload))()
    await bus.send('invalidate', ['product:1'])
    await bus.send('realtime', 'mine')
    await wait(1)
    expect([heard, left]).toEqual([['mine'], []])
  })
})

if (databaseUrl) {
  describe('a transaction over NOTIFY', () => {
    it('sends all of its messages with its commit, alike or not, and nothing when it fails', async () => {
      const { bus, heard, wait } = await open({ databaseUrl }, randomUUID())
      const { db, close } = await connect({ url: databaseUrl, folder: '' })
      ends.push(close)
      const messages: BusMessage[] = ['sama', 'sama', 'a'.repeat(20_000)].map(payload => ({
        topic: 'realtime',
        payload
      }))
      const failing = db.transaction(async tx => {
        await bus.sendWithin?.(tx, [{ topic: 'realtime', payload: 'batal' }])
        throw new Error('rolled back')
      })
      await expect(failing).rejects.toThrow('rolled back')
      const heardBeforeCommit = await db.transaction(async tx => {
        await bus.sendWithin?.(tx, messages)
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

if (redisUrl) {
  describe('two marketplaces on one Redis', () => {
    it('do not hear each other', async () => {
      const mine = await open({ redisUrl }, randomUUID())
      const theirs = await open({ redisUrl }, randomUUID())
      await mine.bus.send('realtime', 'mine')
      await theirs.bus.send('realtime', 'theirs')
      await Promise.all([mine.wait(1), theirs.wait(1)])
      expect([mine.heard, theirs.heard]).toEqual([['mine'], ['theirs']])
    })
  })
}
