import type { MiddlewareHandler } from 'hono'

/**
 * Pages whose paths contain slugs, which are lower case. Other paths, such as tokens and files, may have capitals.
 */
const withSlugs = /^\/(?:blog|category|kalkulator|products?|shop)(?:\/|$)/i

/** Lower-cases letters only; a percent escape ('%2F') stays as it is. */
const lowered = (path: string): string =>
  path.replaceAll(/%[\dA-Fa-f]{2}|[A-Z]/g, part => (part.length === 1 ? part.toLowerCase() : part))

/** Redirects a path with capitals that leads to a 404 to its lower-case page (core-267). */
export const lowerCasePages: MiddlewareHandler = async (c, next) => {
  await next()
  const { pathname, search } = new URL(c.req.url)
  const path = lowered(pathname)
  if (c.res.status !== 404 || !withSlugs.test(pathname) || path === pathname) return
  c.res = undefined
  // Revalidated each time, as every 301 of a page is (cache-provider).
  c.res = new Response(null, {
    status: 301,
    headers: { location: path + search, 'cache-control': 'no-cache' }
  })
}
