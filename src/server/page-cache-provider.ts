import type { CacheProvider, CacheProviderFactory } from 'astro'

import { type CachedPage, getServices } from './services.ts'
import type { Making } from './tagged-store.ts'

/** Query parameters of advertisements: they change the address and not the page. */
const ignored = /^(?:utm_|fbclid$|gclid$|gbraid$|wbraid$|msclkid$|ttclid$|ref$|_gl$)/

/**
 * The address that a page is kept under. With SITE_URL only that host's pages are kept, because anybody may send any
 * Host header; without it the host is part of the key and the store's size is the bound.
 */
function keyOf(url: URL): string | undefined {
  const { siteUrl } = getServices().config
  if (siteUrl && new URL(siteUrl).host !== url.host) return undefined
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !ignored.test(name)))
  query.sort()
  return `${url.origin}${url.pathname}?${query}`
}

const seconds = (header: string | null, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(header ?? '')?.[1] ?? 0)

/** Reads what the page asked for with Astro.cache.set; keeps it if it may be kept. Answers the response to send. */
async function keep(rendering: Making<CachedPage>, key: string, response: Response): Promise<Response> {
  const wanted = response.headers.get('cdn-cache-control')
  const maxAge = seconds(wanted, 'max-age')
  if (maxAge === 0 || response.headers.has('set-cookie')) return response
  const headers = [...response.headers].filter(
    ([name]) => name !== 'cdn-cache-control' && name !== 'cache-tag'
  )
  const body = await response.arrayBuffer()
  const freshUntil = Date.now() + maxAge * 1000
  const { status } = response
  const staleUntil = freshUntil + seconds(wanted, 'stale-while-revalidate') * 1000
  const tags = (response.headers.get('cache-tag') ?? '').split(',').map(tag => tag.trim())
  rendering.keep(key, {
    value: { body, status, headers, staleUntil },
    bytes: body.byteLength,
    tags,
    freshUntil
  })
  return new Response(body, { status, headers })
}

/** Pages being rendered anew behind a stale answer: one rendering each. */
const refreshing = new Set<string>()

async function render(key: string, next: () => Promise<Response>): Promise<Response> {
  const rendering = getServices().pages.begin()
  try {
    return await keep(rendering, key, await next())
  } finally {
    rendering.end()
  }
}

function refresh(key: string, next: () => Promise<Response>): void {
  if (refreshing.has(key)) return
  refreshing.add(key)
  render(key, next)
    .catch((error: unknown) => getServices().log.error({ error, key }, 'page refresh'))
    .finally(() => refreshing.delete(key))
}

/** Astro's route caching on our own store: by tag, across processes, bounded in bytes, safe against foreign hosts. */
const provider: CacheProviderFactory = (): CacheProvider => ({
  name: 'page-store',
  async onRequest({ request, url }, next) {
    const key = request.method === 'GET' ? keyOf(url) : undefined
    if (!key) return next()
    const now = Date.now()
    const kept = getServices().pages.get(key)
    if (kept && now < kept.value.staleUntil) {
      if (now >= kept.freshUntil) refresh(key, next)
      const { body, status, headers } = kept.value
      return new Response(body, {
        status,
        headers: [...headers, ['x-page-cache', now < kept.freshUntil ? 'hit' : 'stale']]
      })
    }
    return render(key, next)
  },
  async invalidate({ tags = [] }) {
    await getServices().invalidate([tags].flat())
  }
})

export default provider
