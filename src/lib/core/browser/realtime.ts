import type Pusher from 'pusher-js'

import { call, clientConfig } from '../api/call.ts'
import { socketOptions } from './socket-options.ts'

/** The calls that sign a socket's channels and its session: the buyer's, or those of the console (ops-45). */
const signers = {
  buyer: { join: 'POST /broadcasting/auth', signIn: 'POST /broadcasting/user-auth' },
  ops: { join: 'POST /ops/broadcasting/auth', signIn: 'POST /ops/broadcasting/user-auth' }
} as const
type Signer = keyof typeof signers

/**
 * Opens the websocket to this site or to the service that the configuration names, as a buyer or as the console's
 * caller. `onReconnect` is called when the connection returns, because events may have been missed.
 */
export async function connectSocket(onReconnect: () => void, signer: Signer = 'buyer'): Promise<Pusher> {
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
  // An open socket keeps a page out of the back/forward cache: a long list would restart at its first page.
  let wasOpen = false
  window.addEventListener('pagehide', () => {
    wasOpen = pusher.connection.state !== 'disconnected'
    pusher.disconnect()
  })
  window.addEventListener('pageshow', event => event.persisted && wasOpen && pusher.connect())
  let isFirst = true
  pusher.connection.bind('connected', () => {
    if (!isFirst) onReconnect()
    isFirst = false
  })
  return pusher
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
