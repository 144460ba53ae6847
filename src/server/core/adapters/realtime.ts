import type { Server } from 'node:http'

import type { BusMessage } from '#server/core/messages/bus.ts'

/** Live events to browsers over the Pusher protocol. */
export type Realtime = {
  /** Where browsers connect: a hosted service's cluster, the address of a self-hosted one, or a path of this site. */
  client: { key: string; cluster?: string; url?: string; path?: string }
  publish: (channel: string, event: string, data: unknown) => Promise<void>
  /** The event as a message of the bus, where it is sent over the bus. */
  busMessage?: (channel: string, event: string, data: unknown) => BusMessage
  /** The signature that lets one socket of a session join one private channel. */
  authorize: (socketId: string, channel: string, sessionId: number) => string
  /** What a socket sends to an outside service to identify its session; absent where the signature already does. */
  signIn?: (socketId: string, sessionId: number) => { auth: string; user_data: string }
  /** Closes the sockets of sessions that have ended; those of the person's other devices stay open. */
  disconnect: (sessionIds: readonly number[]) => Promise<void>
  /** Handles websocket upgrades of our own server, where this adapter is the server. */
  attach: (server: Server) => void
  close: () => Promise<void>
}
