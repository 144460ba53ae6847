import { jakartaDay } from '#lib/format/dates.ts'
import { dayName } from './days.ts'
import type { ChatMessage } from './message-shapes.ts'

/** A row of a thread; its key stays when a waiting message was sent. */
export type ThreadRow<P> =
  | { kind: 'day' | 'unread'; key: string; label: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFollowing: boolean }
  | { kind: 'pending'; key: string; pending: P; isFollowing: boolean }

/** Milliseconds within which messages of one sender stand close together. */
const closeMs = 5 * 60 * 1000

type Written = { date: string; side: string }

/**
 * The rows of a thread: messages in their order, then those that wait, each day under its name, and a line above the
 * first message that was unread when the thread opened.
 */
export function threadRows<P extends { clientId: string; date: string }>(
  messages: readonly ChatMessage[],
  pending: readonly P[],
  firstUnread: number | undefined,
  now: Date
): ThreadRow<P>[] {
  const rows: ThreadRow<P>[] = []
  let last: Written | undefined
  const follow = (next: Written): boolean => {
    const before = last
    last = next
    if (!before || jakartaDay(before.date) !== jakartaDay(next.date)) {
      const label = dayName(next.date, now)
      rows.push({ kind: 'day', key: `day ${jakartaDay(next.date)}`, label })
      return false
    }
    return before.side === next.side && Date.parse(next.date) - Date.parse(before.date) < closeMs
  }
  for (const message of messages) {
    const isFollowing = follow({ date: message.date, side: message.is_you ? 'you' : message.role })
    const isFirstUnread = message.id === firstUnread
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread', label: 'Belum dibaca' })
    const key = message.client_id ?? String(message.id)
    rows.push({ kind: 'message', key, message, isFollowing: isFollowing && !isFirstUnread })
  }
  for (const one of pending) {
    const isFollowing = follow({ date: one.date, side: 'you' })
    rows.push({ kind: 'pending', key: one.clientId, pending: one, isFollowing })
  }
  return rows
}
