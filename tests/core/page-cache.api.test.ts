import { brotliDecompressSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ApiErrorCode } from '#lib/calls.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import provider from '#server/core/page-cache/cache-provider.ts'
import { currentRender, noteAnswer } from '#server/core/page-cache/render.ts'

import { errorByCode } from '../support/errors.ts'
import { useWorld } from '../support/world.ts'

const site = 'https://shop.example'
const world = useWorld({ SITE_URL: site, LOG_LEVEL: 'silent' })
const astroCookies = Symbol.for('astro.cookies')

/** A page that is cached for a minute, and ten more while stale. */
const page = (status = 200, headers: Record<string, string> = {}) =>
  new Response('<p>page</p>', {
    status,
    headers: { 'cdn-cache-control': 'max-age=60, stale-while-revalidate=600', 'cache-tag': 'a', ...headers }
  })

/** Uses the cache as Astro does; `render` makes an uncached page. */
async function request(
  address: string,
  render: () => Response | Promise<Response> = page,
  headers: Record<string, string> = {}
): Promise<Response> {
  const { onRequest } = provider(undefined)
  const url = new URL(address, site)
  const context = { request: new Request(url, { headers }), url, waitUntil: undefined, logger: console }
  return onRequest!(context as never, async () => render())
}

/** How often two visits in a row rendered: once if the first was cached. */
async function renderings(address: string, render: () => Response): Promise<number> {
  let count = 0
  for (let visit = 0; visit < 2; visit += 1) {
    await request(address, () => {
      count += 1
      return render()
    })
  }
  return count
}

const failing = (code: ApiErrorCode) => noteAnswer(fail(errorByCode[code]))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  world().services.forget(['a'])
})

it('[core-63] a page knows whether a browser prefetched it', async () => {
  const { onRequest } = provider(undefined)
  const prefetches: unknown[] = []
  for (const purpose of ['', 'prefetch;prerender', 'prefetch']) {
    const url = new URL(`/ahead-${prefetches.length}`, site)
    const context = {
      request: new Request(url, { headers: { 'sec-purpose': purpose } }),
      url,
      waitUntil: undefined,
      logger: console
    }
    await onRequest!(context as never, async () => {
      prefetches.push(currentRender()?.isPrefetch)
      return page()
    })
  }
  expect(prefetches).toEqual([false, true, true])
})

describe('a page', () => {
  it('is cached under the site’s own host only', async () => {
    expect(await renderings('/own', page)).toBe(1)
    expect(await renderings('https://evil.example/own', page)).toBe(2)
    expect(await renderings('https://shop.example:8443/own', page)).toBe(2)
  })

  it('[core-50] is sent as it is cached from the first time on, and 304 to who has it', async () => {
    const first = await request('/compressed', page, { 'accept-encoding': 'br' })
    const { 'content-encoding': way, etag, 'x-page-cache': how } = Object.fromEntries(first.headers)
    expect([first.status, way, how]).toEqual([200, 'br', undefined])
    expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toBe('<p>page</p>')
    const known = await request('/compressed', page, { 'accept-encoding': 'br', 'if-none-match': etag! })
    expect([known.status, known.headers.get('x-page-cache'), known.body]).toEqual([304, 'hit', null])
  })

  it('[core-330] is compressed once for its first answer, and better for a second one', async () => {
    const ask = () => request('/asked-once', page, { 'accept-encoding': 'br' })
    const stateOf = () => world().services.pages.peek('shop.example/asked-once?')?.value.encoded.state
    await ask()
    expect(stateOf()).toBe('offered')
    await ask()
    expect(stateOf()).toBe('best')
  })

  it('[core-50] is sent with the length of what is sent, not of what was rendered', async () => {
    const render = () => page(200, { 'content-length': '11' })
    const sent = await request('/measured', render, { 'accept-encoding': 'br' })
    expect(sent.headers.get('content-length')).toBe(String((await sent.arrayBuffer()).byteLength))
    const alone = await request('/measured-alone', () =>
      page(200, { 'cdn-cache-control': '', 'content-length': '11' })
    )
    expect(alone.headers.has('content-length')).toBe(false)
  })

  it('[core-229] that two hundred request at once is rendered once', async () => {
    const opened = Promise.withResolvers<void>()
    const render = vi.fn(() => opened.promise.then(() => page()))
    const responses = Array.from({ length: 200 }, () => request('/asked-at-once', render))
    opened.resolve()
    const shown = await Promise.all((await Promise.all(responses)).map(answer => answer.text()))
    expect(new Set(shown)).toEqual(new Set(['<p>page</p>']))
    expect(render).toHaveBeenCalledOnce()
  })

  it('[core-173] that is fixed is cached once, whatever its query', async () => {
    const render = vi.fn(page)
    const queries = ['', '?q=1', '?q=2', '?frame=2', '?frame=2&frame=1', '?utm_source=x&page=9']
    for (const query of queries) await request(`/terms${query}`, render)
    expect(render).toHaveBeenCalledOnce()
    for (const query of ['?frame=1', '?x=1&frame=1', '?frame=1&frame=2'])
      await request(`/terms${query}`, render)
    expect(render).toHaveBeenCalledTimes(2)
    for (const query of ['', '?type=jasa']) await request(`/fees${query}`, render)
    expect(render).toHaveBeenCalledTimes(3)
    for (const query of ['?type=non-material', '?group=B', '?price=1', '?price=2', '?focus=search']) {
      await request(`/fees${query}`, render)
    }
    expect(render).toHaveBeenCalledTimes(8)
    // Reviews have a name in their address, and show the product's own.
    for (const query of ['?q=Semen', '?q=b', '?q=']) await request(`/product/semen-1/review${query}`, render)
    expect(render).toHaveBeenCalledTimes(10)
    for (const query of ['', '?q=1', '?page=2']) await request(`/blog/memilih-semen${query}`, render)
    expect(render).toHaveBeenCalledTimes(11)
    for (const query of ['', '?page=2', '?page=3']) await request(`/blog${query}`, render)
    expect(render).toHaveBeenCalledTimes(14)
  })

  it.each([
    ['/', ['?x=1', '?keyword=cat'], ['?focus=search']],
    ['/category', ['?x=1', '?page=2'], []],
    ['/category/lainnya', ['?x=1', '?type=material', '?page=2'], ['?type=non-material']],
    [
      '/category/semen/mortar',
      ['?x=1', '?srsltid=a', '?page=1', '?page=02', '?tab=ulasan'],
      ['?page=2', '?brand=A']
    ],
    [
      '/products/bestselling',
      ['?x=1', '?page=abc', '?page=1e3', '?page=10000', '?page=99999'],
      ['?sort_by=termurah', '?color[]=Putih']
    ],
    ['/shop/toko-1', ['?x=1', '?tab=produk'], ['?tab=ulasan', '?keyword=cat', '?page=2']],
    ['/search', ['?x=1'], ['?keyword=cat', '?keyword=cat&tab=toko', '?keyword=cat&page=2']],
    ['/product/semen-1', ['?x=1', '?page=2', '?keyword=cat', '?v=1'], ['?focus=search']],
    [
      '/product/semen-1/review?q=Semen',
      ['&x=1', '&q=b', '&rating=9', '&sort_by=terbaru'],
      ['&rating=5', '&page=2']
    ],
    ['/compare?ids=1,2', ['&x=1', '&page=2'], ['&ids=3']],
    ['/blog', ['?x=1', '?sort_by=terbaru', '?page=01'], ['?page=2', '?tags=cat', '?category=material']],
    ['/blog/filter?category=material', ['&x=1', '&category=b'], ['&page=2']],
    ['/blog/tag/cat%20tembok', ['?x=1'], ['?page=2']]
  ] as const)('[core-173] %s is cached once for all made-up values', async (path, made, read) => {
    const render = vi.fn(page)
    await request(path, render)
    for (const query of made) await request(path + query, render)
    expect(render).toHaveBeenCalledOnce()
    for (const query of read) await request(path + query, render)
    for (const query of read) await request(path + query, render)
    expect(render).toHaveBeenCalledTimes(1 + read.length)
  })

  it('[core-174] with an unknown query is cached once without it, and under one spelling of its path', async () => {
    expect(await renderings('/unknown', page)).toBe(1)
    expect(await renderings('/unknown?x=1', page)).toBe(2)
    expect(await renderings('/unknown?utm_source=x', page)).toBe(0)
    expect(await renderings('/blog/tag/cat%20tembok', page)).toBe(1)
    for (const path of [
      '/%62log',
      '/product/semen%2D1',
      '/blog/tag/%63at',
      '/blog/tag/%zz',
      '/blog//tag',
      '/product//semen-1'
    ])
      expect([path, await renderings(path, page)]).toEqual([path, 2])
  })

  it('[core-12] that sets a cookie is never cached, however it sets it', async () => {
    expect(await renderings('/cookie', () => page(200, { 'set-cookie': 'a=b' }))).toBe(2)
    const byAstro = () => {
      const response = page()
      Reflect.set(response, astroCookies, { headers: () => ['a=b'] })
      return response
    }
    expect(await renderings('/astro-cookie', byAstro)).toBe(2)
    expect(Reflect.get(await request('/astro-cookie', byAstro), astroCookies)).toBeDefined()
  })

  it.each([
    [200, 1],
    [301, 1],
    [410, 1],
    [404, 1],
    [302, 2],
    [403, 2],
    [429, 2],
    [500, 2],
    [503, 2]
  ])('[core-12] of status %i is rendered %i times for two visits', async (status, times) => {
    expect(await renderings(`/status-${status}`, () => page(status))).toBe(times)
  })

  it('[core-13] that now redirects is not served stale meanwhile', async () => {
    const now = Date.now()
    await request('/renamed', page)
    const moved = () => new Response(null, { status: 301, headers: { location: '/new' } })
    vi.setSystemTime(now + 61_000)
    expect((await request('/renamed', moved)).status).toBe(200)
    await vi.waitFor(async () => expect((await request('/renamed', moved)).status).toBe(301))
    expect((await request('/renamed', moved)).headers.get('cache-control')).toBe('no-cache')
  })

  it('[core-12] for a gone product is cached for 30 seconds', async () => {
    const now = Date.now()
    let count = 0
    const gone = () => {
      count += 1
      failing('product_gone')
      return page(410)
    }
    const visits: [seconds: number, renderings: number][] = [
      [0, 1],
      [29, 1],
      [31, 2]
    ]
    for (const [seconds, renderings] of visits) {
      vi.setSystemTime(now + seconds * 1000)
      expect([seconds, (await request('/gone', gone)).status, count]).toEqual([seconds, 410, renderings])
    }
  })

  it.each(['unavailable', 'server_error', 'too_many_requests', 'bad_signature', 'not_found'] as const)(
    '[core-12] that is shown although one of its calls was answered %s is not cached',
    async code => {
      const render = () => {
        failing(code)
        return page()
      }
      expect(await renderings(`/side-${code}`, render)).toBe(2)
    }
  )

  it('survives a failing refresh, and is served until it expires', async () => {
    await request('/stale')
    vi.setSystemTime(Date.now() + 61_000)
    const failed = () => {
      failing('unavailable')
      return new Response('<p>failed</p>', { status: 503 })
    }
    for (let visit = 0; visit < 2; visit += 1) {
      const shown = await request('/stale', failed)
      expect([shown.status, shown.headers.get('x-page-cache')]).toEqual([200, 'stale'])
    }
    vi.setSystemTime(Date.now() + 600_000)
    expect((await request('/stale', failed)).status).toBe(503)
  })

  it('that fails in the middle is an error, not half a page', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('<p>half'))
            controller.error(new Error('broken'))
          }
        })
      )
    await expect(request('/broken', broken)).rejects.toThrow('broken')
  })
})

describe('a page that does not exist', () => {
  const missing = () => {
    failing('not_found')
    return page(404)
  }

  it('[core-12] is cached for 30 s, and not at all after a failure', async () => {
    await request('/missing', missing)
    expect((await request('/missing', missing)).headers.get('x-page-cache')).toBe('hit')
    vi.setSystemTime(Date.now() + 30_001)
    expect((await request('/missing', missing)).headers.get('x-page-cache')).toBeNull()
    const lost = () => {
      failing('unavailable')
      return page(404)
    }
    expect(await renderings('/lost', lost)).toBe(2)
  })

  it('replaces the existing page, and the other way round', async () => {
    await request('/gone')
    world().services.forget(['a'])
    await request('/gone', missing)
    vi.setSystemTime(Date.now() + 30_001)
    expect((await request('/gone')).status).toBe(200)
    expect((await request('/gone', missing)).status).toBe(200)
  })

  it('[core-12] is one of at most 500 cached ones, and evicts no other page', async () => {
    await request('/stays')
    for (let i = 0; i < 501; i += 1) await request(`/missing-${i}`, missing)
    expect(world().services.missingPages.size.entries).toBe(500)
    expect((await request('/missing-0', missing)).headers.get('x-page-cache')).toBeNull()
    expect((await request('/missing-500', missing)).headers.get('x-page-cache')).toBe('hit')
    expect((await request('/stays')).headers.get('x-page-cache')).toBe('hit')
  })
})

describe('an answer of the API', () => {
  it('is not shared after a failure', async () => {
    const { services, person } = world()
    const request = () => person().send('GET /buyer/banner')
    const { db } = services
    services.db = new Proxy(db, {
      get() {
        throw Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' })
      }
    })
    expect((await request()).status).toBe(503)
    services.db = db
    expect((await request()).status).toBe(200)
    expect((await request()).status).toBe(200)
  })
})
