import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import type { FileReader } from '#server/core/http/private-files.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { isConversationOf } from '#server/notification/may-join.ts'
import { conversations, messages } from './schema.ts'

/** Path of a message's photo, for those who take part in its conversation (chat-5); undefined if there is none. */
export async function findMessagePhoto(db: Db, id: number, reader: FileReader): Promise<string | undefined> {
  const [found] = await db
    .select({ path: messages.photoPath })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), isConversationOf(reader)))
  return found?.path ? photoFile(found.path, 1024) : undefined
}
