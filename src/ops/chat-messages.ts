import type { ChatMessage, ReadMark, SentMessage } from '#lib/chat/message-shapes.ts'

/** A message that the socket told, as the counter sees it; `readUpTo` is the buyer's read mark. */
export function asCounterSees(message: SentMessage, readUpTo: number): ChatMessage {
  const isYou = message.role !== 'buyer'
  return { ...message, is_you: isYou, is_read: isYou && message.id <= readUpTo }
}

/** Messages of the counter's side after one side has read the other's up to a mark. */
export function withMark(
  known: readonly ChatMessage[],
  { by, up_to }: Omit<ReadMark, 'conversation_id'>
): readonly ChatMessage[] {
  const isMeant = (one: ChatMessage) => one.is_you === (by === 'buyer') && one.id <= up_to && !one.is_read
  return known.some(isMeant) ? known.map(one => (isMeant(one) ? { ...one, is_read: true } : one)) : known
}
