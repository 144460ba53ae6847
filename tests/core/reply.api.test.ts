import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import { apiListener } from '#server/core/http/api-listener.ts'
import type { AppEnv } from '#server/core/http/env.ts'
import { sendEnvelope, sendJson } from '#server/core/http/envelope.ts'
import { pageHeaders } from '#server/core/page/headers.ts'

import { lasting } from '../support/lasting.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const server = createServer(lasting)
/** Responses that the middlewares had to read and copy. */
let copied = 0
/** Errors after which an answer was tried without another error. */
let afterErrors = 0
const long = JSON.stringify({ text: 'Semen '.repeat(400) })

beforeAll(async () => {
  const app = new Hono<AppEnv>()
  app.use(compress())
  app.use(pageHeaders)
  app.use(async (c, next) => {
    c.set('requestId', 'r-1')
    await next()
    if (c.res.headers.get('x-hono-already-sent') === null) copied += 1
  })
  app.get('/api/short', c =>
    sendEnvelope(
      c,
      { ok: true, value: { data: 1 } },
      new Headers([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['x-own', 'yes']
      ])
    )
  )
  app.get('/api/failing', c => {
    sendEnvelope(c, { ok: true, value: { data: 1 } })
    throw new Error('after the answer')
  })
  app.onError((_, c) => {
    const answer = sendEnvelope(c, fail(coreErrors.server_error))
    afterErrors += 1
    return answer
  })
  app.get('/api/long', c => sendJson(c, long, 200))
  app.get('/api/busy', c => sendEnvelope(c, fail({ ...coreErrors.busy, details: { retry_after: 30 } })))
  server.on('request', (req, res) => void apiListener(app, world().services)(req, res))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer; isCopied: boolean }

const send = (path: string, acceptEncoding = '', method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    copied = 0
    const { port } = server.address() as AddressInfo
    const headers = { host: 'localhost', 'accept-encoding': acceptEncoding }
    request({ port, host: '127.0.0.1', path, headers, method }, res => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () =>
        resolve({
          status: res.statusCode,
          headers: res.headers,
          body: Buffer.concat(parts),
          isCopied: copied > 0
        })
      )
    })
      .on('error', reject)
      .end()
  })

describe('[core-315] an answer that is at hand', () => {
  it('is written at once with the headers of all answers, its own and its cookies', async () => {
    const { status, headers, body, isCopied } = await send('/api/short', 'br, gzip')
    expect([status, isCopied]).toEqual([200, false])
    expect(JSON.parse(body.toString())).toMatchObject({ success: true, data: 1 })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'set-cookie': ['a=1', 'b=2'],
      'x-own': 'yes',
      'x-request-id': 'r-1',
      'x-server-time': expect.stringMatching(/^\d{13}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("connect-src 'self' ws://localhost")
    })
  })

  it('has no body where only its headers are asked for', async () => {
    const { status, headers, body } = await send('/api/short', '', 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  })

  it('stays the only one where something fails after it', async () => {
    const { status, body } = await send('/api/failing')
    expect([status, JSON.parse(body.toString())]).toEqual([200, expect.objectContaining({ data: 1 })])
    expect(afterErrors).toBe(1)
  })

  it('says when to try again', async () => {
    const { status, headers } = await send('/api/busy')
    expect([status, headers['retry-after']]).toEqual([503, '30'])
  })

  it.each([
    ['br, gzip', 'br', false],
    ['gzip', 'gzip', true]
  ])('[core-313] of more than 1 kB is compressed: %s', async (accepted, encoding, isOnTheWay) => {
    const { headers, body, isCopied } = await send('/api/long', accepted)
    expect([headers['content-encoding'], isCopied]).toEqual([encoding, isOnTheWay])
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding')
    expect(headers['x-content-type-options']).toBe('nosniff')
    if (isOnTheWay) expect(gunzipSync(body).toString()).toBe(long)
  })

  it('goes the longer way where its client takes no compression', async () => {
    const { headers, body } = await send('/api/long')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(long)
  })
})
