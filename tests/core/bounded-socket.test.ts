import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { expect, it } from 'vitest'

import { boundedSockets } from '#server/core/db/bounded-socket.ts'

it('[ops-237] a write that fails is an error first, then a close: postgres.js takes its listeners away at the close', async () => {
  const server = createServer(socket => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = boundedSockets(60_000)({ host: ['127.0.0.1'], port: [port] })
  const seen: string[] = []
  await once(socket, 'connect')
  socket.on('error', error => seen.push(error.message))
  const closed = new Promise<void>(resolve => {
    socket.on('close', () => {
      seen.push('close')
      resolve()
    })
  })
  // postgres.js writes in this phase of the event loop, right before the one in which handles close.
  setImmediate(() => socket.destroy(new Error('write EPIPE')))
  await closed
  server.close()
  expect(seen).toEqual(['write EPIPE', 'close'])
})
