import type { APIRoute } from 'astro'

import { paths } from '#lib/core/paths.ts'
import { siteAddress } from '#server/core/page/site-address.ts'
import { fileCaching } from '#server/page/plain-answer.ts'

/**
 * Personal pages and pages with nothing to find. Searches and filtered lists stay open because crawlers must read their
 * `noindex`; the API stays open because crawlers that run scripts load the rest of a page from it.
 */
const closed = [paths.cart, paths.checkout, paths.orders, paths.login(), paths.register(), '/ops', '/files/']

export const GET: APIRoute = ({ url, cache }) => {
  cache.set({ ...fileCaching, tags: ['sitemap'] })
  const rules = closed.map(path => `Disallow: ${path}`)
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${siteAddress('/sitemap.xml', url).href}`, '']
  return new Response(text.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
