import { eq, inArray, lte } from 'drizzle-orm'

import { chatTexts } from '#lib/chat/texts.ts'
import { paths } from '#lib/core/paths.ts'

import type { Deliveries } from '#server/core/events/subscriber.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { pushToDevices } from '#server/notification/push-out.ts'
import { listConversations } from './list-conversations.ts'
import { conversations } from './schema.ts'

/** Conversations that one run takes on. */
const batch = 100

/**
 * Records an event for each conversation with a message that its buyer has not read in time. `push_at` is emptied in
 * the same transaction, so that one push follows, however many processes run this. Returns whether more are due.
 */
export async function recordUnread(services: Services): Promise<boolean> {
  return transactor(services)(async (tx, after) => {
    const due = await tx
      .select()
      .from(conversations)
      .where(lte(conversations.pushAt, services.clock.now()))
      .orderBy(conversations.pushAt)
      .limit(batch)
      .for('update', { skipLocked: true })
    if (due.length === 0) return false
    const ids = due.map(({ id }) => id)
    await tx.update(conversations).set({ pushAt: null }).where(inArray(conversations.id, ids))
    for (const { id, buyerId, shopId } of due) {
      await after.record('message.unread', id, { buyer_id: buyerId, shop_id: shopId })
    }
    return due.length === batch
  })
}

/** The same until none is due. */
export async function recordAllUnread(services: Services): Promise<void> {
  while (await recordUnread(services)) continue
}

/** Pushes what is still unread to the buyer's devices: who writes, and the beginning of the last message. */
export const chatPushes: Deliveries = {
  async 'message.unread'(services, { id: eventId, objectId: id, data: { buyer_id: buyerId } }) {
    const query = { id, filter: 'unread', page: 1, per_page: 1 } as const
    const { list } = await listConversations(services.db, buyerId, query, services.clock.now())
    const [conversation] = list
    if (!conversation || (await isHidden(services, id))) return
    const push = {
      title: conversation.name,
      body: conversation.message || chatTexts.title,
      url: paths.conversation(id)
    }
    const failed = await pushToDevices(services, { from: buyerId, to: buyerId }, push, `event-${eventId}`)
    if (failed > 0) throw new Error(`${failed} devices were not reached`)
  }
}

/** Whether the buyer has deleted the conversation or blocked its shop meanwhile, or a later push is due. */
async function isHidden({ db }: Services, id: number): Promise<boolean> {
  const [found] = await db
    .select({
      deletedAt: conversations.deletedByBuyerAt,
      blockedAt: conversations.blockedByBuyerAt,
      pushAt: conversations.pushAt
    })
    .from(conversations)
    .where(eq(conversations.id, id))
  return found?.deletedAt !== null || found.blockedAt !== null || found.pushAt !== null
}
