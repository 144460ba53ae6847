import { lasting } from '../support/lasting.ts'
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { apiListener } from '#server/core/http/api-listener.ts'
import { requestListener } from '#server/core/http/listener.ts'
import { serveCachedPages } from '#server/core/page-cache/cached-pages.ts'
import { webApp } from '#server/web-app.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
const passedOn = vi.fn()
const server = createServer(lasting)
let port = 0

beforeAll(async () => {
  const { services } = world()
  const handler = async (_req: unknown, res: unknown) => void (res as ServerResponse).end('page')
  const api = apiListener(webApp(), services)
  const files = (...[req, , next]: Parameters<Parameters<typeof requestListener>[0]['files']>) => {
    passedOn(req.url)
    next()
  }
  server.on(
    'request',
    requestListener({ services, api, serveCachedPage: serveCachedPages(services), files, handler })
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => void server.close())

type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

const send = (
  path: string,
  options: { host?: string; localAddress?: string; acceptEncoding?: string; ifNoneMatch?: string } = {}
) =>
  new Promise<Answered>((resolve, reject) => {
    const { host = 'localhost', localAddress = '127.0.0.1', acceptEncoding, ifNoneMatch } = options
    const headers = {
      ...signatureHeaders(world().services.config.signatureKey, Date.now()),
      host,
      ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
      ...(ifNoneMatch && { 'if-none-match': ifNoneMatch })
    }
    request({ port, host: '127.0.0.1', path, headers, localAddress }, res => {
      let body = ''
      res.on('data', text => (body += String(text)))
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('a call of the API', () => {
  it('[core-1] is answered with the common headers, before files and pages', async () => {
    passedOn.mockClear()
    const { status, headers, body } = await send('/api/v1/buyer/product?page=1')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ success: true, status: 200, meta: { page: 1 } })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-request-id': expect.any(String)
    })
    expect(passedOn).not.toHaveBeenCalled()
  })

  it('[core-51] that is shared is cached compressed, and not sent again to a browser that has it', async () => {
    const path = '/api/v1/buyer/product?page=1'
    const { headers } = await send(path, { acceptEncoding: 'gzip, br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' })
    const again = await send(path, { acceptEncoding: 'gzip, br', ifNoneMatch: headers.etag! })
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(Number(again.headers['x-server-time'])).toBeGreaterThan(0)
  })

  it('[core-1] that is personal is not cached', async () => {
    const { status, headers } = await send('/api/v1/buyer/cart')
    expect([status, headers['cache-control'], headers.etag]).toEqual([401, 'no-store', undefined])
  })

  it('[core-2] that does not exist is answered in the envelope', async () => {
    const { status, body } = await send('/api/v1/nothing')
    expect([status, JSON.parse(body)]).toMatchObject([404, { error: { code: 'no_such_endpoint' } }])
  })

  it.each(['/api/v1/buyer/product/%E0%A4%A', '/api/%', '/API/v1/%ff', '/api?x=%00'])(
    '[core-2] with an invalid address is answered in the envelope: %s',
    async path => {
      passedOn.mockClear()
      const { status, headers, body } = await send(path)
      expect([status, JSON.parse(body)]).toMatchObject([400, { status: 400, error: { code: 'bad_request' } }])
      expect(headers['content-type']).toBe('application/json')
      expect(passedOn).not.toHaveBeenCalled()
    }
  )

  it('[core-14] under a foreign host is 421', async () => {
    const { status, body } = await send('/api/v1/buyer/product', { host: 'evil.example' })
    expect([status, JSON.parse(body)]).toMatchObject([421, { error: { code: 'foreign_host' } }])
    expect((await send('/product/%ff')).body).toMatch(/^<!doctype html>/)
  })

  it("[core-7] counts for its client's address", async () => {
    const take = vi.spyOn(world().services.limits, 'take')
    await send('/api/v1/buyer/product', { localAddress: '127.0.0.2' })
    expect(take.mock.calls.map(([, address]) => address)).toEqual(['127.0.0.2'])
    take.mockRestore()
  })
})

it.each([
  '/',
  '/apis/x',
  '/api',
  '/API/v1/buyer/product',
  '/api/../product/x',
  '/api/v1/%2e%2e/x',
  '/api/x.js'
])('passes %s on to files and pages', async path => {
  passedOn.mockClear()
  expect((await send(path)).body).toBe('page')
  expect(passedOn).toHaveBeenCalledWith(path)
})
