import type { APIRoute } from 'astro'

import { blogDescription } from '#lib/content/texts.ts'
import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { call } from '#server/call.ts'
import { siteAddress } from '#server/core/page/site-address.ts'
import { blogCaching } from '#server/page/blog-list.ts'
import { lostFile } from '#server/page/plain-answer.ts'
import { rssFeed } from '#server/page/rss-xml.ts'

/** Number of articles in the feed: enough for a reader that polls once a month. */
const newest = 30

export const GET: APIRoute = async ({ url, cache }) => {
  const answer = await call('GET /blog', { per_page: newest })
  if (!answer.ok) return lostFile()
  const articles = await Promise.all(answer.value.map(({ slug }) => call('GET /blog/{slug}', { slug })))
  if (!articles.every(article => article.ok)) return lostFile()
  cache.set(blogCaching)
  const address = (path: string) => siteAddress(path, url).href
  const text = rssFeed({
    title: `Blog ${brand.name}`,
    description: blogDescription,
    home: address(paths.blog),
    self: address(paths.blogFeed),
    items: articles.map(({ value: card }) => ({
      title: card.title,
      address: address(paths.article(card.slug)),
      summary: card.meta_description,
      category: card.category.name,
      at: card.published_at,
      changedAt: card.updated_at,
      picture: address(card.image),
      body: card.body
    }))
  })
  return new Response(text, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
