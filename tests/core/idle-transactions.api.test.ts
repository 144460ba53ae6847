import { type AddressInfo, connect as dial, createServer, type Socket } from 'node:net'

import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'

import { isUnavailable } from '#server/core/concurrency/unavailable.ts'
import { connect, rows } from '#server/core/db/connect.ts'

import { makeDatabase } from '../support/scratch.ts'

const server = inject('template').databaseUrl

/** A network to a server that never hears that the other side is gone, as when a machine stands still or loses its power. */
async function deafTo({ hostname, port }: URL): Promise<string> {
  const sockets: Socket[] = []
  const network = createServer({ allowHalfOpen: true }, socket => {
    const there = dial(Number(port) || 5432, hostname)
    sockets.push(socket, there)
    for (const one of [socket, there]) one.on('error', () => undefined)
    socket.pipe(there, { end: false })
    there.pipe(socket)
  })
  await new Promise<void>(resolve => network.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    sockets.forEach(socket => socket.destroy())
    await new Promise(resolve => network.close(resolve))
  })
  return `127.0.0.1:${(network.address() as AddressInfo).port}`
}

// The embedded database belongs to one process.
if (server) {
  it('[ops-397] a transaction whose process stands still gives its locks back, and writes nothing any more', async () => {
    const { url, drop } = await makeDatabase(server, `baba_idle_${process.pid}`)
    onTestFinished(drop)
    const open = async (address: string, statementMs: number) => {
      const connection = await connect({ url: address, folder: '', poolSize: 1, statementMs })
      onTestFinished(connection.close)
      return connection.db
    }
    const through = Object.assign(new URL(url), { host: await deafTo(new URL(url)) }).href
    const [still, other] = [await open(through, 6_000), await open(url, 30_000)]
    await other.execute(sql`create table notes as select 'empty' as note`)
    const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const ended = still
      .transaction(async tx => {
        await tx.execute(sql`update notes set note = 'first'`)
        begun.resolve()
        await goesOn.promise
        await tx.execute(sql`update notes set note = 'late'`)
      })
      .catch((error: unknown) => error)
    await Promise.race([begun.promise, ended])
    await other.execute(sql`update notes set note = 'second'`)
    goesOn.resolve()
    expect(isUnavailable(await ended)).toBe(true)
    expect(await rows(other, sql`select note from notes`)).toEqual([{ note: 'second' }])
  })
}
