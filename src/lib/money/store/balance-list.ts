import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { stepTo } from '#lib/core/browser/address-step.ts'
import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import { storeScroll, restoreScroll } from '#lib/core/browser/restored-scroll.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { $balanceMoves, watchLive } from '#lib/identity/store/live.ts'
import { balanceFields, type BalanceFilter, readBalanceFilter } from '#lib/money/balance-filter.ts'

export type BalanceEntry = Reply<'GET /buyer/balance/history'>[number]

/** Movements per page, and pages that one request can reload: lists return up to 100 rows. */
const pageSize = 12
const maxPagesAtOnce = 8

const $filter = atom<BalanceFilter | undefined>()
const $key = computed($filter, filter => filter && JSON.stringify(balanceFields(filter)))

type Pages = { entries: readonly BalanceEntry[]; pages: number; totalPages: number }
type EntryState = { pages?: number } | null
/** Pages that were open before a step back: the next request loads as many. */
let pagesBefore = 1

const requestPage = (key: string, page: number, per_page: number) =>
  call('GET /buyer/balance/history', { ...(JSON.parse(key) as object), page, per_page })

const list = defineQuery<Pages>('balance ', $key, async (key, known) => {
  const pages = Math.min(Math.max(pagesBefore, known?.pages ?? 1), maxPagesAtOnce)
  pagesBefore = 1
  const answer = await requestPage(key, 1, pages * pageSize)
  if (!answer.ok) return answer
  return { ...answer, value: { entries: answer.value, pages, totalPages: pagesOf(answer.meta?.total) } }
})

const pagesOf = (total = 0) => Math.ceil(total / pageSize)

/** State of loading the next page; a failure keeps what is shown. */
const $more = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })

/** The filtered history, and how it continues. */
export const $balanceList = computed([$filter, list.$state, $more], (filter, state, more) => ({
  status: state.status,
  filter: filter ?? { type: '' as const, start: '', end: '' },
  entries: state.value?.entries ?? [],
  // A history is read to its end: unlike a product list, it never waits for a button.
  next: state.value && state.value.pages < state.value.totalPages ? ('scroll' as const) : ('end' as const),
  error: state.error,
  more: more.isLoading ? ('loading' as const) : more.error ? ('error' as const) : ('idle' as const),
  moreError: more.error
}))

/** Opens the history by the address and refreshes it. Returns the function that stops it. */
export function watchBalance(): () => void {
  void openBalance()
  const refresh = () => void list.refresh()
  const onStep = () => void openBalance()
  const stops = [watchLive(refresh), $balanceMoves.listen(refresh)]
  window.addEventListener('popstate', onStep)
  window.addEventListener('pagehide', storeScroll)
  return () => {
    stops.forEach(stop => stop())
    window.removeEventListener('popstate', onStep)
    window.removeEventListener('pagehide', storeScroll)
  }
}

/** Opens the history by the address; does nothing after a step that only closed a dialog. */
export async function openBalance(): Promise<void> {
  const filter = readBalanceFilter(new URLSearchParams(window.location.search), jakartaDay(serverNow()))
  if (JSON.stringify(balanceFields(filter)) === $key.get()) return
  pagesBefore = (window.history.state as EntryState)?.pages ?? 1
  show(filter)
  await list.reload()
  restoreScroll()
}

/** Filters the history, as a step that 'back' undoes. */
export function narrowBalance(change: Partial<BalanceFilter>): void {
  const filter = { ...$balanceList.get().filter, ...change }
  const query = new URLSearchParams(balanceFields(filter)).toString()
  if (JSON.stringify(balanceFields(filter)) === $key.get()) return
  const { pathname } = window.location
  stepTo(query ? `${pathname}?${query}` : pathname, null)
  show(filter)
}

function show(filter: BalanceFilter): void {
  list.forget()
  $more.set({ isLoading: false })
  $filter.set(filter)
}

export const reloadBalance = list.reload

/** Loads the next page; a failed one can be retried. */
export async function loadMoreBalance(): Promise<void> {
  const [key, known] = [$key.get(), list.$state.get().value]
  if (!key || !known || known.pages >= known.totalPages || $more.get().isLoading) return
  $more.set({ isLoading: true })
  const answer = await requestPage(key, known.pages + 1, pageSize)
  const now = list.$state.get().value
  // Other days were chosen meanwhile, or the list was reloaded with fewer pages.
  if (key !== $key.get() || now?.pages !== known.pages) return $more.set({ isLoading: false })
  if (!answer.ok) return $more.set({ isLoading: false, error: answer.error })
  const pages = known.pages + 1
  // A new movement shifts the pages, so that the next one repeats an entry: the first copy stays.
  const entries = [...new Map([...now.entries, ...answer.value].map(entry => [entry.id, entry])).values()]
  list.put({ entries, pages, totalPages: pagesOf(answer.meta?.total) })
  $more.set({ isLoading: false })
  window.history.replaceState({ ...(window.history.state as EntryState), pages }, '')
}
