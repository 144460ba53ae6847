import type { MiddlewareHandler } from 'hono'

import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

/** Seconds for which a browser that came over https comes over https: one year. */
const hstsSeconds = 365 * 24 * 60 * 60

/** Hosts of a hosted Pusher service, as pusher-js asks them. */
const pusherHosts = (cluster: string) =>
  `wss://ws-${cluster}.pusher.com https://sockjs-${cluster}.pusher.com https://sockjs.pusher.com`

/**
 * Where pages may connect to: this site, its websocket, and what the configuration names. Nothing else, so that
 * injected code has nowhere to send anything.
 *
 * connectSources({ pusher: undefined, mapStyleUrl: undefined }, 'baba.example') // => "'self' ws://baba.example wss://baba.example"
 */
export function connectSources(config: Pick<Config, 'pusher' | 'mapStyleUrl'>, host: string): string {
  const map = config.mapStyleUrl && new URL(config.mapStyleUrl).origin
  // Not every browser takes 'self' for the websocket of the same host.
  const own = /^[a-z0-9.:[\]-]+$/i.test(host) ? `'self' ws://${host} wss://${host}` : "'self'"
  return [own, config.pusher && pusherHosts(config.pusher.cluster), map].filter(Boolean).join(' ')
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

/** Security headers of every answer. A document with a whole policy of its own (the invoice) keeps it. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { config } = getServices()
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  const isForwardedHttps = config.trustProxy && c.req.header('x-forwarded-proto') === 'https'
  if (isForwardedHttps || config.siteUrl?.startsWith('https:')) {
    headers.set('strict-transport-security', `max-age=${hstsSeconds}`)
  }
  const own = headers.get('content-security-policy')
  if (own?.includes('default-src')) return
  const policy = policyFor(config, c.req.header('host') ?? '')
  headers.set('content-security-policy', own ? `${own.replace(/;\s{0,9}$/, '')}; ${policy}` : policy)
}
