import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { lasting } from './lasting.ts'

export const pusherApp = {
  appId: '1234567',
  key: 'key-of-the-app',
  secret: 'secret-of-the-app',
  cluster: 'ap1'
}

type Heard = { event: string; channel: string; data: unknown }

/** A browser's socket at the service. */
export type StandInSocket = {
  id: string
  /** The user that the marketplace signed it in as, if it did. */
  user?: string
  heard: Heard[]
  join: (channel: string, auth: string) => boolean
  /** Signs in as a user, with the marketplace's signature. */
  signIn: (auth: string, userData: string) => boolean
  /** Resolves once the service has closed it. */
  closed: Promise<void>
}

/** A real websocket's reaction to its messages, and to being closed by the service. */
type Wire = { hear: (heard: Heard) => void; end: () => void }

export type PusherStandIn = {
  url: URL
  server: Server
  /** The users whose connections were closed. */
  terminated: string[]
  connect: (wire?: Wire) => StandInSocket
  close: () => Promise<void>
}

/** Bounds of the service: https://pusher.com/docs/channels/library_auth_reference/rest-api/ */
const maxDataLength = 10_240
const maxNameLength = 200
const channelName = /^[A-Za-z0-9_\-=@,.;]{1,164}$/

const hmac = (said: string) => createHmac('sha256', pusherApp.secret).update(said).digest('hex')

/** A local Pusher service: it checks requests as the real one does, and has sockets of its own. */
export async function openPusher(): Promise<PusherStandIn> {
  const sockets: (StandInSocket & {
    channels: Set<string>
    tell: (heard: Heard) => void
    close: () => void
  })[] = []
  const terminated: string[] = []
  const server = createServer(lasting, async (request, response) => {
    const body = await text(request)
    const status = statusOf(request, body)
    const [, user] = terminatePath.exec(request.url ?? '') ?? []
    if (status === 200 && user) {
      terminated.push(user)
      for (const socket of sockets.filter(one => one.user === user)) socket.close()
    } else if (status === 200) {
      const { name: event, channels, data } = JSON.parse(body) as Event
      for (const channel of channels) {
        const inside = sockets.filter(socket => socket.channels.has(channel))
        for (const { tell } of inside) tell({ event, channel, data: JSON.parse(data) })
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{}' : 'refused')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    server,
    terminated,
    connect(wire) {
      const id = `${sockets.length + 1}.${1000 + sockets.length}`
      const channels = new Set<string>()
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      const socket: (typeof sockets)[number] = {
        id,
        channels,
        closed,
        close() {
          channels.clear()
          wire?.end()
          resolve()
        },
        signIn(auth, userData) {
          if (auth !== `${pusherApp.key}:${hmac(`${id}::user::${userData}`)}`) return false
          socket.user = String((JSON.parse(userData) as { id: unknown }).id)
          return true
        },
        heard: [],
        tell(heard) {
          socket.heard.push(heard)
          wire?.hear(heard)
        },
        join(channel: string, auth: string) {
          const isIn = auth === `${pusherApp.key}:${hmac(`${id}:${channel}`)}`
          if (isIn) channels.add(channel)
          return isIn
        }
      }
      sockets.push(socket)
      return socket
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

/** Closing a user's sockets: https://pusher.com/docs/channels/server_api/terminating-user-connections/ */
const terminatePath = /^\/apps\/1234567\/users\/([\w-]+)\/terminate_connections\?/

type Event = { name: string; channels: string[]; data: string }

function statusOf({ method, url, headers }: IncomingMessage, body: string): number {
  const { pathname, searchParams } = new URL(url ?? '', 'http://here')
  const isTerminate = terminatePath.test(url ?? '')
  if (method !== 'POST' || (!isTerminate && pathname !== `/apps/${pusherApp.appId}/events`)) return 404
  const { auth_signature: signature, ...signed } = Object.fromEntries(searchParams)
  const query = Object.entries(signed)
    .toSorted()
    .map(([name, value]) => `${name}=${value}`)
  const isOurs =
    signed['auth_key'] === pusherApp.key &&
    Math.abs(Number(signed['auth_timestamp']) - Date.now() / 1000) < 600 &&
    signed['body_md5'] === createHash('md5').update(body).digest('hex') &&
    signature === hmac(`POST\n${pathname}\n${query.join('&')}`)
  if (!isOurs) return 401
  if (headers['content-type'] !== 'application/json') return 400
  if (isTerminate) return 200
  const { name, channels, data } = JSON.parse(body) as Event
  if (Buffer.byteLength(data) > maxDataLength) return 413
  const isEvent =
    name.length <= maxNameLength && channels.length <= 100 && channels.every(c => channelName.test(c))
  return isEvent ? 200 : 400
}
