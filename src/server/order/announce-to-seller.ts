import { eq } from 'drizzle-orm'

import { userChannel } from '#server/notification/announce.ts'
import { shops } from '#server/shop/schema.ts'
import type { Step } from './change-status.ts'
import type { Order } from './postings.ts'

/** Tells the seller's open tabs that a negotiation moved; the buyer's hear of it with every change of an order. */
export async function announceToSeller(
  { tx, after }: Step,
  { id, code, status, shopId }: Order
): Promise<void> {
  const [shop] = await tx.select({ sellerId: shops.sellerId }).from(shops).where(eq(shops.id, shopId))
  if (shop) after.publish(userChannel(shop.sellerId), 'order', { id, code, status })
}
