import type { MiddlewareHandler } from 'hono'

/** Directives that Astro's policy (script-src, style-src with hashes) leaves out. */
const policy = [
  "default-src 'self'",
  "connect-src 'self' ws: wss: https:",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'self' mailto:",
  "base-uri 'self'",
  "object-src 'none'"
].join('; ')

/** Security headers of every answer. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  const own = headers.get('content-security-policy')
  headers.set('content-security-policy', own ? `${own.replace(/;\s*$/, '')}; ${policy}` : policy)
}
