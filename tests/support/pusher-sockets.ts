import { type WebSocket, WebSocketServer } from 'ws'

import { openPusher, pusherApp, type PusherStandIn, type StandInSocket } from './pusher-stand-in.ts'

type Frame = { event: string; data?: { channel?: string; auth?: string; user_data?: string } }

/** A browser's socket at the fake service, and whether it is still open. */
type BrowserSocket = StandInSocket & { isOpen: boolean }

/** The fake Pusher service with websockets that browsers connect to, by the protocol's version 7. */
export async function openPusherForBrowsers(): Promise<PusherStandIn & { browsers: BrowserSocket[] }> {
  const service = await openPusher()
  const browsers: BrowserSocket[] = []
  const sockets = new WebSocketServer({ server: service.server })
  sockets.on('connection', (ws, request) => {
    const { pathname } = new URL(request.url ?? '', service.url)
    if (pathname !== `/app/${pusherApp.key}`) return ws.close(4001, 'Application does not exist')
    browsers.push(welcome(service, ws))
  })
  return {
    ...service,
    browsers,
    async close() {
      for (const ws of sockets.clients) ws.terminate()
      sockets.close()
      await service.close()
    }
  }
}

function welcome(service: PusherStandIn, ws: WebSocket): BrowserSocket {
  const send = (event: string, data: unknown, channel?: string) =>
    ws.send(JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) }))
  const socket: BrowserSocket = Object.assign(
    service.connect({
      hear: ({ event, channel, data }) => send(event, data, channel),
      // See https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/.
      end: () => ws.close(4009, 'You got disconnected by the app')
    }),
    { isOpen: true }
  )
  ws.on('close', () => (socket.isOpen = false))
  ws.on('message', raw => {
    const { event, data = {} } = JSON.parse(String(raw)) as Frame
    const { channel = '', auth = '', user_data = '' } = data
    if (event === 'pusher:ping') send('pusher:pong', {})
    if (event === 'pusher:signin') {
      if (socket.signIn(auth, user_data)) send('pusher:signin_success', { user_data })
      else ws.close(4009, 'Connection not authorized')
    }
    if (event === 'pusher:subscribe') {
      const isOwn = channel === `#server-to-user-${socket.user}`
      if (isOwn || socket.join(channel, auth)) send('pusher_internal:subscription_succeeded', {}, channel)
      else send('pusher:subscription_error', { type: 'AuthError', status: 401 }, channel)
    }
  })
  send('pusher:connection_established', { socket_id: socket.id, activity_timeout: 120 })
  return socket
}
