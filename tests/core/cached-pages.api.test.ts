import { lasting } from '../support/lasting.ts'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { requestListener } from '#server/core/http/listener.ts'
import provider from '#server/core/page-cache/cache-provider.ts'
import { serveCachedPages } from '#server/core/page-cache/cached-pages.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld({ SITE_URL: 'https://shop.example' })
const rendered = vi.fn()
const server = createServer(lasting)
let port = 0

beforeAll(async () => {
  const { services } = world()
  const handler = async (req: unknown, res: unknown) => {
    rendered((req as { url: string }).url)
    ;(res as { end: (text: string) => void }).end('rendered')
  }
  const listener = requestListener({
    services,
    api: () => false,
    serveCachedPage: serveCachedPages(services),
    files: (_req, _res, next) => next(),
    handler
  })
  server.on('request', listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => void server.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rendered.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  world().services.forget(['a'])
})

const html = '<p>Semen Tiga Roda</p>'.repeat(50)

/** Renders a page as Astro does, so that it is cached for a minute. */
async function cachePage(path: string): Promise<void> {
  const url = new URL(path, 'https://shop.example')
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "script-src 'self' 'sha256-x'",
    'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
    'cache-tag': 'a'
  }
  const context = { request: new Request(url), url, waitUntil: undefined, logger: console }
  const { onRequest } = provider(undefined)
  await onRequest!(context as never, async () => new Response(html, { headers }))
}

type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

const requestPage = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    const sent = { host: 'shop.example', 'accept-encoding': 'gzip, br', ...headers }
    request({ port, host: '127.0.0.1', path, method, headers: sent }, res => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(parts) })
      )
    })
      .on('error', reject)
      .end()
  })

describe('[core-50] a cached page', () => {
  it('is served compressed with the common headers, without rendering', async () => {
    await cachePage('/compare?ids=1&focus=search')
    const { status, headers, body } = await requestPage('/compare?focus=search&utm_source=iklan&ids=1')
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, html])
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-page-cache': 'hit',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'x-request-id': expect.any(String)
    })
    expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-x'; default-src 'self'; /)
    expect(headers['cdn-cache-control']).toBeUndefined()
    expect(rendered).not.toHaveBeenCalled()
  })

  it('is not sent again to a browser that has it', async () => {
    await cachePage('/cached')
    const { headers } = await requestPage('/cached')
    const again = await requestPage('/cached', { 'if-none-match': headers.etag! })
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, headers.etag])
  })

  it('answers HEAD without a body', async () => {
    await cachePage('/cached')
    const { status, headers, body } = await requestPage('/cached', {}, 'HEAD')
    expect([status, headers['content-encoding'], body.byteLength]).toEqual([200, 'br', 0])
  })

  it('is rendered for another query, another method, and after it expired', async () => {
    await cachePage('/cached')
    expect((await requestPage('/cached?page=2')).body.toString()).toBe('rendered')
    expect((await requestPage('/cached', {}, 'POST')).body.toString()).toBe('rendered')
    vi.setSystemTime(Date.now() + 60_000)
    expect((await requestPage('/cached')).body.toString()).toBe('rendered')
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('is evicted when its content changes', async () => {
    await cachePage('/cached')
    world().services.forget(['a'])
    expect((await requestPage('/cached')).body.toString()).toBe('rendered')
  })

  it('is served under no other host', async () => {
    await cachePage('/cached')
    expect((await requestPage('/cached', { host: 'evil.example' })).status).toBe(421)
  })
})
