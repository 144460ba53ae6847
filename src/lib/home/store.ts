import { maxWithout } from '#lib/catalogue/list-filters.ts'
import { call } from '#lib/core/api/call.ts'
import { followPlace } from '#lib/core/browser/list-place.ts'
import { pagedList } from '#lib/core/schema/paged-list.ts'

/** Products per page. */
export const feedPage = 20
/** Milliseconds before the first page is requested, and after an error before scrolling requests again. */
const firstDelayMs = 2000
const retryAfterMs = 30_000

const feed = pagedList(requestFeed, { page: 0, totalPages: Infinity })

/** Ids in the sections above at the first request: excluded from all pages, so that none skips or repeats items. */
let without: number[] | undefined

/** Ids of the products in the sections above. */
const idsAbove = () =>
  [...document.querySelectorAll<HTMLElement>('[data-home-section] [data-compare]')].map(button =>
    Number(button.dataset['compare'])
  )

/** A page without the products of the sections above (home-7), also if a section changed since the first page. */
async function requestFeed(page: number) {
  without ??= [...new Set(idsAbove())].slice(0, maxWithout)
  const answer = await call('GET /buyer/product/search/recommendation', {
    page,
    per_page: feedPage,
    ...(without.length > 0 && { without })
  })
  if (!answer.ok) return answer
  const above = new Set(idsAbove())
  return { ...answer, value: answer.value.filter(card => !above.has(card.id)) }
}

/** The home page's feed of recommendations; page 0 until its first page is requested. */
export const $feed = feed.$state

let isStarted = false
let failedAt = -Infinity

/** Loads the first page shortly after the section came near, so that scrolling past it sends no request. */
export function startFeed(): void {
  if (isStarted) return
  isStarted = true
  setTimeout(() => void ($feed.get().page === 0 && loadFeed()), firstDelayMs)
}

/** Restores the open pages on a return to the home page. Returns the function that stops it. */
export const followFeed = (): (() => void) => followPlace(feed)

/** Loads the next page by scrolling: after an error only 30 s later. */
export function scrollFeed(): void {
  if ($feed.get().status !== 'error' || Date.now() - failedAt >= retryAfterMs) void loadFeed()
}

/** Loads the next page on request. */
export async function loadFeed(): Promise<void> {
  await feed.loadMore()
  if ($feed.get().status === 'error') failedAt = Date.now()
}
