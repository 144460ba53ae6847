import { eq } from 'drizzle-orm'

import type { StoredEvent } from '#server/core/events/event-types.ts'
import type { Deliveries } from '#server/core/events/subscriber.ts'
import type { Services } from '#server/core/platform/services.ts'
import { userChannel } from '#server/notification/announce.ts'
import { readCounters } from '#server/notification/counters.ts'
import { listChannels } from './announce-conversation.ts'
import { toSent } from './present-messages.ts'
import { conversations, messages } from './schema.ts'

const channelOf = (conversationId: number) => `private-conversation.${conversationId}`
/**
 * Tells both sides of messages: an open thread gets the message itself (D16); the buyer's tabs the badges; lists learn
 * which conversation has changed.
 */
export const chatSockets: Deliveries = {
  async 'message.created'(services, event) {
    const { db, config, clock, realtime } = services
    const [row] = await db.select().from(messages).where(eq(messages.id, event.data.message_id))
    const [conversation] = await db.select().from(conversations).where(eq(conversations.id, event.objectId))
    if (!row || !conversation) return
    const viewing = { appSecret: config.appSecret, now: clock.now() }
    const [message] = await toSent(db, conversation, [row], viewing)
    await realtime.publish(channelOf(event.objectId), 'message.created', message)
    await tellCounters(services, event.data.buyer_id)
    await tellLists(services, event)
  },
  async 'message.read'(services, event) {
    const { by, up_to } = event.data
    const mark = { conversation_id: event.objectId, by, up_to }
    await services.realtime.publish(channelOf(event.objectId), 'message.read', mark)
    if (by === 'buyer') await tellCounters(services, event.data.buyer_id)
    await tellLists(services, event)
  }
}

type ChatEvent = StoredEvent<'message.created' | 'message.read'>

async function tellCounters({ db, realtime }: Services, buyerId: number): Promise<void> {
  await realtime.publish(userChannel(buyerId), 'counters', await readCounters(db, buyerId))
}

async function tellLists({ realtime }: Services, { objectId: id, data }: ChatEvent): Promise<void> {
  for (const channel of listChannels(data.buyer_id, data.shop_id)) {
    await realtime.publish(channel, 'conversation', { id })
  }
}
