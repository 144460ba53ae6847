import type { ChatConversation, ChatMessage } from '#lib/chat/message-shapes.ts'

/**
 * The last message that was there when a thread opened. From a search hit on, only some messages load first: what
 * follows them up to this one is history too.
 */
export const historyEnd = (
  messages: readonly ChatMessage[],
  conversation: ChatConversation | undefined
): number => Math.max(messages.at(-1)?.id ?? 0, conversation?.last_message?.id ?? 0)
