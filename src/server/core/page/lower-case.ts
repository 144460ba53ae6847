import type { MiddlewareHandler } from 'hono'

/** Pages whose addresses hold slugs, which have no capitals; nothing else, because tokens and files do. */
const withSlugs = /^\/(?:blog|category|kalkulator|products?|shop)(?:\/|$)/i

/** Letters alone: an escape ('%2F') stays as it is. */
const lowered = (path: string): string =>
  path.replaceAll(/%[\dA-Fa-f]{2}|[A-Z]/g, part => (part.length === 1 ? part.toLowerCase() : part))

/** Leads from an address that was typed with capitals to the page that it means (core-267). */
export const lowerCasePages: MiddlewareHandler = async (c, next) => {
  await next()
  const { pathname, search } = new URL(c.req.url)
  const path = lowered(pathname)
  if (c.res.status !== 404 || !withSlugs.test(pathname) || path === pathname) return
  c.res = undefined
  // Asked again each time, as each 301 of a page is (cache-provider).
  c.res = new Response(null, {
    status: 301,
    headers: { location: path + search, 'cache-control': 'no-cache' }
  })
}
