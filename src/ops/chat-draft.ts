import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { chatErrors } from '#lib/chat/errors.ts'
import { maxTextLength } from '#lib/chat/limits.ts'
import { photoProblem } from '#lib/chat/photo-problem.ts'
import { chatTexts } from '#lib/chat/texts.ts'

import { type Attachment, findAttachment, readAttachment } from './chat-attachment.ts'
import { noteEnd, type OpsChat, refreshChats } from './chat-store.ts'
import { addMessages } from './chat-thread.ts'
import { refreshHead } from './chat-thread-store.ts'
import { keptMap, keptText } from './kept-map.ts'

/** An answer that is being written. */
export type Draft = {
  text: string
  photo: File | undefined
  attachment: Attachment | undefined
  /** What was said about it. */
  problem: string | undefined
  /** Our own number of what was sent without an answer: a retry of the same content is the same message (chat-2). */
  clientId: string | undefined
  isSending: boolean
}

const nothing: Draft = {
  text: '',
  photo: undefined,
  attachment: undefined,
  problem: undefined,
  clientId: undefined,
  isSending: false
}

/** By conversation: they outlive another conversation, another part of the console, a reload and signing in again (ops-43). */
export const $drafts = keptMap<Draft>('chat', {
  // Without its photo it is another message.
  keep: ({ text, photo, attachment, clientId }) =>
    text === '' && !attachment ? {} : { text, attachment, ...(!photo && { clientId }) },
  read: kept => ({
    ...nothing,
    text: keptText(kept, 'text', maxTextLength),
    attachment: readAttachment(kept['attachment']),
    clientId: keptText(kept, 'clientId', 64) || undefined
  })
})
export const draftOf = (all: Record<number, Draft>, id: number): Draft => all[id] ?? nothing

const current = (id: number) => draftOf($drafts.get(), id)

/** Changes what is written: it is then another message, and what was said about it is over. */
export function write(id: number, change: Partial<Pick<Draft, 'text' | 'photo' | 'attachment'>>): void {
  const draft = current(id)
  if (draft.isSending) return
  $drafts.setKey(id, { ...draft, ...change, clientId: undefined, problem: undefined })
}

const say = (id: number, problem: string) => $drafts.setKey(id, { ...current(id), problem })

/** Takes a picture along, if it is one that can be sent. */
export function takePhoto(id: number, photo: File): void {
  const problem = photoProblem(photo)
  if (problem) say(id, problem)
  else write(id, { photo })
}

/** Attaches a product by its id, or an order by its number. Returns what is wrong with it. */
export async function attach(chat: OpsChat, name: string): Promise<string | undefined> {
  const found = await findAttachment(chat, name)
  if (!found.ok) {
    noteEnd(found.error)
    return found.error.message
  }
  write(chat.id, { attachment: found.value })
  return undefined
}

/** Sends the answer; if it is rejected or lost, all of it stays. */
export async function send(id: number): Promise<void> {
  const draft = current(id)
  if (draft.isSending) return
  const { photo, attachment, clientId = newKey() } = draft
  const message = draft.text.trim()
  if (message === '' && !photo) return say(id, chatTexts.empty)
  $drafts.setKey(id, { ...draft, clientId, isSending: true, problem: undefined })
  const answer = await call('POST /ops/conversation/{id}/send', {
    id,
    message,
    client_id: clientId,
    ...(photo && { photo }),
    ...(attachment?.kind === 'product' && { product_id: attachment.id }),
    ...(attachment?.kind === 'order' && { transaction_id: attachment.id })
  })
  if (!answer.ok) {
    const { code, message: text, fields = {} } = answer.error
    noteEnd(answer.error)
    $drafts.setKey(id, { ...draft, clientId, problem: Object.values(fields)[0] ?? text })
    if (code === chatErrors.blocked_by_buyer.code) await refreshHead(id)
    return
  }
  $drafts.setKey(id, nothing)
  addMessages(id, [answer.value.message])
  refreshChats()
}
