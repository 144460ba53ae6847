import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { firstUnreadOf, hasFirstUnread, mergeMessages, unreadOf } from '#lib/chat/thread-messages.ts'

import { beforeUnread, maxOpening } from '#lib/chat/limits.ts'
import { changeChat, noteEnd, type OpsChat, refreshChats } from './chat-store.ts'
import { $thread, addMessages, changeThread, hearRead, type OpsThread, threadOf } from './chat-thread.ts'
import { $notice, request } from './console-store.ts'

const nothing: Omit<OpsThread, 'chat'> = {
  status: 'loading',
  messages: [],
  complete: undefined,
  firstUnread: undefined,
  hasOlder: false,
  isLoadingOlder: false,
  error: undefined
}

/** The last request of an opening. */
let loading: Promise<void> | undefined

/** Opens a conversation of the list with its newest messages. */
export async function openThread(chat: OpsChat): Promise<void> {
  if (threadOf(chat.id)) return
  $thread.set({ chat, ...nothing })
  await loadThread()
}

export const closeThread = (): void => $thread.set(undefined)

/** Requests the newest messages, at the opening and again after it failed. */
export function loadThread(): Promise<void> {
  const id = $thread.get()?.chat.id
  return (loading = id === undefined ? Promise.resolve() : loadNewest(id))
}

async function loadNewest(id: number): Promise<void> {
  changeThread(id, { status: 'loading', error: undefined })
  const answer = await call('GET /ops/conversation/{id}', { id })
  const thread = threadOf(id)
  if (!thread) return
  if (!answer.ok) return noteError(id, answer.error, { status: 'failed' })
  const count = thread.chat.unread_count
  const { messages, hasOlder } = await withUnread(id, count, {
    messages: answer.value,
    hasOlder: (answer.meta?.total ?? 0) > answer.value.length
  })
  const opened = threadOf(id)
  if (!opened) return
  // At once: the list goes to the first unread message when it is first shown.
  changeThread(id, {
    status: 'ready',
    // The socket may have told a message meanwhile.
    messages: mergeMessages(messages, opened.messages),
    complete: answer.value.at(-1)?.id ?? 0,
    firstUnread: firstUnreadOf(messages, hasOlder, count),
    hasOlder
  })
}

type Loaded = { messages: readonly ChatMessage[]; hasOlder: boolean }

/** The newest page with what is between it and the first unread message; a failure leaves that to scrolling. */
async function withUnread(id: number, count: number, loaded: Loaded): Promise<Loaded> {
  const { messages, hasOlder } = loaded
  const before = messages[0]?.id
  if (before === undefined || messages.length >= maxOpening || hasFirstUnread(messages, hasOlder, count))
    return loaded
  const per_page = Math.min(count - unreadOf(messages).length + beforeUnread, maxOpening)
  const answer = await call('GET /ops/conversation/{id}', { id, before, per_page })
  if (!answer.ok) return loaded
  return withUnread(id, count, {
    messages: mergeMessages(answer.value, messages),
    hasOlder: (answer.meta?.total ?? 0) > answer.value.length
  })
}

function noteError(id: number, error: ApiError, change: Partial<OpsThread> = {}): void {
  noteEnd(error)
  changeThread(id, { ...change, error: error.message })
}

/** Requests the page of messages before those that are shown. */
export async function loadOlder(): Promise<void> {
  const thread = $thread.get()
  const before = thread?.messages[0]?.id
  if (!thread || before === undefined || !thread.hasOlder || thread.isLoadingOlder) return
  const { id } = thread.chat
  changeThread(id, { isLoadingOlder: true })
  const answer = await call('GET /ops/conversation/{id}', { id, before })
  if (!answer.ok) return noteError(id, answer.error, { isLoadingOlder: false })
  addMessages(id, answer.value)
  const hasOlder = (answer.meta?.total ?? 0) > answer.value.length
  changeThread(id, { isLoadingOlder: false, hasOlder, error: undefined })
}

/** Requests what the open thread has missed: newer messages, the buyer's read mark, block and report. */
export async function refreshThread(): Promise<void> {
  const thread = $thread.get()
  if (!thread) return
  const { id } = thread.chat
  if (thread.status === 'failed') return loadThread()
  // An answer on its way may be older than the reason of this request.
  if (thread.status === 'loading') await loading
  await catchUp(id)
  await refreshHead(id)
}

/** Requests the newest state of the open conversation apart from its messages. */
export async function refreshHead(id: number): Promise<void> {
  const answer = await call('GET /ops/conversation', { id })
  if (!answer.ok) return noteEnd(answer.error)
  const [chat] = answer.value
  if (!chat) return
  changeThread(id, { chat })
  hearRead({ conversation_id: id, by: 'buyer', up_to: chat.read_up_to })
}

async function catchUp(id: number): Promise<void> {
  const after = threadOf(id)?.complete
  if (after === undefined) return
  const answer = await call('GET /ops/conversation/{id}', { id, after })
  if (!answer.ok) return noteError(id, answer.error)
  addMessages(id, answer.value)
  const complete = Math.max(threadOf(id)?.complete ?? 0, answer.value.at(-1)?.id ?? 0)
  changeThread(id, { complete, error: undefined })
  // An answer has at most 100: the rest follows.
  if (answer.value.length > 0 && (answer.meta?.total ?? 0) > answer.value.length) await catchUp(id)
}

/** Requests the address of a message's photo anew: it is valid for an hour. */
export async function renewPhoto(messageId: number): Promise<void> {
  const id = $thread.get()?.chat.id
  if (id === undefined) return
  const answer = await call('GET /ops/conversation/{id}', { id, before: messageId + 1, per_page: 1 })
  if (answer.ok) addMessages(id, answer.value)
}

/** Ends the buyer's report of the open conversation. */
export async function closeReport(): Promise<void> {
  const { chat } = $thread.get() ?? {}
  if (!chat?.report) return
  if (!(await request('POST /ops/conversation/report/{id}/close', { id: chat.report.id }))) return
  $notice.set({ text: `Laporan ${chat.buyer.name}: selesai`, isError: false })
  const thread = threadOf(chat.id)
  if (thread) changeThread(chat.id, { chat: { ...thread.chat, report: null } })
  changeChat(chat.id, { report: null })
  refreshChats()
}
