import type { CacheProvider, CacheProviderFactory } from 'astro'

import { encode, encodedBytes, offer } from '#server/core/http/encoded.ts'
import { addressOf } from '#server/core/http/frame.ts'
import { isAhead } from '#server/core/http/prefetch.ts'
import { pageKey } from './page-key.ts'
import { type PageRender, runRender } from './render.ts'
import { type CachedPage, getServices } from '#server/core/platform/services.ts'
import { OneMaker } from '#server/core/concurrency/one-maker.ts'
import type { TaggedStore } from '#server/core/page-cache/tagged-store.ts'

/** Where Astro leaves the cookies that a page sets, until the answer goes out. */
const astroCookies = Symbol.for('astro.cookies')
type Cookies = { headers: () => Iterable<string> }

/** Seconds that a page is kept that does not exist, or not any more (D24). */
const missingSeconds = 30

const seconds = (header: string | null, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(header ?? '')?.[1] ?? 0)

function setsCookie(response: Response): boolean {
  const cookies = Reflect.get(response, astroCookies) as Cookies | undefined
  return response.headers.has('set-cookie') || [...(cookies?.headers() ?? [])].length > 0
}

/**
 * Where an answer may be kept and for how long, in seconds: what is whole (every call succeeded), says 200, 301 or 410
 * and is nobody's own; a page that does not exist, or of something that is gone, for a short while, and only if nothing failed on the way to it.
 */
function keepingOf(
  response: Response,
  render: PageRender
): { store: TaggedStore<CachedPage>; maxAge: number; stale: number } | undefined {
  const wanted = response.headers.get('cdn-cache-control')
  const maxAge = seconds(wanted, 'max-age')
  if (maxAge === 0 || setsCookie(response) || render.faults > 0) return undefined
  const { pages, missingPages } = getServices()
  // A product that is gone may be sold again: its call says no, like that of what never was.
  const isMissing = response.status === 404 || (response.status === 410 && render.errors > 0)
  if (isMissing) {
    return { store: missingPages, maxAge: Math.min(maxAge, missingSeconds), stale: 0 }
  }
  if (render.errors > 0 || ![200, 301, 410].includes(response.status)) return undefined
  return { store: pages, maxAge, stale: seconds(wanted, 'stale-while-revalidate') }
}

/**
 * An address that leads on is not shown as it was before. Browsers keep a 301 for ever unless they are told to ask: one
 * that is led back to again, after a second renaming, would go in a circle.
 */
function leadOn(response: Response, key: string | undefined): Response {
  if (response.status !== 301) return response
  if (key !== undefined) getServices().pages.remove(key)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache')
  return response
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
    if (response.body === null) return leadOn(response, key)
    const body = await response.arrayBuffer()
    if (key !== undefined && keeping) {
      const encoded = await encode(body)
      // A browser may keep it, for 'Kembali' too, and asks whether it changed.
      if (!response.headers.has('cache-control')) headers.push(['cache-control', 'no-cache'])
      const freshUntil = Date.now() + keeping.maxAge * 1000
      const value = { encoded, status, headers, staleUntil: freshUntil + keeping.stale * 1000 }
      const isMissing = keeping.store === missingPages
      making[isMissing ? 'missing' : 'pages'].keep(key, {
        value,
        bytes: encodedBytes(encoded),
        tags,
        freshUntil
      })
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

function fromKept(
  { encoded, status, headers }: CachedPage,
  request: Request,
  how: 'hit' | 'stale'
): Response {
  const found = offer(encoded, {
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined
  })
  return new Response(found.body && new Uint8Array(found.body), {
    status: found.isKnown ? 304 : status,
    headers: [...headers, ...Object.entries(found.headers), ['x-page-cache', how]]
  })
}

/** Of many who ask for a page that is not kept one renders it. */
const oneMaker = new OneMaker()

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
    const render: PageRender = {
      address,
      isAhead: isAhead(request.headers),
      isRefresh: false,
      faults: 0,
      errors: 0
    }
    const key = request.method === 'GET' ? pageKey(config, url) : undefined
    if (!key) return renderAndKeep(undefined, render, next)
    const findKept = () => {
      const now = Date.now()
      const kept = pages.get(key) ?? missingPages.get(key)
      if (!kept || now >= kept.value.staleUntil) return undefined
      if (now >= kept.freshUntil) refresh(key, render, next)
      return fromKept(kept.value, request, now < kept.freshUntil ? 'hit' : 'stale')
    }
    return oneMaker.run(key, findKept, () => renderAndKeep(key, render, next))
  },
  async invalidate({ tags = [] }) {
    await getServices().invalidate([tags].flat())
  }
})

export default provider
