import type { ChatMessage } from '#lib/chat/message-shapes.ts'

import { actsAt } from './chance.ts'
import { pauses } from './pace.ts'
import { lastOf, type PlannedCall } from './planned-call.ts'

/** What the buyer wrote since this side's last message, oldest first; empty where this side has answered. */
export function unanswered<M extends Pick<ChatMessage, 'id' | 'role'>>(messages: readonly M[]): M[] {
  const ordered = [...messages].sort((a, b) => a.id - b.id)
  const answeredAt = ordered.findLastIndex(({ role }) => role === 'seller' || role === 'admin')
  return ordered.slice(answeredAt + 1).filter(({ role }) => role === 'buyer')
}

/** The answer to a buyer's messages, of which there is at least one: one message, however often it is sent. */
export function planChat(
  id: number,
  messages: readonly Pick<ChatMessage, 'id' | 'date'>[],
  message: string
): PlannedCall[] {
  const last = messages.at(-1)
  if (!last) return []
  const key = `autopilot-chat-${last.id}`
  const at = actsAt(key, lastOf([last.date]), pauses.chat)
  return [{ key, at, endpoint: 'POST /ops/conversation/{id}/send', input: { id, message, client_id: key } }]
}
