import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'

import { connect, type Connection, type Db, rows } from '#server/core/db/connect.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

import { Cuttable } from '../support/cuttable.ts'
import { makeDatabase } from '../support/scratch.ts'

let made: Awaited<ReturnType<typeof makeDatabase>>
let cut: Cuttable
let connection: Connection
const deaths: unknown[] = []
const noteDeath = (error: unknown) => void deaths.push(error)

beforeEach(async () => {
  made = await makeDatabase(inject('template').databaseUrl!, `baba_lost_transactions_${process.pid}`)
  cut = new Cuttable(new URL(made.url), 5432)
  await cut.set('open')
  const url = Object.assign(new URL(made.url), { host: `127.0.0.1:${cut.port}` }).href
  // One connection: what comes next has that of the transaction before.
  connection = await connect({ url, folder: '', poolSize: 1 })
  await connection.db.execute(sql`create table notes (note text)`)
  process.on('uncaughtException', noteDeath)
})
afterEach(async () => {
  process.off('uncaughtException', noteDeath)
  await connection.close()
  await cut.stop()
  await made.drop()
  deaths.length = 0
})

const note = (db: Db, text: string) => db.execute(sql`insert into notes values (${text})`)
const notes = async () =>
  (await rows<{ note: string }>(connection.db, sql`select note from notes`)).map(one => one.note)
const works = () =>
  vi.waitFor(async () => expect(await rows(connection.db, sql`select 1 as one`)).toEqual([{ one: 1 }]))
/** Loses all connections; the next ones are forwarded. */
const lose = () => cut.set('open')

it.each([99, 100, 101])(
  '[ops-236] a transaction that begins behind %i statements has its connection for itself',
  async count => {
    const { db, sql: raw } = connection
    await works()
    const others = Array.from({ length: count }, () => raw!.unsafe('select 1').execute())
    const written = db.transaction(tx => note(tx, 'written'))
    await Promise.all([...others, written])
    const rejected = db.transaction(async tx => {
      await note(tx, 'taken back')
      throw new Error('rolled back')
    })
    await expect(rejected).rejects.toThrow('rolled back')
    expect(await notes()).toEqual(['written'])
  }
)

describe('[ops-234] a transaction whose connection is lost', () => {
  it.each(['', ' of a part of it'])(
    'while a statement%s is under way ends as unavailable, and not the process',
    async part => {
      const { db } = connection
      const write = async (tx: Db) => {
        await note(tx, 'first')
        cut.fallSilent()
        const second = note(tx, 'second')
        await second
      }
      const lost = db.transaction(tx => (part ? tx.transaction(write) : write(tx)))
      const ended = lost.catch((error: unknown) => error)
      await vi.waitFor(() => expect(cut.isSilent).toBe(true))
      await lose()
      expect(isUnavailable(await ended)).toBe(true)
      await works()
      expect(await notes()).toEqual([])
      expect(deaths).toEqual([])
    }
  )

  it('writes nothing more, and neither commits nor ends the one that has its connection next', async () => {
    const { db } = connection
    const [begun, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const tried = Promise.withResolvers<unknown>()
    const lost = db.transaction(async tx => {
      await note(tx, 'first')
      begun.resolve()
      await other.promise
      await note(tx, 'late').then(tried.resolve, tried.resolve)
    })
    const ended = lost.catch((error: unknown) => error)
    await begun.promise
    await lose()
    expect(isUnavailable(await ended)).toBe(true)
    await works()
    const rejected = db.transaction(async tx => {
      await note(tx, 'of another')
      other.resolve()
      expect(isUnavailable(await tried.promise)).toBe(true)
      await note(tx, 'of another again')
      throw new Error('rolled back')
    })
    await expect(rejected).rejects.toThrow('rolled back')
    expect(await notes()).toEqual([])
    expect(deaths).toEqual([])
  })
})
