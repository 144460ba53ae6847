import { type Called, call } from '#lib/core/api/call.ts'
import type { ChatMessage } from '#lib/chat/message-shapes.ts'

/** Messages that are shown before a found one. */
const beforeHit = 15

/** Messages of a thread, oldest first. */
export type ThreadPage = {
  messages: readonly ChatMessage[]
  hasOlder: boolean
  /** Nothing newer is stored. */
  hasNewest: boolean
}

const listed = 'GET /buyer/conversation/{id}'

/** The newest messages of a thread. */
export async function newestPage(id: number): Promise<Called<ThreadPage>> {
  const answer = await call(listed, { id })
  if (!answer.ok) return answer
  const { value: messages, meta } = answer
  return { ...answer, value: { messages, hasOlder: (meta?.total ?? 0) > messages.length, hasNewest: true } }
}

/** What stands before a message; `perPage` messages at most. */
export async function pageBefore(
  id: number,
  before: number,
  perPage?: number
): Promise<Called<Pick<ThreadPage, 'messages' | 'hasOlder'>>> {
  const answer = await call(listed, { id, before, ...(perPage !== undefined && { per_page: perPage }) })
  if (!answer.ok) return answer
  const { value: messages, meta } = answer
  return { ...answer, value: { messages, hasOlder: (meta?.total ?? 0) > messages.length } }
}

/** A found message with those before it and after it: ids are of all conversations, so both are requested. */
export async function pageAround(id: number, found: number): Promise<Called<ThreadPage>> {
  const [before, after] = await Promise.all([
    pageBefore(id, found, beforeHit),
    call(listed, { id, after: found - 1 })
  ])
  if (!before.ok) return before
  if (!after.ok) return after
  const { value: messages, meta } = after
  const value = {
    messages: [...before.value.messages, ...messages],
    hasOlder: before.value.hasOlder,
    hasNewest: (meta?.total ?? 0) <= messages.length
  }
  return { ...after, value }
}
