import { maxWithout } from '#lib/catalogue/list-filters.ts'
import { call } from '#lib/core/api/call.ts'
import { followPlace } from '#lib/core/browser/list-place.ts'
import { pagedList } from '#lib/core/schema/paged-list.ts'

/** Products per page. */
export const feedPage = 20
/** Ms before the first page is asked for, and ms after an error in which scrolling asks for nothing. */
const firstDelayMs = 2000
const retryAfterMs = 30_000

const feed = pagedList(askFeed, { page: 0, totalPages: Infinity })

/** What stood above when the first page was asked for: every page leaves out the same, so that none skips or repeats. */
let without: number[] | undefined

/** Ids of the products in the sections above. */
const idsAbove = () =>
  [...document.querySelectorAll<HTMLElement>('[data-home-section] [data-compare]')].map(button =>
    Number(button.dataset['compare'])
  )

/** A page without what stands in a section above (home-7), also where a section changed since the first page. */
async function askFeed(page: number) {
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

/** The home page's feed of recommendations; page 0 until its first page was asked for. */
export const $feed = feed.$state

let isStarted = false
let failedAt = -Infinity

/** Loads the first page a moment after the section came near: somebody who scrolls past costs nothing. */
export function startFeed(): void {
  if (isStarted) return
  isStarted = true
  setTimeout(() => void ($feed.get().page === 0 && loadFeed()), firstDelayMs)
}

/** Brings back the pages that were open, for who comes back to the home page; answers how to stop. */
export const followFeed = (): (() => void) => followPlace(feed)

/** The next page, by scrolling: after an error only 30 s later. */
export function scrollFeed(): void {
  if ($feed.get().status !== 'error' || Date.now() - failedAt >= retryAfterMs) void loadFeed()
}

/** The next page, when a person asks for it. */
export async function loadFeed(): Promise<void> {
  await feed.loadMore()
  if ($feed.get().status === 'error') failedAt = Date.now()
}
