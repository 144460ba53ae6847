import { ownQuery } from '#lib/core/own-query.ts'

import type { Config } from '#server/core/platform/config.ts'

/**
 * The address that a page is kept under. With SITE_URL only that host's pages are kept, because anybody may send any
 * Host header; without it the host is part of the key and the store's size is the bound.
 */
export function pageKey({ siteUrl }: Pick<Config, 'siteUrl'>, url: URL): string | undefined {
  if (siteUrl && new URL(siteUrl).host !== url.host) return undefined
  const query = ownQuery(url)
  query.sort()
  return `${url.host}${url.pathname}?${query}`
}
