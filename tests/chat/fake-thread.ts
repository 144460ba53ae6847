import { atom } from 'nanostores'
import { vi } from 'vitest'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import type * as store from '#lib/chat/store/thread.ts'

import { aConversation } from './chat-data.ts'

// The store of a thread as the islands know it: tests set what it holds, and see what is asked of it.

type Thread = ReturnType<typeof store.$thread.get>
type Rejected = NonNullable<ReturnType<typeof store.$rejected.get>>

const ready: Thread = {
  target: { id: 5 },
  status: 'ready',
  conversation: aConversation(5),
  messages: [],
  pending: [],
  hasOlder: false,
  isLoadingOlder: false,
  link: 'live'
}

export const $thread = atom<Thread>(ready)
export const $rejected = atom<Rejected | undefined>()
export const takeRejected = (): Rejected | undefined => {
  const rejected = $rejected.get()
  $rejected.set(undefined)
  return rejected
}
export const openThread = vi.fn<typeof store.openThread>(() => () => undefined)
export const loadOlder = vi.fn<() => Promise<void>>()
export const retryOlder = vi.fn<() => Promise<void>>()
export const sendMessage = vi.fn<typeof store.sendMessage>(() => Promise.resolve())
export const retryNow = vi.fn<(clientId?: string) => void>()
export const removePending = vi.fn<(clientId: string) => void>()
export const seen = vi.fn<(upTo: number) => void>()
export const reloadThread = vi.fn<() => void>()
export const renewPhoto = vi.fn<(id: number) => Promise<void>>()

export const holdThread = (part: Partial<Thread>): void => $thread.set({ ...$thread.get(), ...part })

/** Adds a message as one that arrives. */
export const arrive = (message: ChatMessage): void =>
  holdThread({ messages: [...$thread.get().messages, message] })

/** Begins a test: a thread with these messages, and nothing asked of the store. */
export function resetThread(messages: ChatMessage[] = []): void {
  $thread.set({ ...ready, messages })
  $rejected.set(undefined)
  for (const asked of [
    openThread,
    loadOlder,
    retryOlder,
    sendMessage,
    retryNow,
    removePending,
    seen,
    renewPhoto
  ]) {
    asked.mockClear()
  }
}
