import type { Context as HonoContext } from 'hono'

import { getServices } from '#server/core/platform/services.ts'
import { type Encoded, offer, pack } from './encoded.ts'
import type { AppEnv } from './env.ts'
import type { Handled } from './answer.ts'
import { type Reply, reply } from './reply.ts'

/** Writes the envelope of D1: `{ success, status, message, data, meta }`, with `error` where it failed. */
export function sendEnvelope(
  c: HonoContext<AppEnv>,
  result: Handled<unknown>,
  answerHeaders?: Headers
): Response {
  const headers = commonHeaders(answerHeaders)
  if (result.ok && result.value.html !== undefined) return sendHtml(c, result.value.html, headers)
  if (result.ok && result.value.file) return sendFile(c, result.value.file, headers)
  if (result.ok && result.value.encoded) return sendEncoded(c, result.value.encoded, headers)
  if (!result.ok) sayWhenToRetry(headers, result.error)
  const body = result.ok ? successBody(result.value) : failureBody(result.error)
  return sendJson(c, JSON.stringify(body), body.status, headers)
}

/** Headers of every answer, with what the handler adds. */
function commonHeaders(own: Headers | undefined): Reply['headers'] {
  // Countdowns run on the server's time (D12); the demo may run it ahead of the machine's.
  const headers: Reply['headers'] = {
    'cache-control': 'no-store',
    'x-server-time': String(getServices().clock.now().getTime())
  }
  own?.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = own?.getSetCookie() ?? []
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers
}

/** A shared answer, as it is kept. Nothing in it is anybody's own: a browser may hold it, and asks whether it changed. */
function sendEncoded(c: HonoContext<AppEnv>, encoded: Encoded, common: Reply['headers']): Response {
  const { isKnown, headers, body } = offer(encoded, {
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match')
  })
  const all = { ...common, 'cache-control': 'private, no-cache', ...headers }
  if (isKnown || !body) return reply(c, { status: 304, headers: all, body: null })
  return reply(c, { status: 200, headers: { ...all, 'content-type': 'application/json' }, body })
}

/** JSON for this client, with its length. */
export function sendJson(
  c: HonoContext<AppEnv>,
  json: string,
  status: number,
  common: Reply['headers'] = {}
): Response {
  const { headers, body } = pack(json, c.req.header('accept-encoding'))
  return reply(c, { status, headers: { ...common, ...headers, 'content-type': 'application/json' }, body })
}

function sayWhenToRetry(headers: Reply['headers'], error: Failure): void {
  const seconds = error.details?.['retry_after']
  const isPassing = error.status === 429 || error.status === 503
  if (isPassing && typeof seconds === 'number') headers['retry-after'] = String(Math.ceil(seconds))
}

/** A document of ours: it may style itself and load nothing, wherever it is shown. */
function sendHtml(c: HonoContext<AppEnv>, html: string, headers: Reply['headers']): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals"
  return c.body(html, 200, {
    ...headers,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=UTF-8'
  })
}

/** A file to be saved, as it is made. Its name is one of ours: letters, digits, hyphens and a dot. */
const sendFile = (
  c: HonoContext<AppEnv>,
  { name, type, body }: NonNullable<Value['file']>,
  headers: Reply['headers']
): Response =>
  c.newResponse(body, 200, {
    ...headers,
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff'
  })

type Value = Extract<Handled<unknown>, { ok: true }>['value']
type Failure = Extract<Handled<unknown>, { ok: false }>['error']

/** The envelope around an answer. */
export const successBody = (value: Value) => ({
  success: true,
  status: 200,
  message: value.message ?? 'OK',
  data: value.data ?? null,
  meta: value.meta ?? null,
  ...value.beside
})

/** The envelope around an error. */
export const failureBody = (error: Failure) => ({
  success: false,
  status: error.status,
  message: error.message,
  data: null,
  meta: null,
  error: {
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    ...error.details
  }
})
