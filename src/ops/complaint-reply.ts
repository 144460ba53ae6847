import { photoProblem } from '#lib/chat/photo-problem.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { maxMessageLength, maxMessagePhotos } from '#lib/complaint/limits.ts'
import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'

import { addMessage } from './complaint-discussion.ts'
import { endSession, reloadComplaint } from './complaint-store.ts'
import { keptMap, keptText } from './kept-map.ts'

/** A message that is being written. */
export type Reply = {
  text: string
  photos: readonly File[]
  /** What was said about it. */
  problem: string | undefined
  /** Its own number: sent again after an error, it is the same message (complaint-13). */
  clientId: string | undefined
  isSending: boolean
}

const nothing: Reply = { text: '', photos: [], problem: undefined, clientId: undefined, isSending: false }

/** Milliseconds for a message with photos on a slow connection. */
const uploadMs = 60_000

/** By complaint: they outlive another complaint, another part of the console, a reload and signing in again. */
export const $replies = keptMap<Reply>('reply', {
  // Without its photos it is another message, and without a text none.
  keep: ({ text, photos, clientId }) =>
    text === '' ? {} : { text, ...(photos.length === 0 && { clientId }) },
  read: kept => ({
    ...nothing,
    text: keptText(kept, 'text', maxMessageLength),
    clientId: keptText(kept, 'clientId', 64) || undefined
  })
})
export const replyOf = (all: Record<number, Reply>, id: number): Reply => all[id] ?? nothing

/** Changes what is written: it is then another message, and what was said about it is over. */
export function write(id: number, change: Partial<Pick<Reply, 'text' | 'photos'>>): void {
  const reply = replyOf($replies.get(), id)
  if (reply.isSending) return
  $replies.setKey(id, { ...reply, ...change, clientId: undefined, problem: undefined })
}

/** Takes a photo along, if it is one that can be sent and there are not too many. */
export function takePhoto(id: number, photo: File): void {
  const reply = replyOf($replies.get(), id)
  const problem =
    reply.photos.length >= maxMessagePhotos ? `Maksimal ${maxMessagePhotos} foto.` : photoProblem(photo)
  if (problem) $replies.setKey(id, { ...reply, problem })
  else write(id, { photos: [...reply.photos, photo] })
}

/** Sends the message once; if it is rejected or lost, all of it stays. */
export async function sendReply(id: number): Promise<void> {
  const reply = replyOf($replies.get(), id)
  if (reply.isSending) return
  const { photos, clientId = newKey() } = reply
  const message = reply.text.trim()
  if (message === '' && photos.length === 0) {
    return $replies.setKey(id, { ...reply, problem: complaintErrors.complaint_message_empty.message })
  }
  $replies.setKey(id, { ...reply, clientId, isSending: true, problem: undefined })
  const answer = await call(
    'POST /ops/complain/discussion/send/{id}',
    { id, message, client_id: clientId, ...(photos.length > 0 && { photos: [...photos] }) },
    { ...(photos.length > 0 && { timeoutMs: uploadMs }) }
  )
  if (answer.ok) {
    $replies.setKey(id, nothing)
    return addMessage(id, answer.value)
  }
  const { code, message: text, fields = {} } = answer.error
  endSession(answer.error)
  $replies.setKey(id, { ...reply, clientId, problem: Object.values(fields)[0] ?? text })
  if (code === complaintErrors.complaint_moved.code) await reloadComplaint(id)
}
