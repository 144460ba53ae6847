import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { type WebSocket, WebSocketServer } from 'ws'

import type { Bus } from '#server/core/platform/bus.ts'
import { hmacHex, sameText, sha256 } from '#server/core/platform/crypto.ts'
import type { Realtime } from './realtime.ts'
import type { SocketGate } from './socket-gate.ts'

/** Path below which pusher-js connects: /realtime/app/{key}. */
const realtimePath = '/realtime'

const activitySeconds = 60
const channelsPerSocket = 50

/** Bytes of a frame that a client may send: a subscription with its signature has some 300. */
const longestFrame = 4 * 1024
/** Bytes that may wait for a client that does not read. */
const mostBuffered = 1024 * 1024
/** Frames that a client may send in a second: a page joins a handful of channels. */
const framesPerSecond = 50
/** A channel of ours; another name is refused without being repeated. */
const channelName = /^private-[a-z]{1,20}\.\d{1,15}$/

type Frame = { event: string; channel?: string; data: unknown }
type Peer = {
  id: string
  socket: WebSocket
  channels: Set<string>
  isAlive: boolean
  /** Frames that came since a moment, in ms of this process's own clock. */
  window: { since: number; frames: number }
}

/** The protocol's form of a socket id: 123.456 */
const socketId = () => `${Math.floor(Math.random() * 1e9)}.${Math.floor(Math.random() * 1e9)}`

/**
 * A small server of the Pusher protocol 7: connect, subscribe to private channels with a signature, events, ping and
 * the protocol's error codes. Events of every process arrive over the bus.
 */
export function embeddedRealtime(options: { secret: string; bus: Bus; gate: SocketGate }): Realtime {
  const key = sha256(`realtime-key:${options.secret}`).slice(0, 20)
  const peers = new Set<Peer>()
  const sign = (socketId: string, channel: string) =>
    `${key}:${hmacHex(`realtime:${options.secret}`, `${socketId}:${channel}`)}`

  const stopListening = options.bus.on('realtime', payload => {
    const { channel, event, data } = payload as { channel: string; event: string; data: unknown }
    for (const peer of peers) if (peer.channels.has(channel)) send(peer, { event, channel, data })
  })
  const stopDisconnecting = options.bus.on('disconnect', channel => {
    for (const peer of peers) {
      if (peer.channels.has(channel as string)) refuseSocket(peer.socket, 4200, 'Please reconnect')
    }
  })
  const heartbeat = setInterval(() => {
    for (const peer of peers) {
      if (!peer.isAlive) peer.socket.terminate()
      peer.isAlive = false
      peer.socket.ping()
    }
  }, activitySeconds * 1000)
  heartbeat.unref()

  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestFrame })
  return {
    client: { key, path: realtimePath },
    publish: (channel, event, data) => options.bus.send('realtime', { channel, event, data }),
    busMessage: (channel, event, data) => ({ topic: 'realtime', payload: { channel, event, data } }),
    authorize: sign,
    disconnect: channel => options.bus.send('disconnect', channel),
    attach(server: Server) {
      server.on('upgrade', (request, socket, head) => {
        // No `new URL`: it throws on an address such as '//', and nobody would catch that here.
        const [path = ''] = (request.url ?? '').split('?')
        if (!path.startsWith(`${realtimePath}/app/`)) {
          // In `npm run dev` Vite listens too; alone, an upgrade that nobody takes would stay open for ever.
          if (server.listenerCount('upgrade') === 1) socket.destroy()
          return
        }
        const place = options.gate.admit(request)
        if ('status' in place) return refuseUpgrade(socket, place.status)
        // Not the websocket's own event: a handshake that fails has a socket and no websocket.
        socket.once('close', place.leave)
        sockets.handleUpgrade(request, socket, head, ws => {
          // Before anything else: an error that nobody hears would end the process.
          ws.on('error', () => ws.terminate())
          if (path !== `${realtimePath}/app/${key}`)
            return refuseSocket(ws, 4001, 'Application does not exist')
          welcome(ws, peers, sign)
        })
      })
    },
    async close() {
      clearInterval(heartbeat)
      stopListening()
      stopDisconnecting()
      for (const peer of peers) peer.socket.terminate()
      sockets.close()
    }
  }
}

function welcome(
  socket: WebSocket,
  peers: Set<Peer>,
  sign: (socketId: string, channel: string) => string
): void {
  const window = { since: performance.now(), frames: 0 }
  const peer: Peer = { id: socketId(), socket, channels: new Set(), isAlive: true, window }
  peers.add(peer)
  socket.on('close', () => peers.delete(peer))
  socket.on('pong', () => (peer.isAlive = true))
  socket.on('message', raw => {
    peer.isAlive = true
    if (isFlooding(peer)) return socket.terminate()
    const frame = parseFrame(String(raw))
    if (frame) receive(peer, frame, sign)
    else refuseFrame(peer, 4200, 'Invalid message')
  })
  send(peer, {
    event: 'pusher:connection_established',
    data: { socket_id: peer.id, activity_timeout: activitySeconds }
  })
}

function receive(peer: Peer, frame: Frame, sign: (socketId: string, channel: string) => string): void {
  if (frame.event === 'pusher:ping') return send(peer, { event: 'pusher:pong', data: {} })
  const data = (frame.data ?? {}) as { channel?: unknown; auth?: unknown }
  const channel = typeof data.channel === 'string' ? data.channel : ''
  if (frame.event === 'pusher:unsubscribe') return void peer.channels.delete(channel)
  if (frame.event !== 'pusher:subscribe') return
  if (!channelName.test(channel)) return refuseFrame(peer, 4009, 'Channel not allowed')
  const isSigned = typeof data.auth === 'string' && sameText(data.auth, sign(peer.id, channel))
  if (!isSigned || peer.channels.size >= channelsPerSocket) {
    return send(peer, {
      event: 'pusher:subscription_error',
      channel,
      data: { type: 'AuthError', error: 'Forbidden', status: 403 }
    })
  }
  peer.channels.add(channel)
  send(peer, { event: 'pusher_internal:subscription_succeeded', channel, data: {} })
}

function parseFrame(text: string): Frame | undefined {
  try {
    const frame = JSON.parse(text) as Frame
    if (typeof frame?.event !== 'string') return undefined
    return typeof frame.data === 'string' ? { ...frame, data: JSON.parse(frame.data) as unknown } : frame
  } catch {
    return undefined
  }
}

// The protocol carries data as a JSON string inside the JSON frame.
function send(peer: Peer, frame: Frame): void {
  // Who does not read gets no more: what waits for it would fill this process.
  if (peer.socket.bufferedAmount > mostBuffered) return peer.socket.terminate()
  peer.socket.send(JSON.stringify({ ...frame, data: JSON.stringify(frame.data) }))
}

const refuseFrame = (peer: Peer, code: number, message: string) =>
  send(peer, { event: 'pusher:error', data: { code, message } })

function refuseSocket(socket: WebSocket, code: number, message: string): void {
  socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) }))
  socket.close(code, message)
}

function isFlooding({ window }: Peer): boolean {
  const now = performance.now()
  if (now - window.since > 1000) Object.assign(window, { since: now, frames: 0 })
  window.frames += 1
  return window.frames > framesPerSecond
}

/** Ends an upgrade that may not be, with a status that a browser shows in its console. */
function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
