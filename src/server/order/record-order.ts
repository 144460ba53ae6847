import type { AfterCommit } from '#server/core/after-commit.ts'
import type { EventType } from '#server/core/events/event-types.ts'
import type { Order } from './postings.ts'

/**
 * Writes down that something happened to an order, or was said in the negotiation of its freight. The caller has locked
 * the order.
 */
export function recordOrder(
  { after }: { after: AfterCommit },
  type: Extract<EventType, 'order.changed' | 'order.noted' | 'negotiation.changed'>,
  { id, code, status, buyerId, shopId }: Order
): Promise<void> {
  return after.record(type, id, { code, status, buyer_id: buyerId, shop_id: shopId })
}
