import type { APIRoute } from 'astro'

import { pageLifetimes } from '#server/core/page-cache/lifetimes.ts'
import { streamed } from '#server/core/page-cache/streamed.ts'
import { siteAddress } from '#server/core/page/site-address.ts'
import type { FeedReader } from './feed-xml.ts'
import { lostFile } from './plain-answer.ts'
import { productFeed } from './product-feed.ts'

const type = { 'content-type': 'application/xml; charset=utf-8' }

/** Nobody takes its body: nothing is read. */
export const feedHeaders: APIRoute = () => new Response(null, { headers: type })

/** The product feed as a page, in the words of its reader (goods-53, goods-97). */
export const feedPage =
  (reader: FeedReader): APIRoute =>
  async ({ url, cache }) => {
    const feed = await productFeed(path => siteAddress(path, url).href, reader)
    if (feed === 'fault') return lostFile()
    cache.set({ ...pageLifetimes.goods, tags: ['sitemap', 'catalogue', 'products'] })
    return new Response(feed, { headers: { ...streamed, ...type } })
  }
