import type { Socket } from 'node:net'

import postgres from 'postgres'
import { expect, inject, it } from 'vitest'

import { boundedSockets, longStart } from '#server/core/db/bounded-socket.ts'

import { makeDatabase } from '../support/scratch.ts'

it('[ops-235] a connection that is lost with something unwritten is opened anew by the next query', async () => {
  const server = inject('template').databaseUrl!
  const { url, drop } = await makeDatabase(server, `baba_unwritten_${process.pid}`)
  const sockets: Socket[] = []
  const open = boundedSockets(60_000)
  const options = {
    max: 1,
    connect_timeout: 2,
    fetch_types: false,
    connection: { options: longStart },
    socket: (place: Parameters<typeof open>[0]) => {
      const socket = open(place)
      sockets.push(socket)
      return socket
    }
  }
  const sql = postgres(url, options)
  try {
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    const unwritten = sql`select 2 as two`.execute()
    const rejected = expect(unwritten).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
    // Asked for by a microtask, and lost in the same turn, before it is written.
    await Promise.resolve().then(() => undefined)
    sockets[0]!.emit('close', false)
    await rejected
    sockets[0]!.destroy()
    expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  } finally {
    await sql.end({ timeout: 1 })
    await drop()
  }
})
