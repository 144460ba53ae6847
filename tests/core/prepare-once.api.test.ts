import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'

import { connect, type Connection, rows } from '#server/core/db/connect.ts'
import { prepareRows } from '#server/core/db/prepare-once.ts'

import { Cuttable } from '../support/cuttable.ts'
import { makeDatabase } from '../support/scratch.ts'

let made: Awaited<ReturnType<typeof makeDatabase>>
let cut: Cuttable
let connection: Connection

beforeEach(async () => {
  made = await makeDatabase(inject('template').databaseUrl!, `baba_prepare_once_${process.pid}`)
  cut = new Cuttable(new URL(made.url), 5432)
  await cut.set('open')
  const url = Object.assign(new URL(made.url), { host: `127.0.0.1:${cut.port}` }).href
  connection = await connect({ url, folder: '', poolSize: 2 })
  await connection.db.execute(sql`create table notes (note text)`)
})
afterEach(async () => {
  await connection.close()
  await cut.stop()
  await made.drop()
})

const noteOnce = () => prepareRows('note', () => sql`insert into notes values (${sql.placeholder('note')})`)
const notes = async () =>
  (await rows<{ note: string }>(connection.db, sql`select note from notes`)).map(one => one.note)

it('[core-344] a statement that is built once is part of the transaction that it runs in, also of a part that is taken back', async () => {
  const { db } = connection
  const note = noteOnce()
  await note(db, { note: 'alone' })
  await db.transaction(async tx => {
    await note(tx, { note: 'kept' })
    const part = tx.transaction(async inner => {
      await note(inner, { note: 'taken back' })
      throw new Error('rolled back')
    })
    await expect(part).rejects.toThrow('rolled back')
    expect(await notes()).toEqual(['alone'])
  })
  expect(await notes()).toEqual(['alone', 'kept'])
})

it('[core-344] a statement that was built in a transaction runs after the connection of that is lost', async () => {
  const { db } = connection
  const note = noteOnce()
  for (const at of [1, 2, 3, 4]) await db.transaction(tx => note(tx, { note: `before ${at}` }))
  await cut.set('open')
  await vi.waitFor(() => note(db, { note: 'after' }))
  await db.transaction(tx => note(tx, { note: 'after, in a transaction' }))
  expect((await notes()).slice(4)).toEqual(['after', 'after, in a transaction'])
})
