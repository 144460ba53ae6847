import type { IncomingMessage, ServerResponse } from 'node:http'

import { offer } from '#server/core/http/encoded.ts'
import { requestId } from '#server/core/http/request-id.ts'
import type { Services } from '#server/core/platform/services.ts'
import { isSecure, securityHeaders } from '../page/headers.ts'
import { pageKey } from './page-key.ts'

/**
 * Serves a fresh cached page in its stored, compressed form, without Astro and its response writer. Returns false for
 * everything else: stale and uncached pages are rendered. `onHit` is called for each page served. The caller has
 * checked the request's host.
 */
export const serveCachedPages =
  ({ pages, config }: Pick<Services, 'pages' | 'config'>, onHit?: (req: IncomingMessage, url: URL) => void) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const { host = '' } = req.headers
    const address = `http://${host}${req.url}`
    const url = URL.canParse(address) ? new URL(address) : undefined
    const key = url && pageKey(config, url)
    const cached = key === undefined ? undefined : pages.get(key)
    if (!url || !cached || Date.now() >= cached.freshUntil) return false
    onHit?.(req, url)
    const { encoded, status, headers } = cached.value
    const {
      isKnown,
      headers: how,
      body
    } = offer(encoded, {
      acceptEncoding: req.headers['accept-encoding'],
      ifNoneMatch: req.headers['if-none-match']
    })
    const forwarded = req.headers['x-forwarded-proto']
    const ownPolicy = headers.find(([name]) => name === 'content-security-policy')?.[1]
    const isHttps = isSecure(config, typeof forwarded === 'string' ? forwarded : undefined)
    res.writeHead(isKnown ? 304 : status, {
      ...Object.fromEntries(headers),
      ...how,
      ...Object.fromEntries(securityHeaders(config, { host, isHttps, ownPolicy })),
      'x-page-cache': 'hit',
      'x-request-id': requestId(req.headers['x-request-id'])
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
