import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { ChatConversation, ChatMessage } from '#lib/chat/message-shapes.ts'

/** What a thread shows: a conversation, from a found message on; or the one with a shop (0: the marketplace). */
export type Target = { id: number; from?: number } | { shopId: number }

export type ThreadState = {
  target?: Target
  status: 'loading' | 'ready' | 'failed' | 'missing'
  conversation?: ChatConversation
  /** Oldest first. */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Why older messages did not load. */
  olderError?: ApiError | undefined
  error?: ApiError
  /** The conversation's channel is open. */
  isChannelOpen: boolean
  /** The last request had no answer. */
  isOffline: boolean
}
