import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { apiListener } from '#server/core/http/api-listener.ts'
import { type AppEnv, isOfGoneClient } from '#server/core/http/env.ts'
import { accessSeconds } from '#server/identity/session.ts'
import { webApp } from '#server/web-app.ts'

import { opsToken } from '../support/environment.ts'
import { lasting } from '../support/lasting.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const demo = { auth: 'demo@bababangunan.example', password: 'Demo12345' }
const server = createServer(lasting)
let port = 0

beforeAll(async () => {
  const api = apiListener(webApp(), world().services)
  server.on('request', (req, res: ServerResponse) => void (api(req, res) || res.writeHead(404).end()))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => void server.close())

/** A person whose requests go over a connection. */
function person(): Person {
  const app = {
    request: (url: string, init: RequestInit) =>
      fetch(url.replace('http://localhost', `http://127.0.0.1:${port}`), init)
  } as unknown as Pick<Hono<AppEnv>, 'request'>
  return new Person(app, world().services.config.signatureKey)
}

/** Lines of a request, whose body may be less than it tells. */
const lines = (method: string, path: string, headers: Record<string, string>, body = '') =>
  [
    `${method} /api/v1${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries({
      ...signatureHeaders(world().services.config.signatureKey, Date.now()),
      ...headers
    }).map(([name, told]) => `${name}: ${told}`),
    '',
    body
  ].join('\r\n')

/** What comes back on one connection until `isAll` says that it is enough, or the server closes it. */
const exchange = (sent: string, isAll: (heard: string) => boolean = () => false) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      heard += text
      if (isAll(heard)) socket.destroy()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })

const answers = (heard: string) => heard.match(/HTTP\/1\.1 \d{3}/g)?.map(line => line.slice(-3)) ?? []

describe('[core-315] the API over a connection', () => {
  it('gives the cookies of a session, and those of its refresh', async () => {
    const buyer = person()
    value(await buyer.call('POST /auth/login', demo))
    const first = buyer.cookies.get('access')
    await world().services.clock.advance(accessSeconds + 1)
    expect(codeOf(await buyer.call('GET /buyer/profile', {}))).toBe('unauthorized')
    value(await buyer.call('POST /auth/refresh', {}))
    expect(buyer.cookies.get('access')).not.toBe(first)
    expect(value(await buyer.call('GET /buyer/profile', {})).email).toBe(demo.auth)
    value(await buyer.call('DELETE /auth/logout', {}))
    expect([...buyer.cookies.keys()]).not.toContain('access')
  })

  it('tells the methods of an address', async () => {
    const { status, headers } = await ask('PUT', '/buyer/cart')
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')])
  })

  it('answers a body that is too large, and ends the connection', async () => {
    const body = 'x'.repeat(300 * 1024)
    const headers = {
      origin: 'http://localhost',
      'content-type': 'application/json',
      'content-length': `${body.length}`
    }
    const heard = await exchange(lines('POST', '/auth/login', headers, body))
    expect(answers(heard)).toEqual(['413'])
    expect(heard.toLowerCase()).toContain('connection: close')
  })

  it('answers the next request after one whose body nobody read', async () => {
    const body = JSON.stringify(demo)
    const foreign = {
      origin: 'https://evil.example',
      'content-type': 'application/json',
      'content-length': `${body.length}`
    }
    const heard = await exchange(
      lines('POST', '/auth/login', foreign, body) + lines('GET', '/buyer/cart', {}),
      text => answers(text).length === 2
    )
    expect(answers(heard)).toEqual(['403', '401'])
  })

  it('answers two requests of one connection in turn', async () => {
    const heard = await exchange(
      lines('GET', '/nothing', {}) + lines('HEAD', '/buyer/cart', {}) + lines('GET', '/buyer/cart', {}),
      text => answers(text).length === 3 && text.endsWith('}')
    )
    expect(answers(heard)).toEqual(['404', '401', '401'])
  })

  it.each([
    ['a client', '/auth/login', {}],
    ['an operator', '/ops/balance/topup', { authorization: `Bearer ${opsToken}`, 'idempotency-key': 'gone' }]
  ])(
    '[core-341] does without %s that goes in the middle of a request: that is no error',
    async (_, path, own) => {
      const error = vi.spyOn(world().services.log, 'error')
      const headers = {
        origin: 'http://localhost',
        'content-type': 'application/json',
        'content-length': '999',
        ...own
      }
      const gone = new Promise<void>(resolve => server.once('request', (_, res) => res.on('close', resolve)))
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(lines('POST', path, headers, '{"auth":'), () => socket.destroy())
      })
      await gone
      expect((await ask('GET', '/buyer/cart')).status).toBe(401)
      expect(error).not.toHaveBeenCalled()
      error.mockRestore()
    }
  )
})

describe('[core-341] an error', () => {
  const requestOf = (state: { destroyed: boolean; complete: boolean }) =>
    ({ env: { nodeResponse: { req: state } } }) as unknown as Parameters<typeof isOfGoneClient>[0]
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const gone = { destroyed: true, complete: false }

  it.each([
    ['of a client that has gone', gone, aborted, true],
    ['of a neighbour, while the client is there', { destroyed: false, complete: false }, aborted, false],
    ['of a neighbour, after a whole request', { destroyed: true, complete: true }, aborted, false],
    ['of ours, although the client has gone', gone, new Error('no space left'), false]
  ])('%s', (_, state, error, isNone) => {
    expect(isOfGoneClient(requestOf(state), error)).toBe(isNone)
  })
})

const ask = (method: string, path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const headers = {
      ...signatureHeaders(world().services.config.signatureKey, Date.now()),
      host: 'localhost',
      origin: 'http://localhost'
    }
    request({ port, host: '127.0.0.1', path: `/api/v1${path}`, headers, method }, res => {
      res.resume()
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers }))
    })
      .on('error', reject)
      .end()
  })
