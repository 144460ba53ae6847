import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { type Backend, freePort, startBackend } from '../support/backend.ts'
import { buy, expectTrueBooks, pay, settle } from '../support/buying.ts'
import { liveAddress, LiveSocket } from '../support/live.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { type Answered, requestAt } from '../support/request.ts'
import { scaled } from '../support/machine-pace.ts'
import { startStorefront, type Storefront } from '../support/storefront.ts'
import { useWorld } from '../support/world.ts'

/** A storefront's timeout in ms for a hanging backend, */
const timeout = 700
/** and the one for tests that must observe the wait, however busy the machine is. */
const longTimeout = scaled(15_000)
const port = await freePort()
const address = `http://localhost:${port}`
// The settings of a backend behind a storefront: the public address, and trust in the forwarded headers.
const world = useWorld({ SITE_URL: address, TRUST_PROXY: 'on', LOG_LEVEL: 'silent' })
let backend: Backend
let storefront: Storefront
let market: Market

const dataDir = join(tmpdir(), `baba-storefront-${process.pid}`)
const request = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  requestAt(port, path, { ...options, headers: { host: `localhost:${port}`, ...options.headers } })

const signedHead = (endpoint: string) => {
  const headers = signatureHeaders(world().services.config.signatureKey, Date.now())
  const lines = Object.entries({ host: `localhost:${port}`, origin: address, ...headers })
  return `${endpoint} HTTP/1.1\r\n${lines.map(pair => pair.join(': ')).join('\r\n')}\r\n`
}

beforeAll(async () => {
  backend = await startBackend(world())
  storefront = await startStorefront({ port, backendPort: backend.port, dataDir, timeout: longTimeout })
  market = await openMarket({ ...world(), person: storefront.person })
})
afterEach(() => backend.set('answers'))
afterAll(async () => {
  await storefront.stop()
  await backend.close()
})

describe('a storefront in front of another backend', () => {
  it('[core-34] signs in, buys and receives events, all through the backend, without data of its own', async () => {
    const demo = storefront.person()
    value(await demo.call('POST /auth/login', { auth: 'demo@bababangunan.example', password: 'Demo12345' }))
    expect(value(await demo.call('GET /buyer/profile', {})).email).toBe('demo@bababangunan.example')
    const buyer = await market.buyer()
    const product = await market.product({ stock: 3 })
    const socket = new LiveSocket(liveAddress(world(), port))
    await socket.join(buyer.person, `private-user.${buyer.id}`)
    const order = await buy(buyer, product, pay.account)
    await settle(world(), buyer, order.id)
    expect((await socket.hear('order')).data).toMatchObject({ id: order.id, code: order.code })
    expect(value(await buyer.person.call('GET /buyer/transaction/{id}', { id: order.id })).status).toBe(
      'paid'
    )
    expect(await market.stockOf(product)).toBe(2)
    await expectTrueBooks(world())
    socket.close()
    expect(existsSync(dataDir)).toBe(false)
  })

  it('answers others while one address sends 400 slow bodies, and that address at once', async () => {
    const head = signedHead('POST /api/v1/buyer/cart/add')
    const senders = await Promise.all(
      Array.from({ length: 400 }, async () => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined).resume()
        await once(socket, 'connect')
        socket.write(`${head}Content-Length: 100000\r\n\r\n{`)
        return socket
      })
    )
    const trickle = setInterval(() => senders.forEach(socket => socket.writable && socket.write(' ')), 200)
    try {
      await vi.waitFor(async () => expect((await request('/client-config')).status).toBe(503), longTimeout)
      // Another address of this machine.
      const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
      other.write(`GET /client-config HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
      const [answer] = (await once(other, 'data', { signal: AbortSignal.timeout(longTimeout) })) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
      other.destroy()
    } finally {
      clearInterval(trickle)
      await Promise.all(senders.map(socket => (socket.destroy(), socket.closed || once(socket, 'close'))))
    }
    await vi.waitFor(async () => expect((await request('/client-config')).status).toBe(200), longTimeout)
  })

  it("gives the browser the backend’s key, and the backend the client's address", async () => {
    const config = JSON.parse((await request('/client-config')).body) as { signature_key: string }
    expect(config.signature_key).toBe(world().services.config.signatureKey)
    backend.seen.length = 0
    await request('/api/v1/buyer/banner', {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-secret': 'of this connection',
        connection: 'close, x-secret'
      }
    })
    const { headers } = backend.seen[0]!
    expect(headers).toMatchObject({
      host: `localhost:${port}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `localhost:${port}`,
      'x-forwarded-proto': 'http'
    })
    expect(headers).not.toHaveProperty('x-secret')
    backend.seen.length = 0
    await request('/search?keyword=paku')
    expect(backend.seen.map(seen => seen.headers['x-forwarded-for'])).toContain('127.0.0.1')
  })

  it('forwards a body without a length as one request', async () => {
    backend.seen.length = 0
    await fetch(`${address}/api/v1/auth/logout`, {
      method: 'DELETE',
      body: new Blob(['GET /api/v1/smuggled HTTP/1.1\r\nHost: x\r\n\r\n']).stream(),
      duplex: 'half'
    } as RequestInit)
    expect(backend.seen.map(seen => seen.url)).toEqual(['/api/v1/auth/logout'])
  })

  it('rejects a foreign host before the backend gets it', async () => {
    backend.seen.length = 0
    expect((await request('/api/v1/buyer/banner', { headers: { host: 'evil.example' } })).status).toBe(421)
    expect(backend.seen).toEqual([])
  })
})

const textOf: [string, string][] = [
  ['/', 'Terjadi kesalahan saat memuat data'],
  ['/product/any', 'Terjadi kesalahan saat memuat produk'],
  ['/product/any/review?q=x', 'Terjadi kesalahan saat memuat data'],
  ['/shop/any', 'Terjadi kesalahan saat memuat data'],
  ['/category', 'Gagal memuat kategori.'],
  ['/category/any', 'Gagal memuat kategori.'],
  ['/products/bestselling', 'Terjadi kesalahan saat memuat data'],
  ['/search?keyword=lem', 'Terjadi kesalahan saat memuat data'],
  ['/search?keyword=lem&tab=toko', 'Terjadi kesalahan saat memuat data']
]

/** A storefront without cached pages: its initial render of the home page fails too. */
async function startAnew(timeoutMs: number): Promise<void> {
  await storefront.stop()
  backend.set('fails')
  backend.seen.length = 0
  storefront = await startStorefront({ port, backendPort: backend.port, dataDir, timeout: timeoutMs })
  await vi.waitFor(() => expect(backend.seen.length).toBeGreaterThan(0), longTimeout)
}

async function expectFaults(): Promise<void> {
  const answers = await Promise.all(textOf.map(([path]) => request(path)))
  for (const [i, [path, text]] of textOf.entries()) {
    const { status, headers, body } = answers[i] as Answered
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '30'])
    expect(body).toContain(text)
    expect(body).toContain('Coba lagi')
    expect(body).toContain('</footer>')
  }
}

describe('a backend', () => {
  beforeEach(() => startAnew(longTimeout))

  it('that fails makes pages 503, and its own answers pass unchanged', async () => {
    backend.set('fails')
    await expectFaults()
    const answer = await request('/api/v1/buyer/banner')
    expect([answer.status, answer.body]).toEqual([500, '<p>Oops</p>'])
  })

  it('that drops connections makes the API 503 too', async () => {
    backend.set('drops')
    await expectFaults()
    const { status, body, headers } = await request('/api/v1/buyer/banner')
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(body)).toMatchObject({ success: false, status: 503, error: { code: 'unavailable' } })
    expect((await request('/ready')).status).toBe(503)
    expect((await request('/health')).status).toBe(200)
  })

  it('that hangs is awaited within bounds: 504 for the API, 503 for pages', async () => {
    await startAnew(timeout)
    backend.set('hangs')
    const [api] = await Promise.all([request('/api/v1/buyer/banner'), expectFaults()])
    expect(api.status).toBe(504)
    expect(JSON.parse(api.body)).toMatchObject({ error: { code: 'unavailable' } })
    // Only the storefront ended them: the backend still hangs.
  })

  it('that recovers is shown with the next visit: no failure was cached', async () => {
    const path = '/category'
    backend.set('fails')
    expect((await request(path)).status).toBe(503)
    backend.set('answers')
    expect((await request(path)).status).toBe(200)
    backend.set('fails')
    expect((await request(path)).headers['x-page-cache']).toBe('hit')
  })
})

describe('the home page', () => {
  beforeEach(() => startAnew(longTimeout))

  it.each([
    ['banners', /\/banner/, ['banners']],
    // Its second strip is further down, and is reported once.
    ['categories', /category\/list/, ['categories', 'others']],
    ['a list', /is_promo/, ['promo']]
  ])('[home-3] is shown without %s, which can be retried, and is not cached', async (_, path, missing) => {
    backend.set('fails', path)
    const without = await request('/')
    expect(without.status).toBe(200)
    const found = [...without.body.matchAll(/data-home-missing="(\w+)"/g)]
    expect(found.map(([, name]) => name)).toEqual(missing)
    expect(without.body).toContain('Produk Terlaris')
    backend.set('answers')
    const whole = await request('/')
    expect([whole.status, whole.headers['x-page-cache']]).toEqual([200, undefined])
    expect(whole.body).not.toContain('data-home-missing')
  })
})
