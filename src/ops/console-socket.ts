import { connectSocket } from '#lib/core/browser/realtime.ts'

type SocketEvents = {
  /** A channel was joined, also again after a broken connection: what came before was missed. */
  opened: (channel: string) => void
  received: (channel: string, event: string, data: unknown) => void
  /** The connection broke; it returns by itself. */
  broken: () => void
}

export type ConsoleSocket = {
  /** Joins a channel; for one that could not be joined it tries again. */
  join: (channel: string) => void
  leave: (channel: string) => void
  close: () => void
}

/** Opens the console's socket. Throws if the library or the configuration does not load. */
export async function openConsoleSocket(events: SocketEvents): Promise<ConsoleSocket> {
  const pusher = await connectSocket(() => undefined, 'ops')
  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') events.broken()
  })
  return {
    join(name) {
      const channel = pusher.subscribe(name)
      // Joined again, it is the same object.
      channel.unbind_global()
      channel.bind_global((event: string, data: unknown) => {
        if (event === 'pusher:subscription_succeeded') events.opened(name)
        else if (!event.startsWith('pusher')) events.received(name, event, data)
      })
    },
    leave: name => pusher.unsubscribe(name),
    close: () => pusher.disconnect()
  }
}
