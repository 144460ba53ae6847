import type { PageMeta } from '#lib/core/schema/endpoint.ts'
import type { Notification } from './contract.ts'

/** Notifications of one page (notification-2). */
const pageSize = 12
/** Rows that one answer may hold. */
const maxAtOnce = 96

/** What is known of one tab's list, the newest first. */
export type Known = { items: readonly Notification[]; hasMore: boolean }

/**
 * The page that brings what follows: counted by what is held, so that what was deleted meanwhile leaves no gap.
 *
 * nextPage(23) // => 2
 */
export const nextPage = (held: number): number => Math.floor(held / pageSize) + 1

/** As many rows as bring the held ones again, in whole pages. */
export const sizeAgain = (held: number): number =>
  Math.min(Math.max(Math.ceil(held / pageSize), 1) * pageSize, maxAtOnce)

/** The list with another page at its end. A page that brings nothing new ends it. */
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

/** The list with what arrived at its head; what is there already stays as it is. */
export const withArrival = (known: Known, arrived: Notification): Known =>
  known.items.some(({ id }) => id === arrived.id) ? known : { ...known, items: [arrived, ...known.items] }

/** Deletions that wait for their undo to run out: single ones, and all up to one; with the person whose they are. */
export type Removal = { ids: readonly number[]; upTo: number; person: string | null }
export const noRemoval: Removal = { ids: [], upTo: 0, person: null }

export const isRemoved = ({ ids, upTo }: Pick<Removal, 'ids' | 'upTo'>, id: number): boolean =>
  id <= upTo || ids.includes(id)
