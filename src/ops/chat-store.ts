import { atom } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

import { signOutOps } from './console-store.ts'

export type OpsChat = Reply<'GET /ops/conversation'>[number]
export type ChatFilter = NonNullable<Sent<'GET /ops/conversation'>['filter']>
export const chatFilters = ['all', 'unread', 'reported', 'late'] as const satisfies readonly ChatFilter[]

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

type ChatQuery = { filter: ChatFilter; keyword: string }

/** What the list shows; outlives another tab of the console. */
export const $chatQuery = atom<ChatQuery>({ filter: 'all', keyword: '' })
export const $chats = atom<ChatList>(nothing)

/** Chooses what the next request of the list asks for; until its answer nothing is shown. */
export function chooseChats(query: Partial<ChatQuery>, page: number): void {
  $chatQuery.set({ ...$chatQuery.get(), ...query })
  $chats.set({ ...nothing, page })
}

/** Shows conversations of a filter, or those whose names or messages hold the words. */
export function searchChats(query: Partial<ChatQuery>, page = 1): Promise<void> {
  chooseChats(query, page)
  return loadChats(page)
}

/** Number of the last request: an answer to an earlier one is late. */
let last = 0
/** What became known since the last request began: its answer may be older, and would show a read conversation as unread. */
let known: { id: number; change: Partial<OpsChat> }[] = []

const withChange = (items: readonly OpsChat[], { id, change }: (typeof known)[number]): readonly OpsChat[] =>
  items.map(chat => (chat.id === id ? { ...chat, ...change } : chat))

/** Requests a page of the list; a failure keeps the shown items, and the next request asks for that page again. */
export async function loadChats(page = $chats.get().page): Promise<void> {
  const { filter, keyword } = $chatQuery.get()
  const number = ++last
  known = []
  if (page !== $chats.get().page) $chats.set({ ...$chats.get(), page })
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
