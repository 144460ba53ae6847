import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { conversationsPerPage } from '#lib/chat/limits.ts'
import type { ChatConversation } from '#lib/chat/message-shapes.ts'
import { goLive } from '#lib/identity/store/live.ts'
import { $counters, setCounters } from '#lib/notification/counters.ts'

export type Conversations = {
  status: 'loading' | 'ready' | 'failed'
  filter: 'all' | 'unread'
  keyword: string
  items: ChatConversation[]
  total: number
  unread: number
  hasMore: boolean
  isLoadingMore: boolean
  error?: ApiError
}

const none: Conversations = {
  status: 'loading',
  filter: 'all',
  keyword: '',
  items: [],
  total: 0,
  unread: 0,
  hasMore: false,
  isLoadingMore: false
}

/** The open list of conversations. */
export const $conversations = atom<Conversations>(none)

async function load(page = 1): Promise<void> {
  const { filter, keyword } = $conversations.get()
  const answer = await call('GET /buyer/conversation', { filter, keyword, page })
  const now = $conversations.get()
  if (now.filter !== filter || now.keyword !== keyword) return
  if (!answer.ok) {
    return $conversations.set({ ...now, status: 'failed', isLoadingMore: false, error: answer.error })
  }
  const items = page === 1 ? answer.value : [...now.items, ...answer.value]
  const { error: _, ...rest } = now
  $conversations.set({
    ...rest,
    status: 'ready',
    items,
    total: answer.meta?.total ?? items.length,
    unread: $counters.get().conversation,
    hasMore: (answer.meta?.total ?? 0) > items.length,
    isLoadingMore: false
  })
}

/** Loads the list, and keeps it current while it is open. */
export function watchConversations(): () => void {
  goLive()
  void load()
  return $counters.listen(({ conversation }) => {
    if (conversation !== $conversations.get().unread) void load()
  })
}

export function showFilter(filter: 'all' | 'unread'): void {
  $conversations.set({ ...$conversations.get(), status: 'loading', filter, items: [] })
  void load()
}

export function searchConversations(keyword: string): void {
  $conversations.set({ ...$conversations.get(), status: 'loading', keyword, items: [] })
  void load()
}

export function loadMoreConversations(): void {
  const now = $conversations.get()
  if (!now.hasMore || now.isLoadingMore) return
  $conversations.set({ ...now, isLoadingMore: true })
  void load(Math.floor(now.items.length / conversationsPerPage) + 1)
}

export function reloadConversations(): void {
  $conversations.set({ ...$conversations.get(), status: 'loading' })
  void load()
}

export async function deleteConversation(id: number): Promise<boolean> {
  const answer = await call('POST /buyer/conversation/delete/{id}', { id })
  if (!answer.ok) {
    toast(answer.error.message, 'error')
    return false
  }
  setCounters(answer.value.counters)
  await load()
  return true
}

export async function reportConversation(id: number, reason: string): Promise<ApiError | undefined> {
  const answer = await call('POST /buyer/conversation/report/{id}', { id, reason })
  if (!answer.ok) return answer.error
  toast(answer.message, 'success')
  return undefined
}

export async function blockShop(id: number, blocked: boolean): Promise<void> {
  const answer = await call('POST /buyer/conversation/block/{id}', { id, blocked })
  if (!answer.ok) return toast(answer.error.message, 'error')
  toast(answer.message, 'success')
  const thread = await import('./thread.ts')
  const now = thread.$thread.get()
  if (now.conversation?.id === id) {
    thread.$thread.set({ ...now, conversation: { ...now.conversation, is_blocked: blocked } })
  }
}
