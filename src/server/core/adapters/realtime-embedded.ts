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

/** Maximum bytes of a client's frame: a subscription with its signature has about 300. */
const maxFrameBytes = 4 * 1024
/** Maximum bytes buffered for a client that does not read. */
const maxBuffered = 1024 * 1024
/** Maximum frames per second of a client: a page joins a handful of channels. */
const framesPerSecond = 50
/** The names of our channels. */
const channelName = /^private-[a-z]{1,20}\.\d{1,15}$/
/** The channel names that the protocol allows. An error repeats the name, by which a client finds the channel. */
const protocolName = /^[\w\-=@,.;]{1,164}$/

type Frame = { event: string; channel?: string; data: unknown }
type Peer = {
  id: string
  socket: WebSocket
  channels: Set<string>
  /** Sessions whose signatures admitted it to its channels. */
  sessions: Set<number>
  isAlive: boolean
  /** Frames received since the start of the window, in ms of this process's own clock. */
  window: { since: number; frames: number }
}

/** The protocol's form of a socket id: 123.456 */
const socketId = () => `${Math.floor(Math.random() * 1e9)}.${Math.floor(Math.random() * 1e9)}`

/** Lifetime of a signature in ms: one that was saved until its session ended admits nobody. */
const signatureMs = 60_000
/** A signature, and what it covers in addition to socket and channel: the session, and when it was made. */
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
  /** Returns those of these sessions that have ended. */
  findEnded: (sessionIds: readonly number[]) => Promise<number[]>
}): Realtime {
  const key = sha256(`realtime-key:${options.secret}`).slice(0, 20)
  const peers = new Set<Peer>()
  const sign: Sign = (socketId, channel, sessionId, madeAt) => {
    const signed = `${sessionId}:${madeAt}`
    return `${key}:${hmacHex(`realtime:${options.secret}`, `${socketId}:${channel}:${signed}`)}:${signed}`
  }
  /** Sessions that ended recently, and when: their signatures may not have expired yet. */
  const ended = new Map<number, number>()
  /**
   * The session whose signature admits a socket to a channel; undefined where the signature is not ours or has
   * expired, or its session has ended.
   */
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
  // The message that a session ended may have been lost. Where the database is unavailable, the next heartbeat
  // retries.
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
        // Not `new URL`: it throws on an address such as '//', and nothing would catch that here.
        const [path = ''] = (request.url ?? '').split('?')
        if (!path.startsWith(`${realtimePath}/app/`)) {
          // In `npm run dev` Vite listens too; without it, an upgrade that nothing handles would stay open for ever.
          if (server.listenerCount('upgrade') === 1) socket.destroy()
          return
        }
        const place = options.gate.admit(request)
        if ('status' in place) return rejectUpgrade(socket, place.status)
        // Not the websocket's own event: a failed handshake has a socket but no websocket.
        socket.once('close', place.leave)
        sockets.handleUpgrade(request, socket, head, ws => {
          // Before anything else: an unhandled error would end the process.
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
  // Drops slow consumers to bound memory.
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

/** Rejects a forbidden websocket upgrade, with a status that a browser shows in its console. */
function rejectUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
