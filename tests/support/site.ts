import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { siteListener } from '#server/site-listener.ts'

import type { World } from './world.ts'

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/** Where pages are asked for, and under which name. */
export type Asked = {
  origin: string
  ask: (path: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Answered>
}

/** The built site on a world of this process, behind the listener of `npm start`. A test can break what it stands on. */
export type Site = Asked & {
  port: number
  /** Sends bytes as they are; answers the status line. */
  raw: (text: string) => Promise<string>
  close: () => Promise<void>
}

export async function openSite(world: World): Promise<Site> {
  const server = createServer(await siteListener(world.services))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // A site on PostgreSQL has an address of its own, and answers at no other.
  const { siteUrl } = world.services.config
  const host = siteUrl && { host: new URL(siteUrl).host }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    ask: (path, options) => askAt(port, path, { ...options, headers: { ...host, ...options?.headers } }),
    raw: text => sendRaw(port, text),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

/** One request with the Host header that a test wants; `fetch` would write its own. */
export function askAt(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    asking.once('error', reject)
    asking.once('response', answer => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => (body += text))
      answer.once('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asking.end()
  })
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
