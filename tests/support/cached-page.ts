import type { APIRoute } from 'astro'

import provider from '#server/core/page-cache/cache-provider.ts'

/** Requests a page that is no .astro file, behind the page store, as Astro does. */
export async function cachedPage(
  get: APIRoute,
  url: URL,
  params: Record<string, string> = {}
): Promise<Response> {
  const { onRequest } = provider(undefined)
  const context = { request: new Request(url), url, waitUntil: undefined, logger: console }
  const page = async () => {
    let how = { maxAge: 0, swr: 0, tags: [] as string[] }
    const cache = { set: (wanted: typeof how) => void (how = wanted) }
    const response = await get({ url, params, cache } as never)
    response.headers.set('cdn-cache-control', `max-age=${how.maxAge}, stale-while-revalidate=${how.swr}`)
    response.headers.set('cache-tag', how.tags.join(','))
    return response
  }
  return (await onRequest!(context as never, page)) as Response
}
