import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll } from 'vitest'
import { WebSocket } from 'ws'

import { scaled } from './machine-pace.ts'
import type { Person } from './person.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

/** A message of the Pusher protocol, its data unpacked. */
export type LiveFrame = { event: string; channel?: string; data: Record<string, unknown> }

/** The maximum wait for a message in ms before the test fails with the messages that arrived instead. */
const timeoutMs = scaled(15_000)

/** A browser's websocket that speaks the Pusher protocol and records its messages. */
export class LiveSocket {
  readonly heard: LiveFrame[] = []
  readonly closed: Promise<number>
  readonly #socket: WebSocket
  #onFrame = () => {}

  constructor(address: string) {
    this.#socket = new WebSocket(address)
    this.closed = new Promise((resolve, reject) => {
      this.#socket.on('close', code => resolve(code))
      this.#socket.on('error', reject)
    })
    this.closed.catch(() => undefined)
    this.#socket.on('message', raw => {
      const frame = JSON.parse(String(raw)) as { event: string; channel?: string; data: string }
      this.heard.push({ ...frame, data: JSON.parse(frame.data) as Record<string, unknown> })
      this.#onFrame()
    })
  }

  /** The first matching message, already received or still to come. */
  hear(event: string, fits: (frame: LiveFrame) => boolean = () => true): Promise<LiveFrame> {
    const find = () => this.heard.find(frame => frame.event === event && fits(frame))
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`No '${event}' came, but: ${JSON.stringify(this.heard)}`)),
        timeoutMs
      )
      const look = () => {
        const frame = find()
        if (!frame) return
        clearTimeout(late)
        resolve(frame)
      }
      const before = this.#onFrame
      this.#onFrame = () => {
        before()
        look()
      }
      look()
    })
  }

  send(frame: { event: string; data: unknown } | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Waits until the server has handled everything sent before: it answers a fresh ping. */
  async settle(): Promise<void> {
    const known = new Set(this.heard)
    this.send({ event: 'pusher:ping', data: {} })
    await this.hear('pusher:pong', frame => !known.has(frame))
  }

  /** The id that the server gave this socket. */
  async id(): Promise<string> {
    return String((await this.hear('pusher:connection_established')).data['socket_id'])
  }

  /** Joins a private channel with the signature that the person's session gets for this socket. */
  async join(
    person: Person,
    channel: string,
    endpoint: 'POST /broadcasting/auth' | 'POST /ops/broadcasting/auth' = 'POST /broadcasting/auth'
  ): Promise<void> {
    const { auth } = value(await person.call(endpoint, { socket_id: await this.id(), channel_name: channel }))
    this.send({ event: 'pusher:subscribe', data: { channel, auth } })
    await this.hear('pusher_internal:subscription_succeeded', frame => frame.channel === channel)
  }

  /** Stops reading, as a page does that its browser has suspended. */
  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  close(): void {
    this.#socket.terminate()
  }
}

/** Address of the websocket on a local port, for a key or the world's own. */
export const liveAddress = (world: World, port: number, key = world.services.realtime.client.key) =>
  `ws://127.0.0.1:${port}${world.services.realtime.client.path}/app/${key}?protocol=7`

/** A server with the world's websocket for this test file; `open` connects, everything is closed at the end. */
export function useLive(world: () => World) {
  const server = createServer((_request, response) => response.end('page'))
  const sockets: LiveSocket[] = []
  const port = () => (server.address() as AddressInfo).port
  beforeAll(async () => {
    world().services.realtime.attach(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    for (const socket of sockets) socket.close()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    port,
    open(key?: string): LiveSocket {
      const socket = new LiveSocket(liveAddress(world(), port(), key))
      sockets.push(socket)
      return socket
    }
  }
}
