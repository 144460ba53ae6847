import { type ListFilters, withoutOrder } from '#lib/catalogue/list-filters.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'

type Shown = {
  /** What the address asks for, whatever is shown in its place. */
  page: number
  meta: Pick<PageMeta, 'total' | 'total_pages'> | null | undefined
  /** Filters or words, of which anybody may make up more. */
  narrowing?: ListFilters
}

/**
 * Whether a list's page is kept for the next person: not what its filters or words find nothing for, nor what stands in
 * place of a page beyond the last. There is no end of those, and each would take the room of a page that people ask for
 * (core-177).
 */
export function isListKept({ page, meta, narrowing = {} }: Shown): boolean {
  if (!meta) return true
  const isNarrowed = Object.values(withoutOrder(narrowing)).some(value => value !== undefined)
  if (meta.total === 0) return page === 1 && !isNarrowed
  return page <= meta.total_pages
}
