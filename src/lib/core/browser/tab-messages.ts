/** What tabs that share a socket send each other. A request is also the question whether the leader is alive. */
export type TabMessage =
  | { type: 'request'; tab: string; channels: readonly string[] }
  | { type: 'state'; open: readonly string[]; isNewLeader?: boolean }
  | { type: 'event'; channel: string; event: string; data: unknown }
  /** The person signed out. */
  | { type: 'end' }

/** The part of a BroadcastChannel that tabs need. */
export type TabChannel = {
  postMessage: (message: TabMessage) => void
  close: () => void
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/** A listener of one channel of the socket. */
export type ChannelListener = {
  /** The channel opened, at first or after an interruption: earlier events were missed. */
  opened: () => void
  closed: () => void
  received: (event: string, data: unknown) => void
}

/** An open socket, and its events. */
export type Connection = {
  join: (channel: string) => void
  leave: (channel: string) => void
  close: () => void
}
export type ConnectionEvents = {
  opened: (channel: string) => void
  /** The connection broke; channels open again by themselves. */
  broken: () => void
  received: (channel: string, event: string, data: unknown) => void
}
export type Connect = (events: ConnectionEvents) => Promise<Connection>
