import { isQueryKnown, ownQuery } from '#lib/core/browser/own-query.ts'

import type { Config } from '#server/core/platform/config.ts'

/**
 * Cache key of a page; undefined where it must not be cached. With SITE_URL only that host's pages are cached, because
 * anybody may send any Host header; without it the host in the key tells them apart and the store's size is the bound.
 */
export function pageKey({ siteUrl }: Pick<Config, 'siteUrl'>, url: URL): string | undefined {
  if (siteUrl && new URL(siteUrl).host !== url.host) return undefined
  const query = ownQuery(url)
  if ((query.size > 0 && !isQueryKnown(url)) || !isUsual(url.pathname)) return undefined
  query.sort()
  return `${url.host}${url.pathname}?${query}`
}

/** Whether a path is spelled as in our links; every other spelling ('/%62log', '//blog') would be cached as well. */
function isUsual(path: string): boolean {
  if (path.includes('//')) return false
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}
