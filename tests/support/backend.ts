import { randomInt } from 'node:crypto'
import { lasting } from './lasting.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createRequest, writeResponse } from 'astro/app/node'

import type { World } from './world.ts'

/** A backend's reaction to a request: an answer, an error, a dropped connection, or silence. */
type Mood = 'answers' | 'fails' | 'drops' | 'hangs'

/** The world's API as a separate backend, with a mode that a test changes; it records its requests. */
export type Backend = {
  port: number
  seen: IncomingMessage[]
  /** The mode for a path; without one, for all. */
  set: (mood: Mood, path?: RegExp) => void
  close: () => Promise<void>
}

export async function startBackend(world: World): Promise<Backend> {
  let mood: Mood = 'answers'
  let only = /./
  const seen: IncomingMessage[] = []
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    seen.push(req)
    const now = only.test(req.url ?? '') ? mood : 'answers'
    if (now === 'hangs') return
    if (now === 'drops') return void req.socket.destroy()
    if (now === 'fails') return void res.writeHead(500, { 'content-type': 'text/html' }).end('<p>Oops</p>')
    await writeResponse(await world.app.fetch(createRequest(req)), res)
  }
  const server: Server = createServer(lasting, (req, res) => void answer(req, res))
  world.services.realtime.attach(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    set(next, path = /./) {
      mood = next
      only = path
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

/**
 * A currently free port: a process that is given its public address must know it before it listens, and again after it was killed.
 * Below those that systems give to outgoing connections, which would take it in between.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = randomInt(20_000, 32_000)
  const isFree = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise(resolve => server.close(resolve))
  return isFree ? port : freePort()
}
