import { call, clientConfig } from '../api/call.ts'
import { socketOptions } from './socket-options.ts'
import type { Connection, ConnectionEvents } from './tab-messages.ts'

/** Milliseconds before a channel whose signature failed is requested again; twice as long each time. */
const retryMs = 15_000
const maxTries = 5

/** The calls that sign a socket's channels and its session: the buyer's, or those of the console (ops-45). */
const signers = {
  buyer: { join: 'POST /broadcasting/auth', signIn: 'POST /broadcasting/user-auth' },
  ops: { join: 'POST /ops/broadcasting/auth', signIn: 'POST /ops/broadcasting/user-auth' }
} as const
type Signer = keyof typeof signers

/**
 * Opens the websocket to this site or to the service that the configuration names, as a buyer or as the console's
 * caller; it reconnects by itself. Throws if the library or the configuration does not load.
 */
export async function connectSocket(events: ConnectionEvents, signer: Signer = 'buyer'): Promise<Connection> {
  const [{ default: PusherClient }, { realtime }] = await Promise.all([import('pusher-js'), clientConfig()])
  const pusher = new PusherClient(realtime.key, {
    cluster: realtime.cluster ?? '',
    ...socketOptions(realtime, location),
    channelAuthorization: {
      transport: 'ajax',
      // Not requested: the handler makes the call, because only `call` signs.
      endpoint: '/api/v1/broadcasting/auth',
      customHandler: (params, done) => void authorize(signer, params.socketId, params.channelName, done)
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '/api/v1/broadcasting/user-auth',
      customHandler: (params, done) => void signSocketIn(signer, params.socketId, done)
    }
  })
  // An external service needs the session's identity to end it alone; our own socket is signed with it.
  if (realtime.cluster) pusher.signin()
  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') events.broken()
  })
  const joined = new Set<string>()
  const join = (name: string, tries = 1) => {
    joined.add(name)
    const channel = pusher.subscribe(name)
    // A channel that is left and joined again at once may be the same object.
    channel.unbind_global()
    channel.bind_global((event: string, data: unknown) => {
      if (!joined.has(name)) return
      if (event === 'pusher:subscription_succeeded') return events.opened(name)
      if (!event.startsWith('pusher')) return events.received(name, event, data)
      if (event !== 'pusher:subscription_error' || tries >= maxTries) return
      setTimeout(() => joined.has(name) && join(name, tries + 1), retryMs * 2 ** (tries - 1))
    })
  }
  return {
    join,
    leave(name) {
      joined.delete(name)
      pusher.unsubscribe(name)
    },
    close() {
      joined.clear()
      pusher.disconnect()
    }
  }
}

async function authorize(
  signer: Signer,
  socketId: string,
  channelName: string,
  done: (error: Error | null, data: { auth: string } | null) => void
): Promise<void> {
  const answer = await call(signers[signer].join, { socket_id: socketId, channel_name: channelName })
  done(answer.ok ? null : new Error(answer.error.message), answer.ok ? answer.value : null)
}

async function signSocketIn(
  signer: Signer,
  socketId: string,
  done: (error: Error | null, data: { auth: string; user_data: string } | null) => void
): Promise<void> {
  const answer = await call(signers[signer].signIn, { socket_id: socketId })
  done(answer.ok ? null : new Error(answer.error.message), answer.ok ? answer.value : null)
}
