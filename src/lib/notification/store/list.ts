import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { setCounters } from '#lib/notification/counters.ts'
import { isRemoved, type Known, nextPage, sizeAgain, withArrival, withPage } from '#lib/notification/list.ts'
import { isInTab, type NotificationTab } from '#lib/notification/tabs.ts'
import { $arrival, type Arrival } from './arrivals.ts'
import { loadLeavingSignature, outlivesPage } from './leaving-signature.ts'
import { refreshCounters } from './refresh-counters.ts'
import { $gone, $removal } from './removal.ts'

const $tab = atom<NotificationTab>('all')

/** The newest shown id, in any tab of the list; 0 before the first. */
let newest = 0
const see = (shown: readonly { id: number }[]) => (newest = Math.max(newest, ...shown.map(({ id }) => id)))

const list = defineQuery<Known>('notifications ', $tab, async (tab, known) => {
  const [answer] = await Promise.all([
    requestPage(tab, 1, sizeAgain(known?.items.length ?? 0)),
    loadLeavingSignature()
  ])
  if (!answer.ok) return answer
  see(answer.value)
  return { ...answer, value: withPage([], answer.value, answer.meta) }
})

const requestPage = (tab: string, page: number, per_page: number) =>
  call('GET /buyer/notification', { type: tab as NotificationTab, page, per_page })

/** State of loading the next page. */
const $more = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })

/** The open tab with its notifications, without those being deleted. */
export const $notifications = computed(
  [$tab, list.$state, $more, $removal, $gone],
  (tab, { status, value, error }, more, removal, gone) => ({
    tab,
    status,
    items: (value?.items ?? []).filter(({ id }) => !isRemoved(removal, id) && !gone.includes(id)),
    // All that follows is older, and is deleted too.
    hasMore: value?.hasMore === true && !more.error && removal.upTo === 0,
    isLoadingMore: more.isLoading,
    error: error ?? more.error
  })
)

/** Keeps the list current while it is open. Returns the unsubscribe function. */
export function watchNotifications(): () => void {
  const stop = $arrival.listen(heed)
  // Loads what arrived while no list was open.
  void list.refresh()
  return stop
}

function heed({ arrived, isBehind }: Arrival): void {
  const { value, isFetching } = list.$state.get()
  if (isBehind) void refreshCounters()
  // A running request may be older than the arrival and would overwrite it: the next response includes it.
  if (!arrived || isFetching) return void list.refresh()
  if (!value || !isInTab($tab.get(), arrived)) return
  see([arrived])
  list.put(withArrival(value, arrived))
}

export function showTab(tab: NotificationTab): void {
  $more.set({ isLoading: false })
  $tab.set(tab)
}

/** Loads the list from its start; a failure clears it. */
export function loadFirst(): Promise<void> {
  $more.set({ isLoading: false })
  return list.reload()
}

/** Loads the next page; a failure stops the scrolling until the list is reloaded. */
export async function loadMore(): Promise<void> {
  const tab = $tab.get()
  const before = list.$state.get().value
  if (!before?.hasMore || $more.get().isLoading) return
  $more.set({ isLoading: true })
  const page = nextPage(before.items.length)
  const answer = await requestPage(tab, page, sizeAgain(0))
  // Another tab was opened meanwhile.
  if (tab !== $tab.get()) return
  const now = list.$state.get().value
  // The page only fits the rows that it was requested for: after others it would leave a gap.
  const isNext = now?.items.at(-1)?.id === before.items.at(-1)?.id
  if (answer.ok && now && isNext) list.put(withPage(now.items, answer.value, answer.meta))
  $more.set({ isLoading: false, ...(!answer.ok && { error: answer.error }) })
}

/** Marks one as read, immediately on the screen; the same click may leave the page. */
export async function markRead(id: number): Promise<void> {
  const { value } = list.$state.get()
  if (value?.items.some(item => item.id === id && item.is_read)) return
  if (value) list.put({ ...value, items: value.items.map(one => (one.id === id ? read(one) : one)) })
  const answer = await call('POST /buyer/notification/read/{id}', { id }, outlivesPage())
  if (answer.ok) setCounters(answer.value.counters)
  // It was deleted elsewhere, or the request failed: reload the list.
  else void list.refresh()
}

/** Marks as read what the person has seen in any tab, and nothing newer. */
export async function markAllRead(): Promise<void> {
  const answer = await call('POST /buyer/notification/read/all', newest > 0 ? { up_to: newest } : {})
  if (!answer.ok) return toast(answer.error.message, 'error')
  setCounters(answer.value.counters)
  await list.refresh()
}

const read = <T extends { is_read: boolean }>(item: T): T => ({ ...item, is_read: true })
