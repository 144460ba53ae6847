import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { always, defineQuery, fetched } from '#lib/core/browser/fetched.ts'
import { restoreScroll } from '#lib/core/browser/restored-scroll.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { complaintsPerPage as pageSize } from '#lib/complaint/limits.ts'
import type { ComplaintCard } from '#lib/complaint/shapes.ts'
import { watchLive } from '#lib/identity/store/live.ts'
import { readPlace, writePlace } from '#lib/order/store/list-address.ts'

/** Pages that one request can reload: lists return up to 100 rows. */
const maxPagesAtOnce = 8

type Pages = { list: readonly ComplaintCard[]; pages: number; total: number }

const requestPage = (page: number, per_page: number) =>
  call('GET /buyer/transaction/complain', { page, per_page })

/** Pages that were open before a step back: the next request loads as many. */
let pagesBefore = 1

const complaints = defineQuery<Pages>('complaints ', always('all'), async (_key, known) => {
  const pages = Math.min(Math.max(pagesBefore, known?.pages ?? 1), maxPagesAtOnce)
  pagesBefore = 1
  const answer = await requestPage(1, pages * pageSize)
  if (!answer.ok) return answer
  return { ...answer, value: { list: answer.value, pages, total: answer.meta?.total ?? answer.value.length } }
})

/** State of loading the next page; a failure keeps what is shown. */
const $more = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })

const hasMore = ({ pages, total }: Pages) => pages * pageSize < total

/** All complaints of the buyer, and how the list continues. */
export const $complaints = computed([complaints.$state, $more], ({ status, value, error }, more) => ({
  status,
  list: value?.list ?? [],
  error,
  next: value && hasMore(value) ? ('scroll' as const) : ('end' as const),
  more: more.isLoading ? ('loading' as const) : more.error ? ('error' as const) : ('idle' as const),
  moreError: more.error
}))

export const reloadComplaints = complaints.reload

/** Shows the list where it was left, and refreshes it. Returns the function that ends that. */
export function watchComplaints(): () => void {
  pagesBefore = readPlace().pages
  $more.set({ isLoading: false })
  void complaints.refresh().then(restoreScroll)
  return watchLive(() => void complaints.refresh())
}

/** Loads the next page; a failed one can be retried. */
export async function loadMoreComplaints(): Promise<void> {
  const known = complaints.$state.get().value
  if (!known || !hasMore(known) || $more.get().isLoading) return
  $more.set({ isLoading: true })
  const answer = await requestPage(known.pages + 1, pageSize)
  const now = complaints.$state.get().value
  // The list was reloaded with fewer pages meanwhile.
  if (now?.pages !== known.pages) return $more.set({ isLoading: false })
  if (!answer.ok) return $more.set({ isLoading: false, error: answer.error })
  // A new complaint shifts the pages, so that the next one repeats a card: the first copy stays.
  const list = [...new Map([...now.list, ...answer.value].map(card => [card.id, card])).values()]
  const pages = known.pages + 1
  complaints.put({ list, pages, total: answer.meta?.total ?? now.total })
  $more.set({ isLoading: false })
  writePlace({ ...readPlace(), pages }, false)
}

const $orderId = atom<number | undefined>()
const ofOrder = fetched(
  'GET /buyer/transaction/complain',
  computed($orderId, id => (id === undefined ? undefined : { transaction_id: id }))
)

/** The complaints of one order, the newest first. */
export const $orderComplaints = ofOrder.$state
export const reloadOrderComplaints = ofOrder.reload

/** Shows the complaints of an order and refreshes them. Returns the function that ends that. */
export function watchOrderComplaints(id: number): () => void {
  $orderId.set(id)
  return watchLive(event => {
    if (!event || event.id === id || event.id === 0) void ofOrder.refresh()
  })
}
