import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'

import { coreErrors } from '#lib/core/schema/errors.ts'

import { failureBody } from '#server/core/http/envelope.ts'
import { backendRequest } from './backend-request.ts'
import { networkOf } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'

/** What the backend answers instead of this process: the API, files, pictures and the browser's configuration. */
const passed = /^\/(?:api|files|media)\/|^\/client-config(?:\?|$)/

/**
 * A step of a path that leads elsewhere, also encoded: it would end outside of what is passed, because a server on the way
 * or the backend itself may resolve it.
 */
const step = /(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|;|#|$)/i
const leadsElsewhere = (url: string) => step.test(url.split('?', 1)[0] ?? '')

/** Requests and sockets that may be on their way at once; more are told to come again. */
const maxRequests = 1_000
const maxSockets = 10_000
/** Requests of one address among them: a few slow senders must not take every place. A carrier's customers share one. */
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
/** What tells where a request came from: said anew here, because anybody may send it. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

function endToEnd(message: IncomingMessage, without: readonly string[] = []): OutgoingHttpHeaders {
  // A length frames the body: dropped at somebody's word, the body would be the backend's next request.
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
 * equals it; the client's address goes in X-Forwarded-For, which the backend believes with TRUST_PROXY.
 */
function headersFor(req: IncomingMessage, { config }: Services): OutgoingHttpHeaders {
  const { siteUrl, trustProxy } = config
  const of = (name: string) => (trustProxy ? String(req.headers[name] ?? '') : '')
  const host = siteUrl ? new URL(siteUrl).host : req.headers.host
  return {
    ...endToEnd(req, forwarded),
    // A body without a length stays framed: unframed, its bytes would be the backend's next request.
    ...(req.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': siteUrl
      ? new URL(siteUrl).protocol.replace(':', '')
      : of('x-forwarded-proto') || 'http',
    'x-forwarded-for': of('x-forwarded-for').split(',').at(-1)?.trim() || req.socket.remoteAddress
  }
}

/** 503 where the backend is gone, 504 where it does not answer; the API's envelope, because the API was asked. */
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

/** Passes a request on to API_BACKEND_URL and its answer back, both as they come; true where it is one to pass. */
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
  const asking = backendRequest(services.config, { method, path: url, headers })
  let isSilent = false
  asking.once('timeout', () => {
    isSilent = true
    asking.destroy()
  })
  asking.on('error', error => {
    // Whoever went away themselves is no news.
    if (!res.closed) services.log.warn({ error, path: url.split('?', 1)[0] }, 'backend')
    answerGone(res, isSilent ? 504 : 503)
  })
  asking.once('response', answer => {
    res.writeHead(answer.statusCode ?? 502, endToEnd(answer))
    pipeline(answer, res, () => undefined)
  })
  res.once('close', () => asking.destroy())
  req.pipe(asking)
  return true
}

const sockets = new Set<Duplex>()

/** Passes a websocket's upgrade on, then every byte both ways until either side is done. */
export function passUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer, services: Services): void {
  socket.on('error', () => socket.destroy())
  const isPassed = req.url?.startsWith('/realtime/') && !leadsElsewhere(req.url)
  if (!isPassed || sockets.size >= maxSockets) return void socket.destroy()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  const headers = { ...headersFor(req, services), connection: 'Upgrade', upgrade: 'websocket' }
  const asking = backendRequest(services.config, { method: 'GET', path: req.url, headers })
  socket.once('close', () => asking.destroy())
  asking.once('timeout', () => asking.destroy())
  asking.once('error', () => socket.destroy())
  asking.once('response', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n'))
  asking.once('upgrade', (answer, backend: Duplex & { setTimeout?: (ms: number) => void }, rest: Buffer) => {
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
  asking.end()
}

/** Ends the passed sockets: their browsers connect again elsewhere. */
export function dropPassedSockets(): void {
  for (const socket of sockets) socket.destroy()
}
