import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { chatErrors } from '#lib/chat/errors.ts'

import {
  $chatQuery,
  $chats,
  chatFilters,
  chooseChats,
  loadChats,
  noteEnd,
  type OpsChat,
  searchChats
} from './chat-store.ts'
import { $thread, threadOf } from './chat-thread.ts'
import { closeThread, openThread } from './chat-thread-store.ts'
import { $place, type Place, setQuery } from './console-place.ts'
import { idOf, pageOf, wordOf } from './table/part-query.ts'

/** Characters of a search, as the call takes them. */
const maxKeyword = 100

/** A conversation that the address names while it is not shown: it is requested, or this is why it cannot be shown. */
export const $opening = atom<{ id: number; error: string | undefined } | undefined>(undefined)

const isChats = ({ part, query: { view } }: Place): boolean =>
  (part === undefined || part === 'chat') && (view === undefined || view === 'conversations')

/** The list that an address names; undefined while another section is shown. */
const listIn = (place: Place) =>
  isChats(place)
    ? {
        filter: wordOf(place.query['list'], chatFilters) ?? 'all',
        keyword: (place.query['q'] ?? '').slice(0, maxKeyword),
        page: pageOf(place.query)
      }
    : undefined

/**
 * Shows the page of the conversations that the address names by filter, words and page, now and after each step (ops-422). Returns the
 * function that stops it.
 */
export function followChatList(): () => void {
  let followed = listIn($place.get())
  if (followed) {
    const { filter, keyword, page } = followed
    const before = $chatQuery.get()
    // The list is requested when it is shown.
    if (filter !== before.filter || keyword !== before.keyword || page !== $chats.get().page)
      chooseChats({ filter, keyword }, page)
  }
  return $place.listen(place => {
    const next = listIn(place)
    const last = followed
    if (!next) return
    followed = next
    const { page, ...query } = next
    if (query.filter !== last?.filter || query.keyword !== last.keyword) void searchChats(query, page)
    // A list that became shorter shows its last page, whatever the address names: a step from there is one.
    else if (page !== $chats.get().page) void loadChats(page)
  })
}

/** Opens a conversation: the address names it, and from a list without an open one that is a step. */
export const showChat = ({ id }: Pick<OpsChat, 'id'>): void =>
  setQuery({ open: String(id) }, $place.get().query['open'] === undefined)

export const hideChat = (): void => setQuery({ open: undefined })

/** Whether it is requested now. What failed, as for a session that had ended, is requested again by the next step or signing in. */
const isOnItsWay = (id: number): boolean => {
  const opening = $opening.get()
  return opening?.id === id && opening.error === undefined
}

/** Opens the conversation that the address names, and closes it with the address. Returns the function that stops it. */
export function followOpenChat(): () => void {
  return $place.subscribe(place => {
    if (!isChats(place)) return
    const id = idOf(place.query['open'])
    if (id === undefined) {
      $opening.set(undefined)
      closeThread()
    } else if (!threadOf(id) && !isOnItsWay(id)) void openById(id)
  })
}

/** Opens a conversation of the list, or requests it where the list does not show it. */
export async function openById(id: number): Promise<void> {
  const listed = $chats.get().items?.find(chat => chat.id === id)
  if (listed) return open(listed)
  if ($thread.get()) closeThread()
  $opening.set({ id, error: undefined })
  const answer = await call('GET /ops/conversation', { id })
  // Meanwhile it may have been closed, or another one opened.
  if ($opening.get()?.id !== id) return
  if (!answer.ok) {
    noteEnd(answer.error)
    return $opening.set({ id, error: answer.error.message })
  }
  const [chat] = answer.value
  if (chat) return open(chat)
  $opening.set({ id, error: chatErrors.conversation_not_found.message })
}

async function open(chat: OpsChat): Promise<void> {
  $opening.set(undefined)
  await openThread(chat)
}
