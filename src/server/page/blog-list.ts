import {
  articleCategoryName,
  articleQuery,
  type ArticleQuery,
  readArticleQuery
} from '#lib/content/article-query.ts'
import {
  type ArticleCard,
  articlesPerPage,
  type BlogShelves,
  maxKeywordLength,
  maxTags
} from '#lib/content/blog-contract.ts'
import { blogDescription, blogTitle } from '#lib/content/texts.ts'
import { listLost } from '#lib/catalogue/texts.ts'
import { readPage } from '#lib/catalogue/list-filters.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'
import { ownQuery } from '#lib/core/browser/own-query.ts'
import { paths } from '#lib/core/paths.ts'

import { call } from '#server/call.ts'
import { answerFault, isFault } from '#server/core/page-cache/render.ts'
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
  /** Whether its address is spelled as our links spell it. */
  isUsual: boolean
  head: PageHead
  found: { cards: ArticleCard[]; meta: PageMeta } | 'fault'
  shelves: BlogShelves | undefined
}

/** The blog's list under its other name. */
const blogFilter = '/blog/filter'

const noneFound = {
  cards: [],
  meta: { page: 1, per_page: articlesPerPage, total: 0, total_pages: 0 }
} satisfies BlogList['found']

/** The list of an address; `own` is what its path says. */
export async function askBlogList(url: URL, own: ArticleQuery = {}): Promise<BlogList> {
  const read = ownQuery(url)
  const asked = readArticleQuery(read, { longest: maxKeywordLength, most: maxTags })
  const narrowing = Object.fromEntries(
    Object.entries(asked).filter(([name]) => !(name in own))
  ) as ArticleQuery
  const query = { ...narrowing, ...own }
  const page = readPage(read)
  const [list, shelves] = await Promise.all([
    withinPages(page, shown => call('GET /blog', { ...query, page: shown })),
    call('GET /blog/common', {})
  ])
  const found =
    list.ok && list.meta ? { cards: list.value, meta: list.meta } : isFault(list) ? 'fault' : noneFound
  return {
    title: titleOf(query),
    path: url.pathname,
    narrowing,
    query,
    isUsual: found !== 'fault' && isUsual(url, { own, narrowing, page }, found.meta),
    head: found === 'fault' ? { noindex: true } : headOf(query, page, found.meta, url),
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
 * The status of a list's page: 404 where its path names a category or tag that no article has, 503 where nobody could
 * tell. Anybody may make up words, and tags that there are not, and spell an address in many ways: only what everybody asks for is kept (content-71).
 */
export function answerBlogList(
  { found, query, narrowing, isUsual }: BlogList,
  { response, cache }: Answering
): void {
  if (found === 'fault') return answerFault(response)
  const { keyword, tags = [] } = query
  const isOfPath = Object.keys(narrowing).length === 0
  const isEmpty = found.meta.total === 0
  if (isEmpty && isOfPath && Object.keys(query).length > 0) response.status = 404
  if (isUsual && !keyword && tags.length <= 1 && (isOfPath || !isEmpty)) cache.set(blogKeeping)
}

/** What the frame of the page is told. */
export function blogShell({
  title,
  query,
  head,
  found
}: BlogList): PageHead & { title: string; description?: string } {
  if (found === 'fault') return { ...head, title: listLost }
  const isWhole = Object.keys(query).length === 0
  return isWhole
    ? { ...head, title: 'Blog bahan bangunan', description: blogDescription }
    : { ...head, title: `${title} | ${blogTitle}`, description: `${title}: ${blogDescription}` }
}

/** The address of one of its pages. */
export function pageOfList({ path, narrowing }: Pick<BlogList, 'path' | 'narrowing'>, page: number): string {
  const query = articleQuery(narrowing, page)
  return query ? `${path}?${query}` : path
}

type Asked = { own: ArticleQuery; narrowing: ArticleQuery; page: number }

/** Whether an address is what our links make of what it asks for, of a page that there is. */
function isUsual(url: URL, { own, narrowing, page }: Asked, { total_pages }: PageMeta): boolean {
  const { category, tags: [tag] = [] } = own
  const places = category
    ? [paths.blogCategory(category)]
    : tag
      ? [paths.blogTag(tag)]
      : [paths.blog, blogFilter]
  const query = ownQuery(url)
  query.delete('focus')
  const isSpelled = String(query) === articleQuery(narrowing, page)
  return isSpelled && places.includes(url.pathname) && page <= Math.max(1, total_pages)
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
  if (meta.total === 0 && !keyword) return { noindex: true }
  const isMixed = tags.length > 1 || (tags.length === 1 && category !== undefined)
  if (isMixed) return { canonical: siteAddress(paths.blog, url).href, noindex: 'follow' }
  const [tag] = tags
  const path = category ? paths.blogCategory(category) : tag ? paths.blogTag(tag) : paths.blog
  const head = listHead({ path, filters: keyword ? { keyword } : {}, page, meta }, url)
  // A tag gathers what its articles and categories say already: it leads on, and is not listed itself.
  return tag && !head.noindex ? { ...head, noindex: 'follow' } : head
}
