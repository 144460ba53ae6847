import type { Context as HonoContext, MiddlewareHandler } from 'hono'

import { type AppEnv, isReplied } from '#server/core/http/env.ts'
import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

/** Seconds for which a browser that came over https must keep using it: one year. */
const hstsSeconds = 365 * 24 * 60 * 60

/** Hosts that pusher-js connects to: that of a self-hosted service, or those of a hosted cluster. */
const pusherHosts = ({ cluster, url }: NonNullable<Config['pusher']>) =>
  url
    ? new URL(url).origin.replace(/^http/, 'ws')
    : `wss://ws-${cluster}.pusher.com https://sockjs-${cluster}.pusher.com https://sockjs.pusher.com`

/**
 * Sources that pages may connect to: this site, its websocket and the configured services. Nothing else, so that
 * injected code cannot send data elsewhere.
 *
 * connectSources({ pusher: undefined, mapStyleUrl: undefined }, 'baba.example') // => "'self' ws://baba.example wss://baba.example"
 */
export function connectSources(
  config: Pick<Config, 'pusher' | 'mapStyleUrl'> & { analyticsUrl?: string | undefined },
  host: string
): string {
  const named = [config.mapStyleUrl, config.analyticsUrl].map(url => url && new URL(url).origin)
  // Not every browser applies 'self' to a websocket of the same host.
  const own = /^[a-z0-9.:[\]-]+$/i.test(host) ? `'self' ws://${host} wss://${host}` : "'self'"
  return [own, config.pusher && pusherHosts(config.pusher), ...named].filter(Boolean).join(' ')
}

/** Directives that Astro's policy (script-src, style-src with hashes) leaves out. */
function policyFor(config: Config, host: string): string {
  const map = config.mapStyleUrl ? ` ${new URL(config.mapStyleUrl).origin}` : ''
  return [
    "default-src 'self'",
    `connect-src ${connectSources(config, host)}`,
    `img-src 'self' data: blob:${map}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self' mailto:",
    "base-uri 'self'",
    "object-src 'none'"
  ].join('; ')
}

type Headed = { host: string; isHttps: boolean; ownPolicy: string | undefined }

/** Security headers of a response. A document with a complete policy of its own (the invoice) keeps it. */
export function securityHeaders(
  config: Config,
  { host, isHttps, ownPolicy }: Headed
): [name: string, value: string][] {
  const policy = policyFor(config, host)
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(isHttps ? [['strict-transport-security', `max-age=${hstsSeconds}`] as [string, string]] : []),
    [
      'content-security-policy',
      !ownPolicy
        ? policy
        : ownPolicy.includes('default-src')
          ? ownPolicy
          : `${ownPolicy.replace(/;\s{0,9}$/, '')}; ${policy}`
    ]
  ]
}

/** Whether the visitor came over https, according to a trusted proxy or to SITE_URL. */
export const isSecure = (config: Config, forwardedProto: string | undefined): boolean =>
  (config.trustProxy && forwardedProto === 'https') || Boolean(config.siteUrl?.startsWith('https:'))

type Visit = { config: Config; host: string; isHttps: boolean }
/** The headers of the last answer without a policy of its own: most visitors come to one host. */
let last: (Visit & { found: [name: string, value: string][] }) | undefined

/** The security headers of an answer to a request. */
export function securityHeadersOf(
  c: HonoContext,
  ownPolicy: string | undefined
): readonly [name: string, value: string][] {
  const { config } = getServices()
  const host = c.req.header('host') ?? ''
  const isHttps = isSecure(config, c.req.header('x-forwarded-proto'))
  if (ownPolicy) return securityHeaders(config, { host, isHttps, ownPolicy })
  if (last?.config !== config || last.host !== host || last.isHttps !== isHttps) {
    last = { config, host, isHttps, found: securityHeaders(config, { host, isHttps, ownPolicy }) }
  }
  return last.found
}

export const pageHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (isReplied(c)) return
  const { headers } = c.res
  const found = securityHeadersOf(c, headers.get('content-security-policy') ?? undefined)
  for (const [name, value] of found) headers.set(name, value)
}
