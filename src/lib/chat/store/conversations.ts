import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import { laterWork } from '#lib/core/browser/later.ts'
import { refetchWhileSeen } from '#lib/core/browser/refetch.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'
import { conversationsPerPage, pollSeconds } from '#lib/chat/limits.ts'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { $conversationEvent, $isLive, goLive } from '#lib/identity/store/live.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $counters, setCounters } from '#lib/notification/counters.ts'
import { startSending } from './send-waiting.ts'

export type Filter = 'all' | 'unread'
type Known = { items: readonly ChatConversation[]; total: number; hasMore: boolean }

/** Milliseconds that a search waits for more typing. */
const searchMs = 300
/** Maximum of rows that one request reloads, in whole pages. */
const maxAtOnce = 96

const $filter = atom<Filter>('all')
/** The keyword as typed, and as searched. */
const $typed = atom('')
const $keyword = atom('')
const $key = computed([$filter, $keyword], (filter, keyword) => JSON.stringify([filter, keyword]))
/** Rows that a list has loaded; a thread opens with what is known of its conversation. Reading them requests nothing. */
export const $rows = atom<readonly ChatConversation[]>([])
let watchers = 0
const $more = atom<{ isLoading: boolean; error?: ApiError }>({ isLoading: false })
/** Conversations of all filters, as the last list of all of them said; undefined before the first. */
const $total = atom<number | undefined>()
const searches = laterWork()

const list = defineQuery<Known>('conversations ', $key, async (key, known) => {
  const held = known?.items.length ?? 0
  const pages = Math.max(Math.ceil(held / conversationsPerPage), 1)
  const answer = await request(key, 1, Math.min(pages * conversationsPerPage, maxAtOnce))
  if (!answer.ok) return answer
  const value = withPage([], answer.value, answer.meta)
  $rows.set(value.items)
  return { ...answer, value }
})

/** Shows changed rows without a request. */
function put(known: Known): void {
  $rows.set(known.items)
  list.put(known)
}

async function request(key: string, page: number, per_page: number) {
  const [filter, keyword] = JSON.parse(key) as [Filter, string]
  const answer = await call('GET /buyer/conversation', {
    filter,
    page,
    per_page,
    ...(keyword && { keyword })
  })
  if (answer.ok && filter === 'all' && !keyword) $total.set(answer.meta?.total ?? answer.value.length)
  return answer
}

/** The rows with another page; a page without new rows ends the list. */
function withPage(
  held: readonly ChatConversation[],
  page: readonly ChatConversation[],
  meta: PageMeta | null
): Known {
  const known = new Set(held.map(({ id }) => id))
  const added = page.filter(({ id }) => !known.has(id))
  const items = [...held, ...added]
  return {
    items,
    total: meta?.total ?? items.length,
    hasMore: added.length > 0 && items.length < (meta?.total ?? 0)
  }
}

/** The list of conversations; `total` and `unread` are the figures of its tabs. */
export const $conversations = computed(
  [list.$state, $filter, $typed, $more, $total, $counters],
  ({ status, value, error }, filter, keyword, more, total, counters) => ({
    status: status === 'error' ? ('failed' as const) : status,
    filter,
    keyword,
    items: value?.items ?? [],
    total,
    unread: counters.conversation,
    hasMore: value?.hasMore === true && !more.error,
    isLoadingMore: more.isLoading,
    error: error ?? more.error
  })
)

/** The last change of a conversation on this page, for an open thread. */
export const $conversationChange = atom<{ id: number; change: Partial<ChatConversation> } | undefined>()

/** Loads the list and keeps it current while it is open. Returns the stop function. */
export function watchConversations(): () => void {
  goLive()
  startSending()
  watchers += 1
  const stops = [
    list.$state.listen(() => undefined),
    $conversationEvent.listen(() => void list.refresh()),
    // What happened before the channel opened was missed.
    $isLive.listen(isLive => isLive && void list.refresh()),
    refetchWhileSeen(() => !$isLive.get() && void list.refresh(), pollSeconds * 1_000),
    $session.listen(({ status }) => status === 'guest' && forget())
  ]
  return () => {
    watchers -= 1
    stops.forEach(stop => stop())
  }
}

/** Nothing of a person who is gone is shown. */
function forget(): void {
  $rows.set([])
  $total.set(undefined)
  $typed.set('')
  $keyword.set('')
}

export function showFilter(filter: Filter): void {
  $more.set({ isLoading: false })
  $filter.set(filter)
}

/** Searches on the server once typing rests; an empty keyword ends it at once. */
export function searchConversations(keyword: string): void {
  $typed.set(keyword)
  const search = async () => {
    $more.set({ isLoading: false })
    $keyword.set(keyword.trim())
  }
  searches.set('search', keyword.trim() === '' ? 0 : searchMs, search)
}

/** Loads the list from its start; a failure clears it. */
export function reloadConversations(): Promise<void> {
  $more.set({ isLoading: false })
  return list.reload()
}

/** Loads the next page; a failure stops the scrolling until the list is reloaded. */
export async function loadMoreConversations(): Promise<void> {
  const key = $key.get()
  const before = list.$state.get().value
  if (!before?.hasMore || $more.get().isLoading) return
  $more.set({ isLoading: true })
  // From the number of rows, so that deletions leave no gap.
  const page = Math.floor(before.items.length / conversationsPerPage) + 1
  const answer = await request(key, page, conversationsPerPage)
  if (key !== $key.get()) return
  const now = list.$state.get().value
  const isNext = now?.items.at(-1)?.id === before.items.at(-1)?.id
  if (answer.ok && now && isNext) put(withPage(now.items, answer.value, answer.meta))
  $more.set({ isLoading: false, ...(!answer.ok && { error: answer.error }) })
}

/** Changes a loaded row, and the open thread's conversation. */
export function changeConversation(id: number, change: Partial<ChatConversation>): void {
  $conversationChange.set({ id, change })
  if (watchers === 0 || !$rows.get().some(one => one.id === id)) return
  const { value } = list.$state.get()
  if (value) put({ ...value, items: value.items.map(one => (one.id === id ? { ...one, ...change } : one)) })
}

/** A message was sent while no socket tells it: the list is behind. */
export const refreshConversations = (): void => {
  if (!$isLive.get() && watchers > 0) void list.refresh()
}

/** Hides a conversation until its next message; false on a failure, which was shown. */
export async function deleteConversation(id: number): Promise<boolean> {
  const answer = await call('POST /buyer/conversation/delete/{id}', { id })
  if (!answer.ok) {
    toast(answer.error.message, 'error')
    return false
  }
  setCounters(answer.value.counters)
  const value = watchers > 0 ? list.$state.get().value : undefined
  if (value) put({ ...value, items: value.items.filter(one => one.id !== id) })
  const total = $total.get()
  if (total) $total.set(total - 1)
  toast(answer.message, 'success')
  return true
}

/** Reports a shop's messages; returns the error for the dialog. */
export async function reportConversation(id: number, reason: string): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/conversation/report/{id}', { id, reason })
  if (!answer.ok) return answer.error
  toast(answer.message, 'success')
  return undefined
}

/** Takes no more messages of a conversation's shop, or takes them again. */
export async function blockShop(id: number, blocked: boolean): Promise<void> {
  const answer = await call('POST /buyer/conversation/block/{id}', { id, blocked })
  if (!answer.ok) return toast(answer.error.message, 'error')
  changeConversation(id, { is_blocked: answer.value.is_blocked })
  toast(answer.message, 'success')
}
