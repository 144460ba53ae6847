import type { CacheProvider, CacheProviderFactory } from 'astro'

import { ownQuery } from '#lib/core/paths.ts'

import { addressOf } from '#server/core/http/frame.ts'
import { type PageRender, runRender } from './render.ts'
import { type CachedPage, getServices } from '#server/core/platform/services.ts'
import type { TaggedStore } from '#server/core/platform/tagged-store.ts'

/** Where Astro leaves the cookies that a page sets, until the answer goes out. */
const astroCookies = Symbol.for('astro.cookies')
type Cookies = { headers: () => Iterable<string> }

/** Seconds that a page is kept that does not exist (D24). */
const missingSeconds = 30

/**
 * The address that a page is kept under. With SITE_URL only that host's pages are kept, because anybody may send any
 * Host header; without it the host is part of the key and the store's size is the bound.
 */
function keyOf(url: URL): string | undefined {
  const { siteUrl } = getServices().config
  if (siteUrl && new URL(siteUrl).host !== url.host) return undefined
  const query = ownQuery(url)
  query.sort()
  return `${url.origin}${url.pathname}?${query}`
}

const seconds = (header: string | null, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(header ?? '')?.[1] ?? 0)

function setsCookie(response: Response): boolean {
  const cookies = Reflect.get(response, astroCookies) as Cookies | undefined
  return response.headers.has('set-cookie') || [...(cookies?.headers() ?? [])].length > 0
}

/**
 * Where an answer may be kept and for how long, in seconds: what is whole (every call succeeded), says 200, 301 or 410
 * and is nobody's own; a page that does not exist for a short while, and only if nothing failed on the way to it.
 */
function keepingOf(
  response: Response,
  render: PageRender
): { store: TaggedStore<CachedPage>; maxAge: number; stale: number } | undefined {
  const wanted = response.headers.get('cdn-cache-control')
  const maxAge = seconds(wanted, 'max-age')
  if (maxAge === 0 || setsCookie(response) || render.faults > 0) return undefined
  const { pages, missingPages } = getServices()
  if (response.status === 404) {
    return { store: missingPages, maxAge: Math.min(maxAge, missingSeconds), stale: 0 }
  }
  if (render.refusals > 0 || ![200, 301, 410].includes(response.status)) return undefined
  return { store: pages, maxAge, stale: seconds(wanted, 'stale-while-revalidate') }
}

/** Renders a page whole, so that what fails in the middle of it still becomes a page of its own; keeps what may be. */
async function renderAndKeep(
  key: string | undefined,
  render: PageRender,
  next: () => Promise<Response>
): Promise<Response> {
  const { pages, missingPages } = getServices()
  const making = { pages: pages.begin(), missing: missingPages.begin() }
  try {
    const response = await runRender(render, next)
    const keeping = key === undefined ? undefined : keepingOf(response, render)
    const tags = (response.headers.get('cache-tag') ?? '').split(',').map(tag => tag.trim())
    const headers = [...response.headers].filter(
      ([name]) => name !== 'cdn-cache-control' && name !== 'cache-tag'
    )
    const { status } = response
    if (response.body === null) return response
    const body = await response.arrayBuffer()
    if (key !== undefined && keeping) {
      const freshUntil = Date.now() + keeping.maxAge * 1000
      const value = { body, status, headers, staleUntil: freshUntil + keeping.stale * 1000 }
      const isMissing = keeping.store === missingPages
      making[isMissing ? 'missing' : 'pages'].keep(key, { value, bytes: body.byteLength, tags, freshUntil })
      // What is gone is not shown from before, and the other way round.
      if (isMissing) pages.remove(key)
      else missingPages.remove(key)
    }
    const whole = new Response(body, { status, headers })
    Reflect.set(whole, astroCookies, Reflect.get(response, astroCookies))
    return whole
  } finally {
    making.pages.end()
    making.missing.end()
  }
}

/** Pages being rendered anew behind a stale answer: one rendering each. */
const refreshing = new Set<string>()

function refresh(key: string, render: PageRender, next: () => Promise<Response>): void {
  if (refreshing.has(key)) return
  refreshing.add(key)
  renderAndKeep(key, { ...render, isRefresh: true }, next)
    .catch((error: unknown) => getServices().log.error({ error, key }, 'page refresh'))
    .finally(() => refreshing.delete(key))
}

/**
 * Astro's route caching on our own stores: by tag, across processes, bounded, safe against foreign hosts, and never
 * with a failure in them.
 */
const provider: CacheProviderFactory = (): CacheProvider => ({
  name: 'page-store',
  async onRequest({ request, url }, next) {
    const { pages, missingPages, config } = getServices()
    const address = addressOf(request, config.trustProxy)
    const render: PageRender = { address, isRefresh: false, faults: 0, refusals: 0 }
    const key = request.method === 'GET' ? keyOf(url) : undefined
    if (!key) return renderAndKeep(undefined, render, next)
    const now = Date.now()
    const kept = pages.get(key) ?? missingPages.get(key)
    if (kept && now < kept.value.staleUntil) {
      if (now >= kept.freshUntil) refresh(key, render, next)
      const { body, status, headers } = kept.value
      return new Response(body, {
        status,
        headers: [...headers, ['x-page-cache', now < kept.freshUntil ? 'hit' : 'stale']]
      })
    }
    return renderAndKeep(key, render, next)
  },
  async invalidate({ tags = [] }) {
    await getServices().invalidate([tags].flat())
  }
})

export default provider
