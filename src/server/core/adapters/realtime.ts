import type { Server } from 'node:http'

import type { BusMessage } from '#server/core/messages/bus.ts'

/** Live events to browsers over the Pusher protocol. */
export type Realtime = {
  /** Where browsers connect: a hosted service's cluster, the address of one's own, or a path of this site. */
  client: { key: string; cluster?: string; url?: string; path?: string }
  publish: (channel: string, event: string, data: unknown) => Promise<void>
  /** The event as a message of the bus, where that is how it travels. */
  busMessage?: (channel: string, event: string, data: unknown) => BusMessage
  /** The signature that lets one socket of a session join one private channel. */
  authorize: (socketId: string, channel: string, sessionId: number) => string
  /** What a socket tells an outside service, so that it knows its session; undefined where the signature does. */
  signIn?: (socketId: string, sessionId: number) => { auth: string; user_data: string }
  /** Closes the sockets of sessions that are over; those of the person's other devices stay. */
  disconnect: (sessionIds: readonly number[]) => Promise<void>
  /** Takes websocket upgrades of our own server, where this adapter is the server. */
  attach: (server: Server) => void
  close: () => Promise<void>
}
