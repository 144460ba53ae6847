import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { getServices } from '#server/core/platform/services.ts'
import { type Encoded, offer, pack } from './encoded.ts'
import type { Handled } from './answer.ts'

/** Writes the envelope of D1: `{ success, status, message, data, meta }`, with `error` where it failed. */
export function sendEnvelope(c: HonoContext, result: Handled<unknown>, answerHeaders?: Headers): Response {
  answerHeaders?.forEach((value, name) => {
    if (name !== 'set-cookie') c.header(name, value)
  })
  for (const cookie of answerHeaders?.getSetCookie() ?? []) c.header('set-cookie', cookie, { append: true })
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  // Countdowns run on the server's time (D12); the demo may run it ahead of the machine's.
  c.header('x-server-time', String(getServices().clock.now().getTime()))
  if (result.ok && result.value.html !== undefined) return sendHtml(c, result.value.html)
  if (result.ok && result.value.file) return sendFile(c, result.value.file)
  if (result.ok && result.value.encoded) return sendEncoded(c, result.value.encoded)
  if (!result.ok) sayWhenToRetry(c, result.error)
  const body = result.ok ? successBody(result.value) : failureBody(result.error)
  return sendJson(c, JSON.stringify(body), body.status)
}

/** A shared answer, as it is kept. Nothing in it is anybody's own: a browser may hold it, and asks whether it changed. */
function sendEncoded(c: HonoContext, encoded: Encoded): Response {
  c.header('cache-control', 'private, no-cache')
  const { isKnown, headers, body } = offer(encoded, {
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match')
  })
  if (isKnown || !body) return c.newResponse(null, 304, headers)
  return c.newResponse(new Uint8Array(body), 200, { ...headers, 'content-type': 'application/json' })
}

/** JSON for this client, with its length. */
export function sendJson(c: HonoContext, json: string, status: number): Response {
  const { headers, body } = pack(json, c.req.header('accept-encoding'))
  return c.body(body, status as ContentfulStatusCode, {
    ...headers,
    'content-type': 'application/json'
  })
}

function sayWhenToRetry(c: HonoContext, error: Failure): void {
  const seconds = error.details?.['retry_after']
  const isPassing = error.status === 429 || error.status === 503
  if (isPassing && typeof seconds === 'number') c.header('retry-after', String(Math.ceil(seconds)))
}

/** A document of ours: it may style itself and load nothing, wherever it is shown. */
function sendHtml(c: HonoContext, html: string): Response {
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals")
  return c.html(html)
}

/** A file to be saved, as it is made. Its name is one of ours: letters, digits, hyphens and a dot. */
const sendFile = (c: HonoContext, { name, type, body }: NonNullable<Value['file']>): Response =>
  c.newResponse(body, 200, {
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
