import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { expect, it } from 'vitest'

import { connect } from '#server/core/db/connect.ts'
import { describeStartError } from '#server/core/start/start-error.ts'

it('[core-197] a database that closes every connection is given up', async () => {
  const server = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgres://127.0.0.1:${port}/baba`
  const error: unknown = await connect({ url, folder: '', reachWithin: 50 }).catch(
    (reason: unknown) => reason
  )
  server.close()
  expect(describeStartError(error)).toBe(
    `The database at 127.0.0.1:${port} does not answer (CONNECT_TIMEOUT). Start it, or correct DATABASE_URL.`
  )
})
