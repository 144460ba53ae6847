import { atom } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { $place, type Place } from './console-place.ts'
import { signOutOps } from './console-store.ts'
import { wordOf } from './table/part-query.ts'

export type OpsChat = Reply<'GET /ops/conversation'>[number]
export type ChatFilter = NonNullable<Sent<'GET /ops/conversation'>['filter']>
const chatFilters = ['all', 'unread', 'reported', 'late'] as const satisfies readonly ChatFilter[]

/** Conversations of one page of the list. */
const perPage = 20

/** Milliseconds between two requests of the list that events cause: an operator hears of every message. */
const pauseMs = 1_000

type ChatList = {
  /** Undefined until the first answer to a query. */
  items: readonly OpsChat[] | undefined
  page: number
  pages: number
  /** Error of the last request; the items are the last known ones. */
  error: string | undefined
}

const nothing: ChatList = { items: undefined, page: 1, pages: 1, error: undefined }

/** What the list shows; outlives another tab of the console. */
export const $chatQuery = atom<{ filter: ChatFilter; keyword: string }>({ filter: 'all', keyword: '' })
export const $chats = atom<ChatList>(nothing)

/** Shows conversations of a filter, or those whose names or messages hold the words. */
export function searchChats(query: Partial<{ filter: ChatFilter; keyword: string }>): Promise<void> {
  $chatQuery.set({ ...$chatQuery.get(), ...query })
  $chats.set(nothing)
  return loadChats(1)
}

const filterOf = ({ part, query }: Place): ChatFilter | undefined =>
  part === undefined || part === 'chat' ? (wordOf(query['list'], chatFilters) ?? 'all') : undefined

/** Shows the conversations of the filter that the address names, now and after each step. Returns the function that stops it. */
export function followChatFilter(): () => void {
  const first = filterOf($place.get())
  // The list is requested when it is shown.
  if (first && first !== $chatQuery.get().filter) {
    $chatQuery.set({ ...$chatQuery.get(), filter: first })
    $chats.set(nothing)
  }
  return $place.listen(place => {
    const filter = filterOf(place)
    if (filter && filter !== $chatQuery.get().filter) void searchChats({ filter })
  })
}

/** Number of the last request: an answer to an earlier one is late. */
let last = 0
/** What became known since the last request began: its answer may be older, and would show a read conversation as unread. */
let known: { id: number; change: Partial<OpsChat> }[] = []

const withChange = (items: readonly OpsChat[], { id, change }: (typeof known)[number]): readonly OpsChat[] =>
  items.map(chat => (chat.id === id ? { ...chat, ...change } : chat))

/** Requests a page of the list; a failure keeps the shown items. */
export async function loadChats(page = $chats.get().page): Promise<void> {
  const { filter, keyword } = $chatQuery.get()
  const number = ++last
  known = []
  const answer = await call('GET /ops/conversation', {
    filter,
    ...(keyword && { keyword }),
    page,
    per_page: perPage
  })
  if (number !== last) return
  if (!answer.ok) {
    noteEnd(answer.error)
    return $chats.set({ ...$chats.get(), error: answer.error.message })
  }
  const pages = Math.max(1, answer.meta?.total_pages ?? 1)
  // Reading leaves fewer unread ones.
  if (page > pages) return loadChats(pages)
  $chats.set({ items: known.reduce(withChange, answer.value), page, pages, error: undefined })
}

/** An ended session asks for the token, over what was typed. */
export function noteEnd({ status }: ApiError): void {
  if (status === 401) signOutOps()
}

let isWaiting = false
let isStale = false

/** Loads the shown page again: at once, then at most once in a pause, whatever arrives meanwhile. */
export function refreshChats(): void {
  if (isWaiting) {
    isStale = true
    return
  }
  isWaiting = true
  void loadChats().finally(() =>
    setTimeout(() => {
      isWaiting = false
      if (!isStale) return
      isStale = false
      refreshChats()
    }, pauseMs)
  )
}

/** What is known of a conversation before the list is loaded again. */
export function changeChat(id: number, change: Partial<OpsChat>): void {
  known.push({ id, change })
  const { items, ...list } = $chats.get()
  $chats.set({ ...list, items: items && withChange(items, { id, change }) })
}
