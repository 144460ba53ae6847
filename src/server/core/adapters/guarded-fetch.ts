import { type LookupAddress, promises as dns } from 'node:dns'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { workQueue } from '#server/core/concurrency/work-queue.ts'
import { ipOf, isPublic, OutsideError, type Reach, readOutsideAddress } from './outside-address.ts'

export type OutsideRequest = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Bytes of an answer that are read; a longer one is cut there, or rejected. */
  maxBytes: number
  isCut?: boolean
  /** Redirects that are followed, each checked like the first address. Without any the redirect is the answer. */
  maxRedirects: number
  /** Milliseconds for a connection, and for everything. */
  connectMs: number
  timeoutMs: number
}

type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; url: string }

/** Fetches an outside address. Throws OutsideError, and ApiException 'busy' where too many wait. */
export type GuardedFetch = (address: string, request: OutsideRequest) => Promise<OutsideAnswer>

type Resolve = (name: string) => Promise<LookupAddress[]>

type Options = Reach & { atOnce: number; maxWaiting: number; resolve?: Resolve }

type Target = { url: URL; addresses: LookupAddress[] }

/**
 * Makes a fetch of addresses that an operator names, which never reaches this machine or a private network: names are resolved here,
 * every address of a name must be public, and the connection goes to one of those that were checked, without another lookup.
 */
export function guardedFetch({ atOnce, maxWaiting, resolve, ...reach }: Options): GuardedFetch {
  const enqueue = workQueue({ atOnce, maxWaiting })
  const { toPrivate, isAllowed = isPublic } = reach
  const findAddresses = resolve ?? (toPrivate ? lookUpHere : resolveOutside)

  async function check(address: string): Promise<Target> {
    const url = readOutsideAddress(address, reach)
    const ip = ipOf(url)
    if (ip !== undefined) return { url, addresses: [{ address: ip, family: isIP(ip) }] }
    const addresses = await findAddresses(url.hostname).catch((cause: unknown) => {
      throw new OutsideError('unknown_host', { cause })
    })
    if (addresses.length === 0) throw new OutsideError('unknown_host')
    const isRight = toPrivate || addresses.every(({ address: found }) => isAllowed(found))
    if (!isRight) throw new OutsideError('not_public')
    return { url, addresses }
  }

  async function follow(
    address: string,
    request: OutsideRequest,
    signal: AbortSignal
  ): Promise<OutsideAnswer> {
    let next = address
    for (let left = request.maxRedirects; ; left -= 1) {
      const target = await unlessAborted(check(next), signal)
      const answer = await send(target, request, signal)
      const { location } = answer.headers
      if (request.maxRedirects === 0 || !redirects.has(answer.status) || !location) return answer
      if (left === 0) throw new OutsideError('redirects')
      if (!URL.canParse(location, target.url)) throw new OutsideError('address')
      next = new URL(location, target.url).href
    }
  }

  return (address, request) =>
    enqueue(async () => {
      const signal = AbortSignal.timeout(request.timeoutMs)
      try {
        return await follow(address, request, signal)
      } catch (cause) {
        if (cause instanceof OutsideError) throw cause
        throw new OutsideError(signal.aborted ? 'timeout' : 'unreachable', { cause })
      }
    })
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Asks the name servers, not this machine's own list of hosts, and occupies none of the threads that read files. */
async function resolveOutside(name: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  const found = (result: typeof four, family: number) =>
    result.status === 'fulfilled' ? result.value.map(address => ({ address, family })) : []
  return [...found(four, 4), ...found(six, 6)]
}

const lookUpHere: Resolve = name => dns.lookup(name, { all: true })

/** A lookup that knows these addresses alone. */
const knowing =
  (addresses: LookupAddress[]): LookupFunction =>
  (_name, options, done) =>
    options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Sends one request over a connection of its own. */
function send(
  { url, addresses }: Target,
  request: OutsideRequest,
  signal: AbortSignal
): Promise<OutsideAnswer> {
  const { method, headers, body, connectMs } = request
  const start = url.protocol === 'https:' ? requestTls : requestPlain
  const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect'
  return new Promise((resolve, reject) => {
    const options = { method, headers: { 'accept-encoding': 'identity', ...headers }, agent: false, signal }
    const sent = start(url, { ...options, lookup: knowing(addresses) }, response =>
      readBody(response, request).then(
        content =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: content,
            url: url.href
          }),
        reject
      )
    )
    const timer = setTimeout(() => sent.destroy(new OutsideError('timeout')), connectMs)
    const clear = () => clearTimeout(timer)
    sent.on('socket', socket => socket.once(connected, clear))
    sent.on('close', clear)
    sent.on('error', reject)
    // An offer of another protocol is an answer without a body; unheard, Node would close the connection without a word.
    sent.on('upgrade', ({ statusCode, headers: said }, socket) => {
      socket.destroy()
      resolve({ status: statusCode ?? 0, headers: said, body: Buffer.alloc(0), url: url.href })
    })
    sent.end(body)
  })
}

/** The body up to the bound; the connection ends there. */
async function readBody(response: IncomingMessage, { maxBytes, isCut }: OutsideRequest): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes > maxBytes) {
      // Leaving the loop destroys the response, and with it the connection.
      if (isCut) break
      throw new OutsideError('too_large')
    }
  }
  return Buffer.concat(parts).subarray(0, maxBytes)
}
