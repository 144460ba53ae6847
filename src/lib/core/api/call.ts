import type { PageMeta } from '../schema/endpoint.ts'
import { browserErrors } from './browser-errors.ts'
import type { ApiErrorCode, CallName, Reply, Sent } from '#lib/calls.ts'
import type { ApiError, ApiErrorKind } from '../schema/api-error.ts'
import { limitedSignal } from './limited-signal.ts'
import { reach, readJson, told } from './no-answer.ts'
import { sessionOverText } from './session-over.ts'
import { learnServerTime } from './server-time.ts'
import { shown } from '../browser/shown.ts'
import { isMaybeSignedIn } from '../browser/signed-in-hint.ts'
import { signInBrowser } from './sign-in-browser.ts'
import type { Send } from './send-with-progress.ts'
import type { SignatureHeaders } from './signature-headers.ts'
import { toWire } from './wire.ts'

export type Called<R> =
  | { ok: true; value: R; message: string; meta: PageMeta | null }
  | { ok: false; error: ApiError }
/** Result of a browser call; its error codes are typed so that comparisons are checked. */
type Answered<R> = Exclude<Called<R>, { ok: false }> | { ok: false; error: ApiErrorKind<ApiErrorCode> }

export type PhoneChannel = 'whatsapp' | 'sms'

/** Public configuration from the server; fetched once and cached by the browser (architecture, configuration). */
export type ClientConfig = {
  signature_key: string
  realtime: { key: string; cluster?: string; url?: string; path?: string }
  map_style_url: string | null
  /** The public key for push subscriptions; null where push is off. */
  push_key: string | null
  /** Channels that deliver messages to phones, the preferred one first. */
  phone_channels: readonly PhoneChannel[]
}

export type CallOptions = {
  /** Idempotency-Key of a call that charges: a retry sends the same one. */
  key?: string
  /** The token that opens the console; afterwards its cookie counts. */
  token?: string
  signal?: AbortSignal
  /** Milliseconds instead of 10 s: a photo takes longer on a slow connection. */
  timeoutMs?: number
  /** Message of an error response that has no text of its own. */
  fallback?: string
  /**
   * The call outlives the page, for what is saved on leaving it (at most 64 kB). It is signed synchronously by
   * this function, because a page that is being left cannot wait.
   */
  keepalive?: (key: string, timestampMs: number) => SignatureHeaders
  /** Sends it instead of `fetch`, as `sendWithProgress` does. */
  send?: Send
}

/** Timeout of a call, in milliseconds. */
const timeout = 10_000

/** The only endpoint that returns a document without an envelope (D14). Any other HTML comes from a proxy. */
const documentEndpoint = 'GET /buyer/transaction/invoice/{id}' satisfies CallName

let config: Promise<ClientConfig> | undefined
let clockOffsetMs = 0
let refreshing: Promise<Answered<null>> | undefined
/** Number of successful refreshes: a 401 to a call that started before the last one needs no other refresh. */
let refreshes = 0
let isOver = false
let endedBecause: string | undefined
const endListeners = new Set<OnEnd>()

/** The browser's configuration; a failed fetch is retried by the next call. */
export function clientConfig(): Promise<ClientConfig> {
  config ??= requestConfig()
  config.catch(() => (config = undefined))
  return config
}

async function requestConfig(): Promise<ClientConfig> {
  const signal = limitedSignal(timeout)
  const answer = await reach(fetch('/client-config', { signal }), signal)
  if (!answer.ok) throw browserErrors.bad_answer
  return (await readJson(answer, signal)) as ClientConfig
}

type OnEnd = (because: string | undefined) => void

/**
 * Subscribes to the unexpected end of the session (expired or revoked). The listener gets the server's message,
 * or undefined where another tab ended it. Returns the unsubscribe function.
 */
export function onSessionEnd(listener: OnEnd): () => void {
  endListeners.add(listener)
  // The session may have ended before the listener was loaded.
  if (isOver) listener(endedBecause)
  return () => endListeners.delete(listener)
}

/** After signing in, a 401 is worth a refresh again. */
export function sessionBegan(): void {
  isOver = false
}

/**
 * Calls the API; the only fetch to /api. Signs, waits at most 10 s, refreshes the session once on a 401 (concurrent
 * calls share the refresh) and corrects the clock once. A prerendered page waits until it is seen. Returns a Result
 * and never throws.
 */
export async function call<L extends CallName>(
  endpoint: L,
  input: Sent<L>,
  options: CallOptions = {}
): Promise<Answered<Reply<L>>> {
  const before = refreshes
  const first = await attempt<Reply<L>>(endpoint, input as object, options)
  if (first.ok) return first
  if (first.error.code === 'stale_signature') return attempt(endpoint, input as object, options)
  const mayRefresh = first.error.status === 401 && !isOver && isOfBuyer(endpoint)
  if (!mayRefresh) return first
  if (!isMaybeSignedIn()) {
    // Signed out in another tab, or the session expired.
    endSession(sessionOverText)
    return first
  }
  if (before !== refreshes) return attempt(endpoint, input as object, options)
  const refreshed = await refresh()
  // The refresh error says more than the 401: no connection, too many requests.
  return refreshed.ok ? attempt(endpoint, input as object, options) : refreshed
}

/** Whether the buyer's session decides about a call: the console has its own. */
const isOfBuyer = (endpoint: CallName) => endpoint !== 'POST /auth/refresh' && !endpoint.includes(' /ops/')

async function refresh(): Promise<Answered<null>> {
  refreshing ??= attempt<null>('POST /auth/refresh', {}, {}).then(result => {
    refreshing = undefined
    if (result.ok) refreshes += 1
    // Only an explicit rejection ends the session: a rate limit, a server error or a lost connection does not (D22).
    if (!result.ok && result.error.code === 'session_over') endSession(result.error.message)
    return result
  })
  return refreshing
}

function endSession(because?: string): void {
  isOver = true
  endedBecause = because
  endListeners.forEach(listener => listener(because))
}

async function attempt<R>(endpoint: string, input: object, options: CallOptions): Promise<Answered<R>> {
  try {
    const { method, path, body } = toWire(endpoint, input)
    await shown()
    const { signature_key } = await clientConfig()
    const sign = options.keepalive ?? signInBrowser
    const signature = await sign(signature_key, Date.now() + clockOffsetMs)
    const signal = limitedSignal(options.timeoutMs ?? timeout, options.signal)
    const send = options.send ?? fetch
    const response = send(`/api/v1${path}`, {
      method,
      body,
      credentials: 'same-origin',
      keepalive: options.keepalive !== undefined,
      headers: {
        ...signature,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(options.key && { 'idempotency-key': options.key }),
        ...(options.token && { authorization: `Bearer ${options.token}` })
      },
      signal
    })
    const answer = await reach(response, signal)
    learnServerTime(Number(answer.headers.get('x-server-time')))
    if (
      endpoint === documentEndpoint &&
      answer.ok &&
      answer.headers.get('content-type')?.startsWith('text/html')
    ) {
      return { ok: true, value: (await reach(answer.text(), signal)) as R, message: 'OK', meta: null }
    }
    const read = readEnvelope<R>((await readJson(answer, signal)) as Envelope<R>, options.fallback)
    if (!read.ok && read.error.code === 'stale_signature') {
      clockOffsetMs = Date.parse(answer.headers.get('date') ?? '') - Date.now() || 0
    }
    return read
  } catch (error) {
    return { ok: false, error: told(error) }
  }
}

type Envelope<R> = {
  success: boolean
  status: number
  message: string | null
  data: R
  meta: PageMeta | null
  error?: { code: ApiErrorCode; fields?: Record<string, string> } & Record<string, unknown>
}

/** Reads the envelope of D1; another backend may send a code that this client does not know. */
export function readEnvelope<R>(body: Envelope<R>, fallback = browserErrors.bad_answer.message): Answered<R> {
  if (body.success) return { ok: true, value: body.data, message: body.message ?? '', meta: body.meta }
  const { code, fields, ...details } = body.error ?? { code: 'server_error' }
  return {
    ok: false,
    error: {
      code,
      status: body.status,
      message: body.message || fallback,
      ...(fields && { fields }),
      details
    }
  }
}
