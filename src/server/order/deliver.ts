import { eq } from 'drizzle-orm'

import type { StoredEvent } from '#server/core/events/event-types.ts'
import type { Deliveries, Writes } from '#server/core/events/subscriber.ts'
import type { Services } from '#server/core/platform/services.ts'
import { userChannel } from '#server/notification/announce.ts'
import { shops } from '#server/shop/schema.ts'
import { mailRefund } from './refund-mail.ts'

/** Makes open tabs refetch a changed order: the buyer's on every change, the seller's when the negotiation changed. */
export const orderSockets: Deliveries = {
  'order.changed': tellBuyer,
  'order.noted': tellBuyer,
  async 'negotiation.changed'(services, event) {
    const { shop_id: shopId } = event.data
    const [shop] = await services.db
      .select({ sellerId: shops.sellerId })
      .from(shops)
      .where(eq(shops.id, shopId))
    if (shop) await tell(services, shop.sellerId, event)
  }
}

/** Refunds are also announced by mail. */
export const orderMails: Writes = {
  'order.refunded': (step, { data: { buyer_id: buyerId, amount, text } }) =>
    mailRefund(step, buyerId, amount, text)
}

type OrderEvent = StoredEvent<'order.changed' | 'order.noted' | 'negotiation.changed'>

function tellBuyer(services: Services, event: OrderEvent): Promise<void> {
  return tell(services, event.data.buyer_id, event)
}

function tell({ realtime }: Services, userId: number, { objectId: id, data }: OrderEvent): Promise<void> {
  const { code, status } = data
  return realtime.publish(userChannel(userId), 'order', { id, code, status })
}
