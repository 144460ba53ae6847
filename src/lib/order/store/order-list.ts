import { map } from 'nanostores'

import { call } from '#lib/core/call.ts'
import type { OrderCard } from '#lib/order/order-shapes.ts'
import { filterFields, noFilter, type OrderFilter } from '#lib/order/filter.ts'
import type { OrderTab } from '#lib/order/status.ts'
import type { Refusal } from '#lib/core/refusals.ts'
import { keepTab } from './last-tab.ts'
import { keepScroll, readPlace, restoreScroll, writePlace } from './list-address.ts'
import { $orderEvent, $reconnects, goLive } from '#lib/identity/store/live.ts'
import { loadOrderCounts } from './order-counts.ts'

export type OrderList = {
  status: 'loading' | 'ready' | 'error'
  tab: OrderTab
  filter: OrderFilter
  cards: readonly OrderCard[]
  /** Pages that are shown. */
  pages: number
  hasMore: boolean
  isLoadingMore: boolean
  error?: Refusal
}

export const $orderList = map<OrderList>({
  status: 'loading',
  tab: 'nego',
  filter: noFilter,
  cards: [],
  pages: 1,
  hasMore: false,
  isLoadingMore: false
})

/** Orders of one page (specification 3, section 9). */
export const pageSize = 12
/** Pages that one question can bring again: lists answer up to 100 rows. */
const mostPagesAtOnce = 8
/** Milliseconds of silence after which a typed search is sent. */
const typingPause = 400

let asked = 0
let typing: ReturnType<typeof setTimeout> | undefined

const set = (change: Partial<OrderList>) => $orderList.set({ ...$orderList.get(), ...change })

/** Opens the list where the address says, and keeps it fresh; answers how to stop. */
export function watchOrders(): () => void {
  open()
  goLive()
  const refresh = () => {
    void refreshShown()
    void loadOrderCounts()
  }
  const onReturn = (event: PageTransitionEvent) => event.persisted && refresh()
  const stops = [$orderEvent.listen(refresh), $reconnects.listen(refresh)]
  window.addEventListener('popstate', open)
  window.addEventListener('pagehide', keepScroll)
  window.addEventListener('pageshow', onReturn)
  return () => {
    stops.forEach(stop => stop())
    window.removeEventListener('popstate', open)
    window.removeEventListener('pagehide', keepScroll)
    window.removeEventListener('pageshow', onReturn)
  }
}

function open(): void {
  const { tab, filter, pages } = readPlace()
  set({ tab, filter })
  writePlace({ tab, filter, pages }, false)
  void loadFirst(pages).then(restoreScroll)
  void loadOrderCounts()
}

export function showTab(tab: OrderTab): void {
  if (tab === $orderList.get().tab) return
  keepTab(tab)
  move({ tab }, true)
}

export const changeFilter = (change: Partial<OrderFilter>): void =>
  move({ filter: { ...$orderList.get().filter, ...change } }, true)

export const clearFilter = (): void => move({ filter: noFilter }, true)

/** Shows what is typed at once; asks after a pause. */
export function typeKeyword(keyword: string): void {
  set({ filter: { ...$orderList.get().filter, keyword } })
  clearTimeout(typing)
  typing = setTimeout(() => move({}, false), typingPause)
}

function move(change: Partial<Pick<OrderList, 'tab' | 'filter'>>, isStep: boolean): void {
  clearTimeout(typing)
  set(change)
  const { tab, filter } = $orderList.get()
  writePlace({ tab, filter, pages: 1 }, isStep)
  void loadFirst()
}

/** The list from its start; a failed load clears it. */
export async function loadFirst(wanted = 1): Promise<void> {
  const pages = Math.min(wanted, mostPagesAtOnce)
  set({ status: 'loading', cards: [], pages, hasMore: false, isLoadingMore: false })
  const answer = await ask(1, pages)
  if (answer === 'overtaken') return
  if (answer.ok) show(answer.value, pages, answer.meta)
  else set({ status: 'error', error: answer.error })
}

/** The next page; a failed one ends the scrolling until the list is loaded anew. */
export async function loadMore(): Promise<void> {
  const { status, hasMore, isLoadingMore, pages, cards } = $orderList.get()
  if (status !== 'ready' || !hasMore || isLoadingMore) return
  set({ isLoadingMore: true })
  const answer = await ask(pages + 1, 1)
  if (answer === 'overtaken') return
  if (!answer.ok) return set({ isLoadingMore: false, hasMore: false, error: answer.error })
  show([...cards, ...answer.value], pages + 1, answer.meta)
  const { tab, filter } = $orderList.get()
  writePlace({ tab, filter, pages: pages + 1 }, false)
}

/** Asks again for what is shown, without a skeleton; a failure keeps it. */
async function refreshShown(): Promise<void> {
  const { status, pages } = $orderList.get()
  if (status !== 'ready') return loadFirst(pages)
  const shown = Math.min(pages, mostPagesAtOnce)
  const answer = await ask(1, shown)
  if (answer === 'overtaken') return
  if (answer.ok) show(answer.value, shown, answer.meta)
  else set({ isLoadingMore: false })
}

function show(
  cards: readonly OrderCard[],
  pages: number,
  meta: { page: number; total_pages: number } | null
) {
  const hasMore = meta !== null && meta.page < meta.total_pages
  set({
    status: 'ready',
    cards: withoutRepeats(cards),
    pages,
    hasMore,
    isLoadingMore: false,
    error: undefined
  })
}

/** A new order shifts the pages, so that the next one repeats a card: the first stays. */
const withoutRepeats = (cards: readonly OrderCard[]) => [
  ...new Map(cards.map(card => [card.id, card])).values()
]

async function ask(page: number, pages: number) {
  asked += 1
  const mine = asked
  const { tab, filter } = $orderList.get()
  const answer = await call('GET /buyer/transaction', {
    status: tab,
    ...filterFields(filter),
    page,
    per_page: pages * pageSize
  })
  return mine === asked ? answer : 'overtaken'
}
