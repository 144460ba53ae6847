import { call } from '#lib/core/call.ts'
import { pagedList } from '#lib/core/paged-list.ts'

/** Products per page, ms before the first is asked for, and ms after an error in which scrolling asks for nothing. */
const perPage = 20
const firstDelayMs = 2000
const retryAfterMs = 30_000

const feed = pagedList(
  page => call('GET /buyer/product/search/recommendation', { page, per_page: perPage }),
  {
    page: 0,
    totalPages: Infinity
  }
)

/** The home page's feed of recommendations; page 0 until its first page was asked for. */
export const $feed = feed.$state

let isStarted = false
let failedAt = -Infinity

/** Loads the first page a moment after the section came near: somebody who scrolls past costs nothing. */
export function startFeed(): void {
  if (isStarted) return
  isStarted = true
  setTimeout(() => void loadFeed(), firstDelayMs)
}

/** The next page, by scrolling: after an error only 30 s later. */
export function scrollFeed(): void {
  if ($feed.get().status !== 'error' || Date.now() - failedAt >= retryAfterMs) void loadFeed()
}

/** The next page, at a person's wish. */
export async function loadFeed(): Promise<void> {
  await feed.loadMore()
  if ($feed.get().status === 'error') failedAt = Date.now()
}
