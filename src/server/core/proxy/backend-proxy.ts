import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'

import { coreErrors } from '#lib/core/schema/errors.ts'

import { failureBody } from '#server/core/http/envelope.ts'
import { backendRequest } from './backend-request.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'

/**
 * Paths that the backend serves instead of this process: the API, files, pictures and the browser's configuration.
 */
const passed = /^\/(?:api|files|media)\/|^\/client-config(?:\?|$)/

/**
 * A '.' or '..' segment of a path, also encoded: a server in between or the backend itself may resolve it to a path
 * that is not forwarded.
 */
const step = /(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|;|#|$)/i
const leadsElsewhere = (url: string) => step.test(url.split('?', 1)[0] ?? '')

/** Maximum concurrent requests and sockets. More requests get a 503, more sockets are closed. */
const maxRequests = 1_000
const maxSockets = 10_000
/**
 * Maximum requests of one address, which a carrier's customers share: a few slow senders must not take every place.
 */
const maxOfNetwork = 250

/** Headers of one connection, which the next one must not see (RFC 9110, section 7.6.1). */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
]
/** Headers that tell where a request came from: set again here, because any client can send them. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

function endToEnd(message: IncomingMessage, without: readonly string[] = []): OutgoingHttpHeaders {
  // Content-Length delimits the body: if a client could drop it, the backend would read the body as its next request.
  const named = (message.headers.connection ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => name !== 'content-length')
  const dropped = new Set([...hopByHop, ...named, ...without])
  const headers = Object.entries(message.headersDistinct).filter(([name]) => !dropped.has(name))
  return Object.fromEntries(
    headers.map(([name, values = []]) => [name, values.length > 1 ? values : values[0]])
  )
}

/**
 * The headers for the backend. Host is the site's, so that Origin, which the backend checks against its own SITE_URL,
 * equals it; the client's address goes in X-Forwarded-For, which the backend trusts with TRUST_PROXY.
 */
function headersFor(req: IncomingMessage, { config }: Services): OutgoingHttpHeaders {
  const { siteUrl, trustProxy } = config
  const of = (name: string) => (trustProxy ? String(req.headers[name] ?? '') : '')
  const host = siteUrl ? new URL(siteUrl).host : req.headers.host
  return {
    ...endToEnd(req, forwarded),
    // A body without a length stays chunked: otherwise the backend would read its bytes as the next request.
    ...(req.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': siteUrl
      ? new URL(siteUrl).protocol.replace(':', '')
      : of('x-forwarded-proto') || 'http',
    'x-forwarded-for': of('x-forwarded-for').split(',').at(-1)?.trim() || req.socket.remoteAddress
  }
}

/** Sends the API's envelope: 503 where the backend is gone or no place is left, 504 where it does not answer. */
function answerGone(res: ServerResponse, status: 503 | 504): void {
  if (res.headersSent || res.closed) return void res.destroy()
  res.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '5'
  })
  res.end(JSON.stringify(failureBody({ ...coreErrors.unavailable, status })))
}

function rejectPath(res: ServerResponse): void {
  res.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
  res.end(JSON.stringify(failureBody({ ...coreErrors.no_such_endpoint, status: 400 })))
}

let requests = 0
const ofNetwork = new Map<string, number>()

/** Takes a place for a request until its answer ends; false where none is left. */
function takePlace(network: string, res: ServerResponse): boolean {
  const own = ofNetwork.get(network) ?? 0
  if (requests >= maxRequests || own >= maxOfNetwork) return false
  requests += 1
  ofNetwork.set(network, own + 1)
  res.once('close', () => {
    requests -= 1
    const left = (ofNetwork.get(network) ?? 1) - 1
    if (left > 0) ofNetwork.set(network, left)
    else ofNetwork.delete(network)
  })
  return true
}

/** Streams a request to API_BACKEND_URL and the response back; returns false where the path is not the backend's. */
export function passToBackend(req: IncomingMessage, res: ServerResponse, services: Services): boolean {
  const { url = '', method = 'GET' } = req
  if (!services.config.apiBackendUrl || !passed.test(url)) return false
  if (leadsElsewhere(url)) {
    rejectPath(res)
    return true
  }
  const headers = headersFor(req, services)
  if (!takePlace(networkOf(headers['x-forwarded-for'] as string), res)) {
    answerGone(res, 503)
    return true
  }
  const backend = backendRequest(services.config, { method, path: url, headers })
  let isSilent = false
  backend.once('timeout', () => {
    isSilent = true
    backend.destroy()
  })
  backend.on('error', error => {
    // A client that disconnected by itself is not worth a warning.
    if (!res.closed) services.log.warn({ error, path: url.split('?', 1)[0] }, 'backend')
    answerGone(res, isSilent ? 504 : 503)
  })
  backend.once('response', answer => {
    res.writeHead(answer.statusCode ?? 502, endToEnd(answer))
    pipeline(answer, res, () => undefined)
  })
  res.once('close', () => backend.destroy())
  req.pipe(backend)
  return true
}

const sockets = new Set<Duplex>()

/** Forwards a websocket's upgrade, then every byte in both directions until either side closes. */
export function passUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer, services: Services): void {
  socket.on('error', () => socket.destroy())
  const isPassed = req.url?.startsWith('/realtime/') && !leadsElsewhere(req.url)
  if (!isPassed || sockets.size >= maxSockets) return void socket.destroy()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  const headers = { ...headersFor(req, services), connection: 'Upgrade', upgrade: 'websocket' }
  const backend = backendRequest(services.config, { method: 'GET', path: req.url, headers })
  socket.once('close', () => backend.destroy())
  backend.once('timeout', () => backend.destroy())
  backend.once('error', () => socket.destroy())
  backend.once('response', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n'))
  backend.once('upgrade', (answer, backend: Duplex & { setTimeout?: (ms: number) => void }, rest: Buffer) => {
    backend.setTimeout?.(0)
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    if (rest.length > 0) socket.write(rest)
    if (head.length > 0) backend.write(head)
    pipeline(backend, socket, backend, () => {
      socket.destroy()
      backend.destroy()
    })
  })
  backend.end()
}

/** Closes the forwarded sockets; their browsers connect again elsewhere. */
export function dropPassedSockets(): void {
  for (const socket of sockets) socket.destroy()
}
