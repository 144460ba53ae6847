import { call } from '#lib/core/api/call.ts'
import { lastUnread } from '#lib/chat/thread-messages.ts'

import { changeChat, noteEnd } from './chat-store.ts'
import { $thread, hearRead } from './chat-thread.ts'

/** The last message of a conversation that was on the screen. */
let seen = { id: 0, upTo: 0 }
let isMarking = false

/** Marks the open conversation as read up to a message that is on the screen; a hidden page shows nothing. */
export async function see(upTo: number): Promise<void> {
  const thread = $thread.get()
  if (!thread || document.hidden) return
  const { id } = thread.chat
  seen = { id, upTo: seen.id === id ? Math.max(seen.upTo, upTo) : upTo }
  const unread = lastUnread(thread.messages, seen.upTo)
  if (unread === undefined || isMarking) return
  isMarking = true
  const answer = await call('POST /ops/conversation/{id}/read', { id, up_to: unread })
  isMarking = false
  // A failure is tried again with what is seen next.
  if (!answer.ok) return noteEnd(answer.error)
  hearRead({ conversation_id: id, by: 'seller', up_to: unread })
  changeChat(id, answer.value)
  // What was seen meanwhile.
  await see(0)
}
