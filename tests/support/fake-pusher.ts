type Received = (event: string, data: unknown) => void
type Socket = { channels: Map<string, Received>; broken: () => void; isClosed: boolean }

/** The module 'pusher-js' without a network: `vi.doMock('pusher-js', () => fake.module)`. */
export function fakePusher() {
  const sockets: Socket[] = []
  class FakeSocket {
    readonly #socket: Socket = { channels: new Map(), broken: () => undefined, isClosed: false }
    constructor() {
      sockets.push(this.#socket)
    }
    connection = {
      bind: (event: string, changed: (states: { previous: string }) => void) => {
        if (event === 'state_change') this.#socket.broken = () => changed({ previous: 'connected' })
      }
    }
    signin = () => undefined
    subscribe = (name: string) => ({
      unbind_global: () => undefined,
      bind_global: (received: Received) => void this.#socket.channels.set(name, received)
    })
    unsubscribe = (name: string) => void this.#socket.channels.delete(name)
    disconnect = () => {
      this.#socket.channels.clear()
      this.#socket.isClosed = true
    }
  }
  const send = (channel: string, event: string, data?: unknown) => {
    for (const { channels } of sockets) channels.get(channel)?.(event, data)
  }
  return {
    module: { default: FakeSocket },
    sockets,
    open: () => sockets.filter(({ isClosed }) => !isClosed),
    /** The joined channels, of all sockets. */
    joined: () => sockets.flatMap(({ channels }) => [...channels.keys()]),
    send,
    /** The server confirms that a channel was joined. */
    confirm: (channel: string) => send(channel, 'pusher:subscription_succeeded'),
    /** The network breaks; the library connects again by itself. */
    breakAll() {
      for (const socket of sockets) socket.broken()
    }
  }
}
