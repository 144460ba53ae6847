import type { Hono } from 'hono'

import { type Called, readEnvelope } from '#lib/core/api/call.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { toWire } from '#lib/core/api/wire.ts'
import type { AppEnv } from '#server/core/http/env.ts'

const site = 'http://localhost'

/** A person with a browser: stores cookies, signs, sends Origin; or the operator's service, with a token. */
export class Person {
  readonly cookies = new Map<string, string>()
  readonly #app: Pick<Hono<AppEnv>, 'request'>
  readonly #signatureKey: string
  readonly #token: string | undefined

  constructor(app: Pick<Hono<AppEnv>, 'request'>, signatureKey: string, token?: string) {
    this.#app = app
    this.#signatureKey = signatureKey
    this.#token = token
  }

  /** A call as islands make it; `key` is the Idempotency-Key. */
  async call<L extends CallName>(
    endpoint: L,
    input: Sent<L>,
    options: { key?: string; headers?: Record<string, string> } = {}
  ): Promise<Called<Reply<L>>> {
    const response = await this.send(endpoint, input as object, options)
    return readEnvelope<Reply<L>>((await response.json()) as Parameters<typeof readEnvelope<Reply<L>>>[0])
  }

  /** The raw answer, for responses without an envelope and for requests that no client of ours would send. */
  async send(
    endpoint: string,
    input: object = {},
    options: { key?: string; headers?: Record<string, string> } = {}
  ): Promise<Response> {
    const { method, path, body } = toWire(endpoint, input)
    const headers: Record<string, string> = {
      origin: site,
      host: 'localhost',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      ...signatureHeaders(this.#signatureKey, Date.now()),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      ...(options.key && { 'idempotency-key': options.key }),
      ...options.headers
    }
    const response = await this.#app.request(`${site}/api/v1${path}`, { method, body, headers })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, decodeURIComponent(pair.slice(at + 1)))
  }
}

/** The value of a successful call; otherwise fails the test with the error. */
export function value<R>(called: Called<R>): R {
  if (!called.ok) throw new Error(`Refused: ${JSON.stringify(called.error)}`)
  return called.value
}

/** The code of an error; a successful call returns 'ok'. */
export const codeOf = (called: Called<unknown>): string => (called.ok ? 'ok' : called.error.code)
