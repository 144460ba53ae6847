import type { CacheProvider, CacheProviderFactory } from 'astro'

import { encode, encodedBytes, offer } from '#server/core/http/encoded.ts'
import { addressOf } from '#server/core/http/request-context.ts'
import { isPrefetch } from '#server/core/http/prefetch.ts'
import { pageKey } from './page-key.ts'
import { type PageRender, runRender } from './render.ts'
import { isStreamed, passOn, streamed } from './streamed.ts'
import { type CachedPage, getServices } from '#server/core/platform/services.ts'
import { OneMaker } from '#server/core/concurrency/one-maker.ts'
import type { TaggedStore } from '#server/core/page-cache/tagged-store.ts'

/** Symbol under which Astro stores the cookies that a page sets until the response is sent. */
const astroCookies = Symbol.for('astro.cookies')
type Cookies = { headers: () => Iterable<string> }

/** Seconds for which a page that does not exist, or no longer exists, is cached (D24). */
const missingSeconds = 30

const seconds = (header: string | null, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(header ?? '')?.[1] ?? 0)

function setsCookie(response: Response): boolean {
  const cookies = Reflect.get(response, astroCookies) as Cookies | undefined
  return response.headers.has('set-cookie') || [...(cookies?.headers() ?? [])].length > 0
}

type Caching = { store: TaggedStore<CachedPage>; maxAge: number; stale: number }

/** Headers between a page and this store, and the length of a body that is compressed after this. */
const internal = new Set(['cdn-cache-control', 'cache-tag', 'content-length', ...Object.keys(streamed)])

/**
 * The store that may cache a response and for how long, in seconds. Shared responses (without a cookie) with status
 * 200, 301 or 410 are cached where every call succeeded; a page that does not exist, or whose subject is gone, is
 * cached briefly, and only if no call had a fault.
 */
function cachingOf(response: Response, render: PageRender): Caching | undefined {
  const wanted = response.headers.get('cdn-cache-control')
  const maxAge = seconds(wanted, 'max-age')
  if (maxAge === 0 || setsCookie(response) || render.faults > 0) return undefined
  const { pages, missingPages } = getServices()
  // A product that is gone may be sold again; its call fails like that of one that never existed.
  const isMissing = response.status === 404 || (response.status === 410 && render.errors > 0)
  if (isMissing) {
    return { store: missingPages, maxAge: Math.min(maxAge, missingSeconds), stale: 0 }
  }
  if (render.errors > 0 || ![200, 301, 410].includes(response.status)) return undefined
  return { store: pages, maxAge, stale: seconds(wanted, 'stale-while-revalidate') }
}

/**
 * Evicts the cached page of an address that now redirects. Browsers cache a 301 for ever unless they must revalidate
 * it: an address that a second renaming leads back to would loop.
 */
function leadOn(response: Response, key: string | undefined): Response {
  if (response.status !== 301) return response
  if (key !== undefined) getServices().pages.remove(key)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache')
  return response
}

/**
 * Renders a page completely before sending, so that a failure midway becomes an error page; caches it if allowed, and
 * then answers with what it cached, which is compressed. One that asks to be streamed is sent as it comes.
 */
async function renderAndCache(
  { key, request }: { key: string | undefined; request: Request },
  render: PageRender,
  next: () => Promise<Response>
): Promise<Response> {
  const { pages, missingPages } = getServices()
  const making = { pages: pages.begin(), missing: missingPages.begin() }
  const endMaking = () => {
    making.pages.end()
    making.missing.end()
  }
  let isPassedOn = false
  try {
    const response = await runRender(render, next)
    const caching = key === undefined ? undefined : cachingOf(response, render)
    const tags = (response.headers.get('cache-tag') ?? '').split(',').map(tag => tag.trim())
    const headers = [...response.headers].filter(([name]) => !internal.has(name))
    const { status } = response
    if (response.body === null) return leadOn(response, key)
    const cache = (body: ArrayBuffer, caching: Caching, key: string) => {
      const encoded = encode(body)
      const freshUntil = Date.now() + caching.maxAge * 1000
      const value = { encoded, status, headers, staleUntil: freshUntil + caching.stale * 1000 }
      const isMissing = caching.store === missingPages
      making[isMissing ? 'missing' : 'pages'].put(key, {
        value,
        bytes: encodedBytes(encoded),
        tags,
        freshUntil
      })
      // Evicts the opposite cache entry.
      if (isMissing) pages.remove(key)
      else missingPages.remove(key)
      return value
    }
    // A browser may cache it, also for 'Kembali', and revalidates it.
    if (key !== undefined && caching && !response.headers.has('cache-control'))
      headers.push(['cache-control', 'no-cache'])
    if (isStreamed(response)) {
      const whenWhole = (body: ArrayBuffer) => {
        // A call of a later part may have failed.
        if (key !== undefined && caching && cachingOf(response, render)) cache(body, caching, key)
      }
      isPassedOn = true
      return new Response(passOn(response.body, whenWhole, endMaking), { status, headers })
    }
    const body = await response.arrayBuffer()
    if (key !== undefined && caching) return fromCached(cache(body, caching, key), request)
    const whole = new Response(body, { status, headers })
    Reflect.set(whole, astroCookies, Reflect.get(response, astroCookies))
    return whole
  } finally {
    if (!isPassedOn) endMaking()
  }
}

function fromCached(
  { encoded, status, headers }: CachedPage,
  request: Request,
  how?: 'hit' | 'stale'
): Response {
  const found = offer(encoded, {
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined
  })
  return new Response(found.body && new Uint8Array(found.body), {
    status: found.isKnown ? 304 : status,
    headers: [...headers, ...Object.entries({ ...found.headers, ...(how && { 'x-page-cache': how }) })]
  })
}

/** Lets one of many concurrent requests render a page that is not cached. */
const oneMaker = new OneMaker()

/** Pages being refreshed behind a stale response, one rendering each. */
const refreshing = new Set<string>()

function refresh(
  { key, request }: { key: string; request: Request },
  render: PageRender,
  next: () => Promise<Response>
): void {
  if (refreshing.has(key)) return
  refreshing.add(key)
  renderAndCache({ key, request }, { ...render, isRefresh: true }, next)
    // A streamed page is made while somebody takes it.
    .then(response => response.body?.pipeTo(new WritableStream()))
    .catch((error: unknown) => getServices().log.error({ error, key }, 'page refresh'))
    .finally(() => refreshing.delete(key))
}

/**
 * Astro's route caching on our own stores: tagged, invalidated across processes, bounded, safe against foreign Host
 * headers, and without failed pages.
 */
const provider: CacheProviderFactory = (): CacheProvider => ({
  name: 'page-store',
  async onRequest({ request, url }, next) {
    const { pages, missingPages, config } = getServices()
    const address = addressOf(request, config.trustProxy)
    const render: PageRender = {
      address,
      isPrefetch: isPrefetch(request.headers),
      isRefresh: false,
      faults: 0,
      errors: 0
    }
    const key = request.method === 'GET' ? pageKey(config, url) : undefined
    if (!key) return renderAndCache({ key, request }, render, next)
    // Requests for pages were noted before they came here (cached-pages.ts).
    if (missingPages.peek(key)) missingPages.get(key)
    const findCached = () => {
      const now = Date.now()
      const cached = pages.peek(key) ?? missingPages.peek(key)
      if (!cached || now >= cached.value.staleUntil) return undefined
      if (now >= cached.freshUntil) refresh({ key, request }, render, next)
      return { page: cached.value, how: now < cached.freshUntil ? 'hit' : 'stale' } as const
    }
    const answer = await oneMaker.run(key, findCached, () => renderAndCache({ key, request }, render, next))
    return answer instanceof Response ? answer : fromCached(answer.page, request, answer.how)
  },
  async invalidate({ tags = [] }) {
    await getServices().invalidate([tags].flat())
  }
})

export default provider
