import type { IncomingMessage } from 'node:http'

import { parse } from 'hono/utils/cookie'

import { readFilters, readPage } from '#lib/catalogue/list-filters.ts'

import { isPrefetch } from '#server/core/http/prefetch.ts'
import type { Services } from '#server/core/platform/services.ts'
import { searchCounter } from './search-counter.ts'

/**
 * Counts a search that is served from the page cache, so that it counts like the first one. Rendered pages are counted
 * by their API call.
 */
export const noteCachedSearch =
  (services: Services) =>
  ({ headers, socket }: IncomingMessage, { pathname, searchParams }: URL): void => {
    if (pathname !== '/search' || searchParams.get('tab') === 'toko') return
    const { keyword, is_verbatim: isVerbatim } = readFilters(searchParams)
    if (!keyword || readPage(searchParams) > 1) return
    if (
      isPrefetch(new Headers({ 'sec-purpose': String(headers['sec-purpose'] ?? headers['purpose'] ?? '') }))
    )
      return
    const forwarded = services.config.trustProxy ? headers['x-forwarded-for'] : undefined
    const ip =
      String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim() ||
      socket.remoteAddress ||
      '127.0.0.1'
    searchCounter(services).note(keyword, { cookies: parse(headers.cookie ?? ''), ip }, isVerbatim)
  }
