import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { siteListener } from '#server/site-listener.ts'

import { requestAt, type RequestTarget } from './request.ts'
import { lasting } from './lasting.ts'
import type { World } from './world.ts'

/**
 * The built site on a world of this process, behind the listener of `npm start`. A test can break its dependencies.
 */
export type Site = RequestTarget & {
  port: number
  /** Sends bytes unchanged; returns the status line. */
  raw: (text: string) => Promise<string>
  close: () => Promise<void>
}

export async function openSite({ services }: Pick<World, 'services'>): Promise<Site> {
  const server = createServer(lasting, await siteListener(services))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // A site on PostgreSQL has an address of its own, and answers at no other.
  const { siteUrl } = services.config
  const host = siteUrl && { host: new URL(siteUrl).host }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    request: (path, options) =>
      requestAt(port, path, { ...options, headers: { ...host, ...options?.headers } }),
    raw: text => sendRaw(port, text),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.once('error', reject)
    socket.once('data', bytes => {
      resolve(String(bytes).split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
  })
}
