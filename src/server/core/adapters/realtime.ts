import type { Server } from 'node:http'

import type { BusMessage } from '#server/core/platform/bus.ts'

/** Live events to browsers over the Pusher protocol. */
export type Realtime = {
  /** Where browsers connect; without `host` it is this site. */
  client: { key: string; cluster?: string; path?: string }
  publish: (channel: string, event: string, data: unknown) => Promise<void>
  /** The event as a message of the bus, where that is how it travels. */
  busMessage?: (channel: string, event: string, data: unknown) => BusMessage
  /** The signature that lets one socket join one private channel. */
  authorize: (socketId: string, channel: string) => string
  /**
   * Closes the sockets on a private channel: who may still join it comes back by itself, who signed out does not.
   * A hosted service cannot; there a socket stays until its page closes.
   */
  disconnect: (channel: string) => Promise<void>
  /** Takes websocket upgrades of our own server, where this adapter is the server. */
  attach: (server: Server) => void
  close: () => Promise<void>
}
