import {
  articleCategoryName,
  articleQuery,
  type ArticleQuery,
  readArticleQuery
} from '#lib/content/article-query.ts'
import { type ArticleCard, type BlogShelves, longestKeyword, mostTags } from '#lib/content/blog-contract.ts'
import { contentRefusals } from '#lib/content/refusals.ts'
import { blogDescription, blogTitle } from '#lib/content/texts.ts'
import { listLost } from '#lib/catalogue/texts.ts'
import { readPage } from '#lib/catalogue/list-filters.ts'
import type { PageMeta } from '#lib/core/endpoint.ts'
import { paths } from '#lib/core/paths.ts'

import { call } from '#server/call.ts'
import { answerFault, isFault } from '#server/core/page/render.ts'
import { siteAddress } from '#server/core/page/site-address.ts'
import { listHead, type PageHead } from './list-head.ts'
import { withinPages } from './list-page.ts'

/** What an address of the blog leads to. */
export type BlogList = {
  title: string
  /** Its own path, and what its query narrows beside it. */
  path: string
  narrowing: ArticleQuery
  /** All that narrows it: its path too. */
  query: ArticleQuery
  head: PageHead
  found: { cards: ArticleCard[]; meta: PageMeta } | 'fault' | 'none'
  shelves: BlogShelves | undefined
}

/** The list of an address; `own` is what its path says. */
export async function askBlogList(url: URL, own: ArticleQuery = {}): Promise<BlogList> {
  const asked = readArticleQuery(url.searchParams, { longest: longestKeyword, most: mostTags })
  const narrowing = Object.fromEntries(
    Object.entries(asked).filter(([name]) => !(name in own))
  ) as ArticleQuery
  const query = { ...narrowing, ...own }
  const page = readPage(url.searchParams)
  const [list, shelves] = await Promise.all([
    withinPages(page, shown => call('GET /blog', { ...query, page: shown })),
    call('GET /blog/common', {})
  ])
  const found =
    list.ok && list.meta ? { cards: list.value, meta: list.meta } : isFault(list) ? 'fault' : 'none'
  return {
    title: titleOf(query),
    path: url.pathname,
    narrowing,
    query,
    head: typeof found === 'string' ? { noindex: true } : headOf(query, page, found.meta, url),
    found,
    shelves: shelves.ok ? shelves.value : undefined
  }
}

/** Seconds that what tells of the blog is kept: articles change with a release, which keeps no page of before. */
export const blogKeeping = { maxAge: 300, swr: 3600, tags: ['content'] }

type Answering = {
  response: { status?: number; headers: Headers }
  cache: { set: (keeping: typeof blogKeeping) => void }
}

/**
 * The status of a list's page: 404 where its category or tag is none, 503 where nobody could tell. Any words make a
 * page: only those that everybody asks for are kept.
 */
export function answerBlogList({ found, query }: BlogList, { response, cache }: Answering): void {
  if (!query.keyword) cache.set(blogKeeping)
  if (found === 'fault') answerFault(response)
  else if (found === 'none') response.status = 404
}

/** What is said where a category or tag is none. */
export const lostText = ({ tags }: ArticleQuery): string =>
  contentRefusals[tags ? 'article_tag_not_found' : 'article_category_not_found'].message

/** What the frame of the page is told. */
export function blogShell({
  title,
  query,
  head,
  found
}: BlogList): PageHead & { title: string; description?: string } {
  if (found === 'fault') return { ...head, title: listLost }
  if (found === 'none') return { ...head, title: lostText(query) }
  const isWhole = Object.keys(query).length === 0
  return isWhole
    ? { ...head, title: 'Blog bahan bangunan', description: blogDescription }
    : { ...head, title: `${title} | ${blogTitle}` }
}

/** The address of one of its pages. */
export function pageOfList({ path, narrowing }: Pick<BlogList, 'path' | 'narrowing'>, page: number): string {
  const query = articleQuery(narrowing, page)
  return query ? `${path}?${query}` : path
}

function titleOf({ category, tags = [], keyword }: ArticleQuery): string {
  const place = [category && articleCategoryName(category), tags.length > 0 && `Tag: ${tags.join(', ')}`]
  const name = place.filter(Boolean).join(' · ') || blogTitle
  return keyword ? `${name}: “${keyword}”` : name
}

/**
 * One list has one address: that of its category or its tag, whichever way it was asked for. Words, and several of them
 * at once, are not listed.
 */
function headOf(
  { keyword, category, tags = [] }: ArticleQuery,
  page: number,
  meta: PageMeta,
  url: URL
): PageHead {
  const isMixed = tags.length > 1 || (tags.length === 1 && category !== undefined)
  if (isMixed) return { canonical: siteAddress(paths.blog, url).href, noindex: 'follow' }
  const [tag] = tags
  const path = category ? paths.blogCategory(category) : tag ? paths.blogTag(tag) : paths.blog
  return listHead({ path, filters: keyword ? { keyword } : {}, page, meta }, url)
}
