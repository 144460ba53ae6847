import { lasting } from './lasting.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createRequest, writeResponse } from 'astro/app/node'
import { afterAll, beforeAll } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import type { World } from './world.ts'

export type Answered = {
  status: number
  success: boolean
  message: string
  // A third-party client knows no contract of ours: it reads from the JSON the fields that it was told of.
  data: ReturnType<typeof JSON.parse>
  error?: { code: string; fields?: Record<string, string> }
}

/** A third-party client: it knows paths and payloads, but neither our types nor our transport. */
export class SpecClient {
  readonly #cookies = new Map<string, string>()
  readonly #world: World
  readonly #site: string

  constructor(world: World, site: string) {
    this.#world = world
    this.#site = site
  }

  get = (path: string) => this.#send('GET', path)
  post = (path: string, body?: object, headers?: Record<string, string>) =>
    this.#send('POST', path, JSON.stringify(body ?? {}), { 'content-type': 'application/json', ...headers })
  put = (path: string, body: object) =>
    this.#send('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' })
  patch = (path: string, body: object) =>
    this.#send('PATCH', path, JSON.stringify(body), { 'content-type': 'application/json' })
  delete = (path: string, body?: object) =>
    this.#send('DELETE', path, body && JSON.stringify(body), body && { 'content-type': 'application/json' })

  /** The same as form data. */
  form(path: string, fields: Record<string, string | File>): Promise<Answered> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return this.#send('POST', path, form)
  }

  async #send(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Record<string, string> = {}
  ): Promise<Answered> {
    const { config } = this.#world.services
    const response = await fetch(`${this.#site}/api/v1${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        origin: config.siteUrl ?? this.#site,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...signatureHeaders(config.signatureKey, Date.now()),
        ...headers
      }
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return (await response.json()) as Answered
  }
}

/** The world's API on a local port, for clients that speak HTTP and know nothing of ours. */
export function useHttp(world: () => World): () => SpecClient {
  const server = createServer(lasting, async (incoming, outgoing) => {
    await writeResponse(await world().app.fetch(createRequest(incoming)), outgoing)
  })
  beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return () => new SpecClient(world(), `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
