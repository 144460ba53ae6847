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

import { pageLifetimes } from '#server/core/page-cache/lifetimes.ts'
import { call } from '#server/call.ts'
import { answerFault, isFault } from '#server/core/page-cache/render.ts'
import { siteAddress } from '#server/core/page/site-address.ts'
import { listHead, type PageHead } from './list-head.ts'
import { withinPages } from './list-page.ts'

/** The list page at an address of the blog. */
export type BlogList = {
  title: string
  /** The path of the page; `narrowing` is what its query filters in addition. */
  path: string
  narrowing: ArticleQuery
  /** All filters, including those of the path. */
  query: ArticleQuery
  /** Whether its address has the form that our links use. */
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

/** Reads the list of an address; `own` has the filters of its path. */
export async function requestBlogList(url: URL, own: ArticleQuery = {}): Promise<BlogList> {
  const read = ownQuery(url)
  const requested = readArticleQuery(read, { maxLength: maxKeywordLength, maxTags })
  const narrowing = Object.fromEntries(
    Object.entries(requested).filter(([name]) => !(name in own))
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

/** Cache lifetimes of blog pages in seconds: articles change only with a release, which drops all cached pages. */
export const blogCaching = { ...pageLifetimes.directories, tags: ['content'] }

type Answering = {
  response: { status?: number; headers: Headers }
  cache: { set: (caching: typeof blogCaching) => void }
}

/**
 * Sets the status of a list page: 404 if its path names a category or tag without articles, 503 on a fault. Keywords,
 * unknown tags and spellings of an address are unlimited, so only common pages are cached (content-71).
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
  if (isUsual && !keyword && tags.length <= 1 && (isOfPath || !isEmpty)) cache.set(blogCaching)
}

/** Title, description and head for the page's layout. */
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

/** The address of one page of the list. */
export function pageOfList({ path, narrowing }: Pick<BlogList, 'path' | 'narrowing'>, page: number): string {
  const query = articleQuery(narrowing, page)
  return query ? `${path}?${query}` : path
}

type BlogRequest = { own: ArticleQuery; narrowing: ArticleQuery; page: number }

/** Whether an address has the form that our links use for this query, and the page exists. */
function isUsual(url: URL, { own, narrowing, page }: BlogRequest, { total_pages }: PageMeta): boolean {
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
 * Each list has one canonical address, that of its category or tag, however it was requested. Searches, and
 * combinations of filters, are not indexed.
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
  // A tag page repeats what its articles and categories say: its links are followed, but it is not indexed.
  return tag && !head.noindex ? { ...head, noindex: 'follow' } : head
}
