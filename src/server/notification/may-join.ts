import { and, eq, type SQL } from 'drizzle-orm'

import { conversations } from '#server/chat/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { inScope, type Scope } from '#server/core/http/callers.ts'

/** Who joins a channel: a buyer, or somebody of the counter with the rows that are theirs. */
export type Member = { buyerId: number } | { scope: Scope }

/**
 * Whether a member may join a private channel: a buyer its own and those of its conversations, a seller that of its shop
 * and those of the shop's conversations, an operator those of all shops and conversations (D16, D43). The channel of
 * shop 0 is the marketplace's own, which hears of all conversations.
 */
export async function mayJoin(db: Db, member: Member, channel: string): Promise<boolean> {
  const [kind, number] = channel.replace('private-', '').split('.')
  const id = Number(number)
  if (kind === 'conversation') return isInConversation(db, member, id)
  if ('buyerId' in member) return kind === 'user' && id === member.buyerId
  return kind === 'shop' && (member.scope === 'all' || id === member.scope.shopId)
}

/** The condition that a conversation is one of this member: a buyer's own, a seller's shop's, all for operators. */
export const isConversationOf = (member: Member): SQL | undefined =>
  'buyerId' in member
    ? eq(conversations.buyerId, member.buyerId)
    : inScope(member.scope, conversations.shopId)

async function isInConversation(db: Db, member: Member, id: number): Promise<boolean> {
  const found = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), isConversationOf(member)))
  return found.length > 0
}
