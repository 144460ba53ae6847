import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { ChatConversation, ChatMessage, ChatOrder, ChatProduct } from '#lib/chat/message-shapes.ts'
import { setCounters } from '#lib/notification/counters.ts'

export type Target = { id: number; from?: number } | { shopId: number }
export type Content = { text: string; photo?: Blob; product?: ChatProduct; transaction?: ChatOrder }
export type Pending = Content & { clientId: string; date: string; state: 'sending' | 'waiting' }
export type Thread = {
  target?: Target
  status: 'loading' | 'ready' | 'failed' | 'missing'
  conversation?: ChatConversation
  messages: ChatMessage[]
  pending: Pending[]
  hasOlder: boolean
  isLoadingOlder: boolean
  error?: ApiError
  link: 'live' | 'polling' | 'offline'
}
export type Rejected = { text: string; photo?: Blob; message: string }

const none: Thread = {
  status: 'loading',
  messages: [],
  pending: [],
  hasOlder: false,
  isLoadingOlder: false,
  link: 'live'
}

/** The open thread. */
export const $thread = atom<Thread>(none)
/** The content that the server rejected, until the input takes it back. */
export const $rejected = atom<Rejected | undefined>()

const change = (part: Partial<Thread>) => $thread.set({ ...$thread.get(), ...part })

/** Takes the rejected content back into the input. */
export function takeRejected(): Rejected | undefined {
  const rejected = $rejected.get()
  $rejected.set(undefined)
  return rejected
}

export function openThread(target: Target): () => void {
  $thread.set({ ...none, target })
  void load(target)
  const timer = setInterval(() => void catchUp(), 3_000)
  return () => clearInterval(timer)
}

async function load(target: Target): Promise<void> {
  const found =
    'shopId' in target
      ? await call('GET /buyer/conversation/user/{id}', { id: target.shopId })
      : await call('GET /buyer/conversation', { id: target.id })
  if ($thread.get().target !== target) return
  if (!found.ok)
    return change({ status: found.error.status === 404 ? 'missing' : 'failed', error: found.error })
  const conversation = Array.isArray(found.value) ? found.value[0] : found.value
  if (!conversation) return change({ status: 'missing' })
  if (conversation.id === null) return change({ status: 'ready', conversation })
  const { id } = conversation
  const from = 'from' in target ? target.from : undefined
  const answer = await call('GET /buyer/conversation/{id}', {
    id,
    ...(from !== undefined && { after: Math.max(0, from - 15) })
  })
  if ($thread.get().target !== target) return
  if (!answer.ok) return change({ status: 'failed', error: answer.error })
  change({
    status: 'ready',
    conversation,
    messages: answer.value,
    hasOlder: from !== undefined || (answer.meta?.total ?? 0) > answer.value.length
  })
}

let cursor = { id: 0, after: 0 }

async function catchUp(): Promise<void> {
  const { conversation, messages, status } = $thread.get()
  const id = conversation?.id
  if (!id || status !== 'ready') return
  cursor = cursor.id === id ? cursor : { id, after: messages.at(-1)?.id ?? 0 }
  const answer = await call('GET /buyer/conversation/{id}', cursor)
  if (answer.ok) cursor.after = answer.value.at(-1)?.id ?? cursor.after
  if (answer.ok && $thread.get().conversation?.id === id) add(answer.value)
}

function add(more: readonly ChatMessage[]): void {
  const { messages, pending } = $thread.get()
  const known = new Set(messages.map(({ id }) => id))
  const fresh = more.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return
  const arrived = new Set(fresh.map(one => one.client_id))
  change({
    messages: [...messages, ...fresh].sort((a, b) => a.id - b.id),
    pending: pending.filter(({ clientId }) => !arrived.has(clientId))
  })
}

export async function loadOlder(): Promise<void> {
  const { conversation, messages, hasOlder, isLoadingOlder } = $thread.get()
  const id = conversation?.id
  const before = messages[0]?.id
  if (!id || !before || !hasOlder || isLoadingOlder) return
  change({ isLoadingOlder: true })
  const answer = await call('GET /buyer/conversation/{id}', { id, before })
  if ($thread.get().conversation?.id !== id) return
  if (!answer.ok) return change({ isLoadingOlder: false, error: answer.error })
  change({
    messages: [...answer.value, ...$thread.get().messages],
    hasOlder: (answer.meta?.total ?? 0) > answer.value.length,
    isLoadingOlder: false
  })
}

export function sendMessage(content: Content): void {
  const one: Pending = {
    ...content,
    clientId: newKey(),
    date: new Date().toISOString(),
    state: 'sending'
  }
  change({ pending: [...$thread.get().pending, one] })
  void send(one)
}

async function send(one: Pending): Promise<void> {
  const { conversation } = $thread.get()
  if (!conversation) return
  const input = {
    message: one.text,
    client_id: one.clientId,
    ...(one.photo && { photo: new File([one.photo], 'foto.jpg', { type: one.photo.type }) }),
    ...(one.product && { product_id: one.product.id }),
    ...(one.product?.detail_id && { product_detail_id: one.product.detail_id }),
    ...(one.transaction && { transaction_id: one.transaction.id })
  }
  const shopId = conversation.shop?.id
  const answer =
    conversation.id === null
      ? await call('POST /buyer/conversation/create', {
          ...input,
          ...(shopId ? { receiver_type: 'seller', receiver_id: shopId } : { receiver_type: 'admin' })
        })
      : await call('POST /buyer/conversation/send/{id}', { ...input, id: conversation.id })
  if (answer.ok) {
    const now = $thread.get().conversation
    if (now?.id === null) change({ conversation: { ...now, id: answer.value.conversation_id } })
    return add([answer.value.message])
  }
  if (answer.error.status === 0 || answer.error.status >= 500) return setState(one.clientId, 'waiting')
  removePending(one.clientId)
  $rejected.set({ text: one.text, ...(one.photo && { photo: one.photo }), message: answer.error.message })
}

const setState = (clientId: string, state: Pending['state']) =>
  change({
    pending: $thread.get().pending.map(one => (one.clientId === clientId ? { ...one, state } : one))
  })

export function retryNow(clientId?: string): void {
  for (const one of $thread.get().pending) {
    if (one.state !== 'waiting' || (clientId && clientId !== one.clientId)) continue
    setState(one.clientId, 'sending')
    void send(one)
  }
}

export const removePending = (clientId: string): void =>
  change({ pending: $thread.get().pending.filter(one => one.clientId !== clientId) })

let read = 0
export function seen(upTo: number): void {
  const id = $thread.get().conversation?.id
  if (!id || upTo <= read) return
  read = upTo
  void call('POST /buyer/conversation/read/{id}', { id, up_to: upTo }).then(
    answer => answer.ok && setCounters(answer.value.counters)
  )
}

/** Requests a new address of a message's photo: it is valid for an hour. */
export async function renewPhoto(messageId: number): Promise<void> {
  const id = $thread.get().conversation?.id
  if (!id) return
  const answer = await call('GET /buyer/conversation/{id}', { id, after: messageId - 1 })
  if (!answer.ok) return
  const fresh = new Map(answer.value.map(one => [one.id, one]))
  change({ messages: $thread.get().messages.map(one => fresh.get(one.id) ?? one) })
}
