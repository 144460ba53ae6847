import { and, eq, type SQL } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { isConversationOf, type Member } from '#server/notification/may-join.ts'
import { conversations } from './schema.ts'

export type Conversation = typeof conversations.$inferSelect

const ownOne = (member: Member, id: number): SQL | undefined =>
  and(eq(conversations.id, id), isConversationOf(member))

/** A conversation of this side; undefined for all others. */
export async function readConversation(
  db: Db,
  member: Member,
  id: number
): Promise<Conversation | undefined> {
  const [found] = await db.select().from(conversations).where(ownOne(member, id))
  return found
}

/** The same, locked: messages of a conversation get their ids one after another, in the order of their commits. */
export async function lockConversation(
  tx: Db,
  member: Member,
  id: number
): Promise<Conversation | undefined> {
  const [found] = await tx.select().from(conversations).where(ownOne(member, id)).for('update')
  return found
}
