import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished, vi } from 'vitest'

import { connect, rows } from '#server/core/db/connect.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import { startServices } from '#server/start-services.ts'

import { Cuttable } from '../support/cuttable.ts'
import { makeDatabase } from '../support/scratch.ts'
import { copyWorld } from '../support/world.ts'

const server = inject('template').databaseUrl
/** Milliseconds to reconnect to the database. */
const reconnectTimeoutMs = 20_000

// The embedded database cannot be separated from its process.
if (server) {
  it('an unavailable database is reported every time, with 0.1 s between attempts, and used again once it is back', async () => {
    const { url, drop } = await makeDatabase(server, `baba_away_${process.pid}`)
    const cut = new Cuttable(new URL(url), 5432)
    await cut.set('open')
    const through = Object.assign(new URL(url), { host: `127.0.0.1:${cut.port}` }).href
    const { db, sql: pool, close } = await connect({ url: through, folder: '', poolSize: 2 })
    const query = () => rows(db, sql`select 1 as one`)
    try {
      expect(await query()).toEqual([{ one: 1 }])
      await cut.set('gone')
      for (let index = 0; index < 16; index += 1) {
        expect(isUnavailable(await query().catch((error: unknown) => error))).toBe(true)
      }
      // The library's own delay grows to 20 s.
      const backoff = pool?.options.backoff as unknown as (attempt: number) => number
      expect([1, 16, 1_000].map(backoff)).toEqual([0.1, 0.1, 0.1])
      await cut.set('open')
      await vi.waitFor(async () => expect(await query()).toEqual([{ one: 1 }]), reconnectTimeoutMs)
    } finally {
      await close()
      await cut.stop()
      await drop()
    }
  })

  it('[core-192] a silently lost connection rejects its queries, and its place is used again', async () => {
    const { url, drop } = await makeDatabase(server, `baba_lost_${process.pid}`)
    const cut = new Cuttable(new URL(url), 5432)
    await cut.set('open')
    const through = Object.assign(new URL(url), { host: `127.0.0.1:${cut.port}` }).href
    const { db, close } = await connect({ url: through, folder: '', poolSize: 2, statementMs: 1_000 })
    const query = () => rows(db, sql`select 1 as one`)
    try {
      await Promise.all([query(), query()])
      cut.fallSilent()
      const lost = await Promise.allSettled([query(), db.transaction(tx => rows(tx, sql`select 2 as two`))])
      for (const { status, reason } of lost as PromiseRejectedResult[]) {
        expect(status).toBe('rejected')
        expect(isUnavailable(reason)).toBe(true)
      }
      await cut.set('open')
      await vi.waitFor(async () => expect(await query()).toEqual([{ one: 1 }]), reconnectTimeoutMs)
    } finally {
      await close()
      await cut.stop()
      await drop()
    }
  })
} else {
  // On PostgreSQL alone the message itself would need the database.
  it('moving the clock without a database changes nothing, and the process continues', async () => {
    const { config, drop } = await copyWorld({ LOG_LEVEL: 'silent' })
    const { bus, clock, log, connection } = await startServices(config)
    onTestFinished(drop)
    const warned = vi.spyOn(log, 'warn')
    await connection.close()
    await bus.send('clock', null)
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith({ error: expect.any(Error) }, 'clock'))
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(clock.now()).toEqual(new Date())
  })
}
