import { eq } from 'drizzle-orm'

import type { StoredEvent } from '#server/core/events/event-types.ts'
import type { Deliveries, Writes } from '#server/core/events/subscriber.ts'
import type { Services } from '#server/core/platform/services.ts'
import { shopChannel, userChannel } from '#server/notification/announce.ts'
import { shops } from '#server/shop/schema.ts'
import { mailRefund } from './refund-mail.ts'

/**
 * Makes open pages refetch a changed order: the buyer's and those of the shop's site on every change, the seller's tabs
 * of the storefront when the negotiation changed.
 */
export const orderSockets: Deliveries = {
  'order.changed': tellBoth,
  'order.noted': tellBoth,
  async 'negotiation.changed'(services, event) {
    const { shop_id: shopId } = event.data
    await tell(services, shopChannel(shopId), event)
    const [shop] = await services.db
      .select({ sellerId: shops.sellerId })
      .from(shops)
      .where(eq(shops.id, shopId))
    if (shop) await tell(services, userChannel(shop.sellerId), event)
  }
}

/** Refunds are also announced by mail. */
export const orderMails: Writes = {
  'order.refunded': (step, { data: { buyer_id: buyerId, amount, text } }) =>
    mailRefund(step, buyerId, amount, text)
}

type OrderEvent = StoredEvent<'order.changed' | 'order.noted' | 'negotiation.changed'>

async function tellBoth(services: Services, event: OrderEvent): Promise<void> {
  await tell(services, userChannel(event.data.buyer_id), event)
  await tell(services, shopChannel(event.data.shop_id), event)
}

function tell({ realtime }: Services, channel: string, { objectId: id, data }: OrderEvent): Promise<void> {
  const { code, status } = data
  return realtime.publish(channel, 'order', { id, code, status })
}
