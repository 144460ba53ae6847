import { type ListFilters, withoutOrder } from '#lib/catalogue/list-filters.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'

type Shown = {
  /** The requested page, whatever page is shown instead. */
  page: number
  meta: Pick<PageMeta, 'total' | 'total_pages'> | null | undefined
  /** Filters or keywords, which anybody can make up. */
  narrowing?: ListFilters
}

/**
 * Whether a list page may be cached. Filters or keywords without results, and pages beyond the last one, are not: their
 * number is unlimited, and they would evict pages that people request (core-177).
 */
export function isListCached({ page, meta, narrowing = {} }: Shown): boolean {
  if (!meta) return true
  const isNarrowed = Object.values(withoutOrder(narrowing)).some(value => value !== undefined)
  if (meta.total === 0) return page === 1 && !isNarrowed
  return page <= meta.total_pages
}
