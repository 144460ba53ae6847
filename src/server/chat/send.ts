import { gt, and, count, eq } from 'drizzle-orm'
import { subHours } from 'date-fns/subHours'

import { chatErrors } from '#lib/chat/errors.ts'
import { conversationsPerHour } from '#lib/chat/limits.ts'
import type { ChatMessage, SenderRole } from '#lib/chat/message-shapes.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { AfterCommit, Transact } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import { sessionKey } from '#server/core/platform/limits.ts'
import type { Services } from '#server/core/platform/services.ts'
import { checkContent, type GivenContent } from './check-content.ts'
import { toMessages } from './present-messages.ts'
import { conversations } from './schema.ts'
import type { Conversation } from './sides.ts'
import { findSent, type Message, writeMessage } from './write-message.ts'

type Sender = {
  role: SenderRole
  /** The person; null for the marketplace. */
  id: number | null
  /** Whose messages of a minute are counted together: a buyer, a shop, an operator by name. */
  quota: string
  /** Who takes a place in the queue of pictures. */
  by: number | `shop ${number}` | 'operator'
}

type Sending = {
  services: Services
  transact: Transact
  now: Date
  sender: Sender
  /** Between whom the message goes. */
  parties: { buyerId: number; shopId: number | null }
  /** The conversation as it was before; undefined where this message begins it. */
  known: Conversation | undefined
  given: GivenContent
  /** Finds or opens the conversation and locks it; rejects where this sender may not write. */
  open: (tx: Db) => Promise<Result<Conversation>>
}

/**
 * Sends a message, once for each client id. A photo is re-encoded before the transaction. Rejects what `checkContent`
 * and `open` reject, and too many messages in a minute.
 */
export async function sendMessage<R>(
  sending: Sending,
  finish: (tx: Db, after: AfterCommit, message: ChatMessage) => Promise<R>
): Promise<Result<R>> {
  const { services, transact, now, sender, parties, known, given } = sending
  const { db, config, limits } = services
  const viewing = {
    appSecret: config.appSecret,
    now,
    side: sender.role === 'buyer' ? 'buyer' : 'seller'
  } as const
  const end = async (tx: Db, after: AfterCommit, conversation: Conversation, message: Message) => {
    const [shown] = await toMessages(tx, conversation, [message], viewing)
    return finish(tx, after, shown!)
  }
  // A retry counts for nothing and needs no second look at its picture.
  const earlier =
    known && given.client_id ? await findSent(db, known.id, sender.role, given.client_id) : undefined
  if (earlier) return ok(await transact((tx, after) => end(tx, after, known!, earlier)))
  const content = await checkContent(db, parties, given)
  if (!content.ok) return content
  const wait = await limits.take('message', `${sessionKey}message-${sender.quota}`)
  if (wait !== undefined) return fail(chatErrors.too_many_messages, { details: { retry_after: wait } })
  const upload = { folder: 'private/messages', photo: given.photo, by: sender.by } as const
  return withPhoto(services, upload, photoPath =>
    transact(async (tx, after) => {
      const opened = await sending.open(tx)
      if (!opened.ok) throw new ApiException(opened.error)
      // The queue of pictures and the lock take time, and dates rise with ids.
      const written = await writeMessage({ tx, after, now: services.clock.now() }, opened.value, sender, {
        ...content.value,
        photoPath: photoPath ?? null
      })
      if (!written) throw new ApiException(chatErrors.message_not_sent)
      return ok(await end(tx, after, opened.value, written))
    })
  )
}

/** Rejects a conversation more than a buyer may begin in an hour; the caller holds the buyer's lock. */
export async function rejectOneMore(tx: Db, buyerId: number, now: Date) {
  const [begun] = await tx
    .select({ n: count() })
    .from(conversations)
    .where(and(eq(conversations.buyerId, buyerId), gt(conversations.createdAt, subHours(now, 1))))
  return (begun?.n ?? 0) >= conversationsPerHour ? fail(chatErrors.too_many_conversations) : undefined
}
