import { call } from '#lib/core/call.ts'
import { followPlace } from '#lib/core/list-place.ts'
import { pagedList } from '#lib/core/paged-list.ts'
import { paths } from '#lib/core/paths.ts'

/** Products per page, ms before the first is asked for, and ms after an error in which scrolling asks for nothing. */
const perPage = 20
const firstDelayMs = 2000
const retryAfterMs = 30_000

const feed = pagedList(askFeed, { page: 0, totalPages: Infinity })

/** A page without what stands in a section above (home-7); asked of the page itself, whose sections change. */
async function askFeed(page: number) {
  const answer = await call('GET /buyer/product/search/recommendation', { page, per_page: perPage })
  if (!answer.ok) return answer
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-home-section] a')
  const above = new Set([...links].map(link => link.getAttribute('href')))
  return { ...answer, value: answer.value.filter(card => !above.has(paths.product(card.slug))) }
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

/** The next page, at a person's wish. */
export async function loadFeed(): Promise<void> {
  await feed.loadMore()
  if ($feed.get().status === 'error') failedAt = Date.now()
}
