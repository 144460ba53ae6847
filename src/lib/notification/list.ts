import type { PageMeta } from '#lib/core/schema/endpoint.ts'
import type { Notification } from './contract.ts'

/** Notifications of one page (notification-2). */
const pageSize = 12
/** Maximum of rows per response. */
const maxAtOnce = 96

/** The loaded part of one tab's list, newest first. */
export type Known = { items: readonly Notification[]; hasMore: boolean }

/**
 * The next page to request: computed from the number of loaded items, so that deletions leave no gap.
 *
 * nextPage(23) // => 2
 */
export const nextPage = (held: number): number => Math.floor(held / pageSize) + 1

/** Page size that reloads all loaded rows, in whole pages. */
export const sizeAgain = (held: number): number =>
  Math.min(Math.max(Math.ceil(held / pageSize), 1) * pageSize, maxAtOnce)

/** The list with another page appended. A page without new items ends it. */
export function withPage(
  held: readonly Notification[],
  page: readonly Notification[],
  meta: PageMeta | null
): Known {
  const known = new Set(held.map(({ id }) => id))
  const added = page.filter(({ id }) => !known.has(id))
  const hasMore = added.length > 0 && meta !== null && meta.page < meta.total_pages
  return { items: [...held, ...added], hasMore }
}

/** The list with an arrived notification at its head, unless it is already in it. */
export const withArrival = (known: Known, arrived: Notification): Known =>
  known.items.some(({ id }) => id === arrived.id) ? known : { ...known, items: [arrived, ...known.items] }

/** Deletions that can still be undone: single ones, and all up to an id; with the person that they belong to. */
export type Removal = { ids: readonly number[]; upTo: number; person: string | null }
export const noRemoval: Removal = { ids: [], upTo: 0, person: null }

export const isRemoved = ({ ids, upTo }: Pick<Removal, 'ids' | 'upTo'>, id: number): boolean =>
  id <= upTo || ids.includes(id)
