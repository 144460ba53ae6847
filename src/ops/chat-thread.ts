import { atom } from 'nanostores'

import type { ChatMessage, ReadMark, SentMessage } from '#lib/chat/message-shapes.ts'
import { mergeMessages } from '#lib/chat/thread-messages.ts'

import { asCounterSees, withMark } from './chat-messages.ts'
import type { OpsChat } from './chat-store.ts'

export type OpsThread = {
  chat: OpsChat
  status: 'loading' | 'ready' | 'failed'
  messages: readonly ChatMessage[]
  /**
   * Every message up to this one is loaded; undefined before the first answer. What the socket told and what was
   * answered here may follow a gap, which only a request closes.
   */
  complete: number | undefined
  /** The first message that was unread when the thread opened: reading does not move its line. */
  firstUnread: number | undefined
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Error of the last request; what is shown is the last known. */
  error: string | undefined
}

/** The open conversation; it stays open while another tab of the console is shown. */
export const $thread = atom<OpsThread | undefined>(undefined)

/** The thread of a conversation, if it is the open one. */
export function threadOf(id: number): OpsThread | undefined {
  const thread = $thread.get()
  return thread?.chat.id === id ? thread : undefined
}

/** Changes the thread of a conversation, if it is still the open one. */
export function changeThread(id: number, change: Partial<OpsThread>): void {
  const thread = threadOf(id)
  if (thread) $thread.set({ ...thread, ...change })
}

/** Adds messages to the thread of a conversation. */
export function addMessages(id: number, more: readonly ChatMessage[]): void {
  const thread = threadOf(id)
  if (thread) changeThread(id, { messages: mergeMessages(thread.messages, more) })
}

/** A message that the socket told. */
export function hearMessage(message: SentMessage): void {
  const thread = threadOf(message.conversation_id)
  if (thread) addMessages(thread.chat.id, [asCounterSees(message, thread.chat.read_up_to)])
}

/** One side has read up to a message. */
export function hearRead({ conversation_id: id, by, up_to }: ReadMark): void {
  const thread = threadOf(id)
  if (!thread) return
  const { chat, messages } = thread
  const readUpTo = by === 'buyer' ? Math.max(chat.read_up_to, up_to) : chat.read_up_to
  changeThread(id, {
    messages: withMark(messages, { by, up_to }),
    chat: { ...chat, read_up_to: readUpTo }
  })
}
