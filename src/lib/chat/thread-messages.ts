import type { ChatMessage, ReadMark, SentMessage } from './message-shapes.ts'

/** A message that the socket told, as the buyer sees it; `readUpTo` is the other side's read mark. */
export const asBuyerSees = (message: SentMessage, readUpTo: number): ChatMessage => {
  const isYou = message.role === 'buyer'
  return { ...message, is_you: isYou, is_read: isYou && message.id <= readUpTo }
}

/**
 * Messages with more of them, in order and each once (chat-25). A newer copy replaces the known one; what was read
 * stays read.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[]
): readonly ChatMessage[] {
  if (more.length === 0) return known
  const byId = new Map(known.map(message => [message.id, message]))
  for (const message of more) {
    byId.set(message.id, { ...message, is_read: message.is_read || byId.get(message.id)?.is_read === true })
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** Messages after one side has read them up to a mark. */
export function withReadMark(
  known: readonly ChatMessage[],
  { by, up_to }: Omit<ReadMark, 'conversation_id'>
) {
  const isMeant = (one: ChatMessage) => one.is_you === (by === 'seller') && one.id <= up_to && !one.is_read
  return known.some(isMeant) ? known.map(one => (isMeant(one) ? { ...one, is_read: true } : one)) : known
}

/** The last message of the other side up to `seen` that is unread; undefined without one. */
export const lastUnread = (known: readonly ChatMessage[], seen: number): number | undefined =>
  known.findLast(one => one.id <= seen && !one.is_you && !one.is_read)?.id

/** The messages of the other side that are unread. */
export const unreadOf = (known: readonly ChatMessage[]): readonly ChatMessage[] =>
  known.filter(one => !one.is_you && !one.is_read)

/**
 * Whether the first unread message of a thread is loaded, or none is unread: `count` is how many the server counted, and
 * messages before a read one are read.
 */
export const hasFirstUnread = (known: readonly ChatMessage[], hasOlder: boolean, count: number): boolean =>
  !hasOlder || known.some(one => !one.is_you && one.is_read) || unreadOf(known).length >= count

/** The first unread message; undefined if all are read, or if it is not loaded. */
export const firstUnreadOf = (
  known: readonly ChatMessage[],
  hasOlder: boolean,
  count: number
): number | undefined => (hasFirstUnread(known, hasOlder, count) ? unreadOf(known)[0]?.id : undefined)
