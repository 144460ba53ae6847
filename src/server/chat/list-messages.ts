import { and, asc, count, desc, eq, gt, lt } from 'drizzle-orm'

import { messagesPerCatchUp } from '#lib/chat/limits.ts'

import type { Db } from '#server/core/db/connect.ts'
import { pageMeta } from '#server/core/http/answer.ts'
import { messages } from './schema.ts'
import type { Message } from './write-message.ts'

/** Page figures of a thread's answer: what follows a message comes in larger pages. */
export const threadMeta = ({ page, per_page: perPage, after }: Page, total: number) =>
  after === undefined ? pageMeta(page, perPage, total) : pageMeta(1, messagesPerCatchUp, total)

type Page = { page: number; per_page: number; after?: number | undefined; before?: number | undefined }

/**
 * A page of a conversation's messages, from its oldest on; pages count from the newest. With `before` they count from
 * that message; with `after` the list is what follows it, up to `messagesPerCatchUp`.
 */
export async function listMessages(
  db: Db,
  conversationId: number,
  { page, per_page: perPage, after, before }: Page
): Promise<{ list: Message[]; total: number }> {
  const all = and(
    eq(messages.conversationId, conversationId),
    after === undefined ? undefined : gt(messages.id, after),
    before === undefined ? undefined : lt(messages.id, before)
  )
  const [counted] = await db.select({ n: count() }).from(messages).where(all)
  const total = counted?.n ?? 0
  const query = db.select().from(messages).where(all)
  if (after !== undefined) {
    return { list: await query.orderBy(asc(messages.id)).limit(messagesPerCatchUp), total }
  }
  const list = await query
    .orderBy(desc(messages.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { list: list.toReversed(), total }
}
