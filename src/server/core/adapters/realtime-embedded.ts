import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { type WebSocket, WebSocketServer } from 'ws'

import type { Bus } from '#server/core/messages/bus.ts'
import { hmacHex, sameText, sha256 } from '#server/core/platform/crypto.ts'
import type { Realtime } from './realtime.ts'
import type { SocketGate } from './socket-gate.ts'

/** Path below which pusher-js connects: /realtime/app/{key}. */
const realtimePath = '/realtime'

const activitySeconds = 60
const channelsPerSocket = 50

/** Bytes of a frame that a client may send: a subscription with its signature has some 300. */
const maxFrameBytes = 4 * 1024
/** Bytes that may wait for a client that does not read. */
const maxBuffered = 1024 * 1024
/** Frames that a client may send in a second: a page joins a handful of channels. */
const framesPerSecond = 50
/** A channel of ours. */
const channelName = /^private-[a-z]{1,20}\.\d{1,15}$/
/** What the protocol takes for a channel's name: the error repeats it, because a client finds the channel by it. */
const protocolName = /^[\w\-=@,.;]{1,164}$/

type Frame = { event: string; channel?: string; data: unknown }
type Peer = {
  id: string
  socket: WebSocket
  channels: Set<string>
  /** Whose signatures let it into its channels. */
  sessions: Set<number>
  isAlive: boolean
  /** Frames that came since a moment, in ms of this process's own clock. */
  window: { since: number; frames: number }
}

/** The protocol's form of a socket id: 123.456 */
const socketId = () => `${Math.floor(Math.random() * 1e9)}.${Math.floor(Math.random() * 1e9)}`

/** Milliseconds within which a signature is used: one that was kept until its session ended lets nobody in. */
const signatureMs = 60_000
/** A signature, and what it signs beside socket and channel: the session, and when it was made. */
const signature = /^[^:]{20}:[0-9a-f]{64}:(\d{1,15}):(\d{1,15})$/

type Sign = (socketId: string, channel: string, sessionId: number, madeAt: number) => string
type SignerOf = (auth: unknown, socketId: string, channel: string) => number | undefined

/**
 * A small server of the Pusher protocol 7: connect, subscribe to private channels with a signature, events, ping and
 * the protocol's error codes. Events of every process arrive over the bus.
 */
export function embeddedRealtime(options: {
  secret: string
  bus: Bus
  gate: SocketGate
  /** Which of these sessions are over. */
  findEnded: (sessionIds: readonly number[]) => Promise<number[]>
}): Realtime {
  const key = sha256(`realtime-key:${options.secret}`).slice(0, 20)
  const peers = new Set<Peer>()
  const sign: Sign = (socketId, channel, sessionId, madeAt) => {
    const signed = `${sessionId}:${madeAt}`
    return `${key}:${hmacHex(`realtime:${options.secret}`, `${socketId}:${channel}:${signed}`)}:${signed}`
  }
  /** Sessions that ended a moment ago, and when: their signatures may still be young. */
  const ended = new Map<number, number>()
  /** The session that a socket is let into a channel by; undefined where the signature is not ours, old, or its session over. */
  const signerOf: SignerOf = (auth, socketId, channel) => {
    const [whole, session, made] = (typeof auth === 'string' && signature.exec(auth)) || []
    const [sessionId, madeAt] = [Number(session), Number(made)]
    const isOurs = whole !== undefined && sameText(whole, sign(socketId, channel, sessionId, madeAt))
    const isYoung = Math.abs(Date.now() - madeAt) < signatureMs
    return isOurs && isYoung && !ended.has(sessionId) ? sessionId : undefined
  }

  const stopListening = options.bus.on('realtime', payload => {
    const { channel, event, data } = payload as { channel: string; event: string; data: unknown }
    for (const peer of peers) if (peer.channels.has(channel)) send(peer, { event, channel, data })
  })
  const closeSockets = (over: readonly number[]) => {
    for (const id of over) ended.set(id, Date.now())
    for (const peer of peers) {
      if (over.some(id => peer.sessions.has(id))) rejectSocket(peer.socket, 4200, 'Please reconnect')
    }
  }
  const stopDisconnecting = options.bus.on('disconnect', payload => closeSockets(payload as number[]))
  // The message that a session ended may have been lost. Where the database is away, the next heartbeat asks again.
  const lookAgain = () => {
    const ids = [...new Set([...peers].flatMap(peer => [...peer.sessions]))]
    if (ids.length > 0) void options.findEnded(ids).then(closeSockets, () => undefined)
  }
  const stopHearingGaps = options.bus.onGap(lookAgain)
  const heartbeat = setInterval(() => {
    for (const [id, at] of ended) if (at < Date.now() - 2 * signatureMs) ended.delete(id)
    for (const peer of peers) {
      if (!peer.isAlive) peer.socket.terminate()
      peer.isAlive = false
      peer.socket.ping()
    }
    lookAgain()
  }, activitySeconds * 1000)
  heartbeat.unref()

  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes })
  return {
    client: { key, path: realtimePath },
    publish: (channel, event, data) => options.bus.send('realtime', { channel, event, data }),
    busMessage: (channel, event, data) => ({ topic: 'realtime', payload: { channel, event, data } }),
    authorize: (socketId, channel, sessionId) => sign(socketId, channel, sessionId, Date.now()),
    disconnect: sessionIds => options.bus.send('disconnect', sessionIds),
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
        if ('status' in place) return rejectUpgrade(socket, place.status)
        // Not the websocket's own event: a handshake that fails has a socket and no websocket.
        socket.once('close', place.leave)
        sockets.handleUpgrade(request, socket, head, ws => {
          // Before anything else: an error that nobody hears would end the process.
          ws.on('error', () => ws.terminate())
          if (path !== `${realtimePath}/app/${key}`)
            return rejectSocket(ws, 4001, 'Application does not exist')
          welcome(ws, peers, signerOf)
        })
      })
    },
    async close() {
      clearInterval(heartbeat)
      stopListening()
      stopDisconnecting()
      stopHearingGaps()
      for (const peer of peers) peer.socket.terminate()
      sockets.close()
    }
  }
}

function welcome(socket: WebSocket, peers: Set<Peer>, signerOf: SignerOf): void {
  const window = { since: performance.now(), frames: 0 }
  const peer: Peer = {
    id: socketId(),
    socket,
    channels: new Set(),
    sessions: new Set(),
    isAlive: true,
    window
  }
  peers.add(peer)
  socket.on('close', () => peers.delete(peer))
  socket.on('pong', () => (peer.isAlive = true))
  socket.on('message', raw => {
    peer.isAlive = true
    if (isFlooding(peer)) return socket.terminate()
    const frame = parseFrame(String(raw))
    if (frame) receive(peer, frame, signerOf)
    else rejectFrame(peer, 4200, 'Invalid message')
  })
  send(peer, {
    event: 'pusher:connection_established',
    data: { socket_id: peer.id, activity_timeout: activitySeconds }
  })
}

function receive(peer: Peer, frame: Frame, signerOf: SignerOf): void {
  if (frame.event === 'pusher:ping') return send(peer, { event: 'pusher:pong', data: {} })
  const data = (frame.data ?? {}) as { channel?: unknown; auth?: unknown }
  const channel = typeof data.channel === 'string' ? data.channel : ''
  if (frame.event === 'pusher:unsubscribe') return void peer.channels.delete(channel)
  if (frame.event !== 'pusher:subscribe') return
  if (!protocolName.test(channel)) return rejectFrame(peer, 4009, 'Channel not allowed')
  const sessionId = channelName.test(channel) ? signerOf(data.auth, peer.id, channel) : undefined
  if (sessionId === undefined || peer.channels.size >= channelsPerSocket) {
    return send(peer, {
      event: 'pusher:subscription_error',
      channel,
      data: { type: 'AuthError', error: 'Forbidden', status: 403 }
    })
  }
  peer.channels.add(channel)
  peer.sessions.add(sessionId)
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
  if (peer.socket.bufferedAmount > maxBuffered) return peer.socket.terminate()
  peer.socket.send(JSON.stringify({ ...frame, data: JSON.stringify(frame.data) }))
}

const rejectFrame = (peer: Peer, code: number, message: string) =>
  send(peer, { event: 'pusher:error', data: { code, message } })

function rejectSocket(socket: WebSocket, code: number, message: string): void {
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
function rejectUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
