import { filterQuery, type ListFilters, withoutOrder } from '#lib/catalogue/list-filters.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'

import { siteAddress } from '#server/core/page/site-address.ts'

/** Data for search engines in a page's head: its canonical address, its neighbours, and whether it may be indexed. */
export type PageHead = {
  canonical?: string | undefined
  previous?: string | undefined
  next?: string | undefined
  /** 'follow': not indexed itself, but its links are followed. */
  noindex?: boolean | 'follow'
}

type List = {
  path: string
  /** Query parameters that identify the list in addition to its path: { tab: 'ulasan' }. */
  own?: Record<string, string>
  filters?: ListFilters
  page: number
  meta: Pick<PageMeta, 'total_pages'> | null
}

const address = (path: string, query: string) => (query ? `${path}?${query}` : path)
const pageOf = (page: number) => (page > 1 ? { page: String(page) } : undefined)

/**
 * Paths for the head of one page of a list (catalogue-18). Each page is canonical; a filtered or sorted list points to
 * the whole list, which has the same products. Filtered lists, and pages beyond the last one, are not indexed.
 *
 * listLinks({ path: '/shop/x', page: 2, meta: { total_pages: 2 } }) // => { canonical: '/shop/x?page=2', previous: '/shop/x', … }
 */
export function listLinks({ path, own = {}, filters = {}, page, meta }: List): PageHead {
  const isNarrowed = Object.keys(withoutOrder(filters)).length > 0
  const isChanged = isNarrowed || filters.sort_by !== undefined
  const last = meta?.total_pages ?? 1
  const at = (number: number) => address(path, filterQuery(filters, { ...own, ...pageOf(number) }))
  return {
    canonical: address(path, filterQuery({}, { ...own, ...(isChanged ? undefined : pageOf(page)) })),
    previous: page > 1 && page <= last ? at(page - 1) : undefined,
    next: page < last ? at(page + 1) : undefined,
    noindex: isNarrowed || page > Math.max(last, 1) ? 'follow' : false
  }
}

/** The head of a list page; a list that could not be loaded is not indexed. */
export function listHead(list: List | undefined, request: URL): PageHead {
  if (!list) return { noindex: true }
  const { canonical, previous, next, noindex } = listLinks(list)
  const told = (path: string | undefined) => path && siteAddress(path, request).href
  return { canonical: told(canonical), previous: told(previous), next: told(next), noindex }
}
