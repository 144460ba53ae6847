import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { OrderCard } from '#lib/order/order-shapes.ts'
import { filterFields, noFilter, type OrderFilter } from '#lib/order/filter.ts'
import type { OrderTab } from '#lib/order/tabs.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { storeTab } from './last-tab.ts'
import { storeScroll, restoreScroll } from '#lib/core/browser/restored-scroll.ts'
import { readPlace, writePlace } from './list-address.ts'
import { watchLive } from '#lib/identity/store/live.ts'
import { refreshOrderCounts } from './order-counts.ts'
import { tellMoved } from './tell-moved.ts'

/** Orders of one page. */
const pageSize = 12
/** Pages that one request can reload: lists return up to 100 rows. */
const maxPagesAtOnce = 8
/** Debounce of a typed search in milliseconds. */
const typingPause = 400

type Place = { tab: OrderTab; filter: OrderFilter }
const $place = atom<Place | undefined>()
/** None for complaints, which are no list of orders. */
const $key = computed($place, place =>
  place && place.tab !== 'complain'
    ? JSON.stringify({ status: place.tab, ...filterFields(place.filter) })
    : undefined
)

/** Typed keyword, until it is requested. */
const $typed = atom<string | undefined>()

type Pages = { cards: readonly OrderCard[]; pages: number; hasMore: boolean }
/** Pages that were open before a step back: the next request loads as many. */
let pagesBefore = 1

const list = defineQuery<Pages>('orders ', $key, async (key, known) => {
  const pages = Math.min(Math.max(pagesBefore, known?.pages ?? 1), maxPagesAtOnce)
  pagesBefore = 1
  const answer = await requestPage(key, 1, pages * pageSize)
  return answer.ok ? { ...answer, value: join([], answer, pages) } : answer
})

/** State of loading the next page; a failure keeps what is shown. */
const $more = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })

/** The open tab with its filter and its orders. */
export const $orderList = computed(
  [$place, $typed, list.$state, $more],
  (place, typed, { status, value, error }, more) => ({
    status,
    tab: place?.tab ?? ('nego' as const),
    filter: { ...(place?.filter ?? noFilter), ...(typed !== undefined && { keyword: typed }) },
    cards: value?.cards ?? [],
    hasMore: value?.hasMore === true && !more.error,
    isLoadingMore: more.isLoading,
    error: error ?? more.error
  })
)

const requestPage = (key: string, page: number, per_page: number) =>
  call('GET /buyer/transaction', { ...(JSON.parse(key) as { status: OrderTab }), page, per_page })

type Answer = { value: readonly OrderCard[]; meta: { page: number; total_pages: number } | null }

/** A new order shifts the pages, so that the next one repeats a card: the first copy stays. */
function join(before: readonly OrderCard[], { value, meta }: Answer, pages: number): Pages {
  const cards = [...new Map([...before, ...value].map(card => [card.id, card])).values()]
  return { cards, pages, hasMore: meta !== null && meta.page < meta.total_pages }
}

/** Opens the list by the address and refreshes it. Returns the function that stops it. */
export function watchOrders(): () => void {
  void openOrders()
  const refresh = () => {
    void list.refresh()
    void refreshOrderCounts()
  }
  const onReturn = (event: PageTransitionEvent) => event.persisted && refresh()
  const stops = [watchLive(refresh), tellChanges()]
  const onStep = () => void openOrders()
  window.addEventListener('popstate', onStep)
  window.addEventListener('pagehide', storeScroll)
  window.addEventListener('pageshow', onReturn)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('popstate', onStep)
    window.removeEventListener('pagehide', storeScroll)
    window.removeEventListener('pageshow', onReturn)
  }
}

/** Reports what a newer response to the same request changed. Returns the unsubscribe function. */
function tellChanges(): () => void {
  let [key, shown] = [$key.get(), list.$state.get().value]
  return list.$state.listen(({ value }) => {
    const [keyBefore, before] = [key, shown]
    ;[key, shown] = [$key.get(), value]
    // A list with fewer pages lacks orders that did not move.
    const isSame = key === keyBefore && before && value && value.pages >= before.pages
    if (isSame && value !== before) void tellMoved(before.cards, value.cards)
  })
}

/** Opens the list by the address; resolves when it is drawn. */
export async function openOrders(): Promise<void> {
  const { tab, filter, pages } = readPlace()
  writePlace({ tab, filter, pages }, false)
  pagesBefore = pages
  show({ tab, filter })
  await list.reload()
  restoreScroll()
}

export function showTab(tab: OrderTab): void {
  if (tab === $place.get()?.tab) return
  storeTab(tab)
  move({ tab }, true)
}

export const changeFilter = (change: Partial<OrderFilter>): void =>
  move({ filter: { ...$orderList.get().filter, ...change } }, true)

export const clearFilter = (): void => move({ filter: noFilter }, true)

let typing: ReturnType<typeof setTimeout> | undefined

/** Shows the typed text at once; requests after a pause. */
export function typeKeyword(keyword: string): void {
  $typed.set(keyword)
  clearTimeout(typing)
  typing = setTimeout(() => move({}, false), typingPause)
}

function move(change: Partial<Place>, isStep: boolean): void {
  clearTimeout(typing)
  const { tab, filter } = { ...$orderList.get(), ...change }
  writePlace({ tab, filter, pages: 1 }, isStep)
  show({ tab, filter })
}

function show(place: Place): void {
  list.forget()
  $more.set({ isLoading: false })
  $place.set(place)
  $typed.set(undefined)
}

/** Loads the list from its start; a failure clears it. */
export function loadFirst(): Promise<void> {
  $more.set({ isLoading: false })
  return list.reload()
}

/** Loads the next page; a failure stops the scrolling until the list is reloaded. */
export async function loadMore(): Promise<void> {
  const [key, place, known] = [$key.get(), $place.get(), list.$state.get().value]
  if (!key || !place || !known?.hasMore || $more.get().isLoading) return
  $more.set({ isLoading: true })
  const answer = await requestPage(key, known.pages + 1, pageSize)
  const now = list.$state.get().value
  // Another tab or filter was chosen meanwhile, or the list was reloaded with fewer pages.
  if (key !== $key.get() || now?.pages !== known.pages) return $more.set({ isLoading: false })
  if (!answer.ok) return $more.set({ isLoading: false, error: answer.error })
  list.put(join(now.cards, answer, known.pages + 1))
  $more.set({ isLoading: false })
  writePlace({ ...place, pages: known.pages + 1 }, false)
}
