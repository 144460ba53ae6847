import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { securityHeadersOf } from '#server/core/page/headers.ts'
import { type AppEnv, isReplied } from './env.ts'
import { smallBody } from './encoded.ts'

/** An answer that is at hand as a whole, with its length among the headers unless it has no body. */
export type Reply = {
  status: number
  headers: Record<string, string | string[]>
  body: string | Buffer | null
}

/**
 * Sends an answer. One that no middleware would compress is written to Node's response with the headers that all answers have: a
 * Response of its own, which each middleware reads and copies, takes as long as all other work on a small answer.
 */
export function reply(c: HonoContext<AppEnv>, { status, headers, body }: Reply): Response {
  // What fails after an answer was written cannot answer again.
  if (isReplied(c)) return RESPONSE_ALREADY_SENT
  const nodeResponse = c.env?.nodeResponse
  if (!nodeResponse || !isFinal(headers, body)) {
    return c.newResponse(body && (typeof body === 'string' ? body : new Uint8Array(body)), {
      status: status as ContentfulStatusCode,
      headers: new Headers(flat(headers))
    })
  }
  for (const [name, value] of securityHeadersOf(c, undefined)) headers[name] = value
  headers['x-request-id'] = c.get('requestId')
  nodeResponse.writeHead(status, headers)
  nodeResponse.end(body)
  return RESPONSE_ALREADY_SENT
}

/** Whether the middleware that compresses leaves an answer as it is. */
const isFinal = (headers: Reply['headers'], body: Reply['body']): boolean =>
  body === null || 'content-encoding' in headers || Number(headers['content-length']) < smallBody

const flat = (headers: Reply['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as [string, string]]
      : value.map((one): [string, string] => [name, one])
  )
