import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import { removedText } from '#lib/closing/texts.ts'

import { conversationReports, conversations, messages } from '#server/chat/schema.ts'
import { removePhoto } from '#server/core/images/photos.ts'
import type { AccountStep } from '#server/identity/account-notices.ts'
import type { User } from '#server/identity/contacts.ts'
import { reviews } from '#server/review/schema.ts'

/**
 * Removes what a person wrote in chats, and their pictures. The text of a message is replaced, because the other side's
 * answers stay and an empty message is not allowed; lists and searches read the messages themselves.
 */
export async function removeWritings({ tx, after }: AccountStep, user: User): Promise<void> {
  const own = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.buyerId, user.id))
  const written = and(inArray(messages.conversationId, own), eq(messages.role, 'buyer'))
  const sent = await tx
    .select({ path: messages.photoPath })
    .from(messages)
    .where(and(written, isNotNull(messages.photoPath)))
  await tx.update(messages).set({ message: removedText, photoPath: null, clientId: null }).where(written)
  await tx
    .update(conversationReports)
    .set({ reason: removedText })
    .where(inArray(conversationReports.conversationId, own))
  await tx.update(conversations).set({ pushAt: null }).where(eq(conversations.buyerId, user.id))
  const shown = await tx
    .select({ path: reviews.photoPath })
    .from(reviews)
    .where(and(eq(reviews.userId, user.id), isNotNull(reviews.photoPath)))
  await tx.update(reviews).set({ photoPath: null }).where(eq(reviews.userId, user.id))
  // Files that this does not reach are removed with other files that no row names.
  for (const path of [user.photoPath, ...[...sent, ...shown].map(one => one.path)]) {
    if (path) after.run(({ storage }) => removePhoto(storage, path))
  }
}
