import type { APIRoute } from 'astro'

import { pageLifetimes } from '#server/core/page-cache/lifetimes.ts'
import { streamed } from '#server/core/page-cache/streamed.ts'
import { siteAddress } from '#server/core/page/site-address.ts'
import { lostFile } from '#server/page/plain-answer.ts'
import { productFeed } from '#server/page/product-feed.ts'

/** Nobody takes its body: nothing is read. */
export const HEAD: APIRoute = () =>
  new Response(null, { headers: { 'content-type': 'application/xml; charset=utf-8' } })

/** The product feed for Google Merchant and Meta. */
export const GET: APIRoute = async ({ url, cache }) => {
  const feed = await productFeed(path => siteAddress(path, url).href)
  if (feed === 'fault') return lostFile()
  cache.set({ ...pageLifetimes.goods, tags: ['sitemap', 'catalogue', 'products'] })
  return new Response(feed, {
    headers: { ...streamed, 'content-type': 'application/xml; charset=utf-8' }
  })
}
