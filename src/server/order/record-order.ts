import type { AfterCommit } from '#server/core/after-commit.ts'
import type { EventType } from '#server/core/events/event-types.ts'
import type { Order } from './postings.ts'

/** Records an event of an order or of its freight negotiation. The caller has locked the order. */
export function recordOrder(
  { after }: { after: AfterCommit },
  type: Extract<EventType, 'order.changed' | 'order.noted' | 'negotiation.changed'>,
  { id, code, status, buyerId, shopId }: Order
): Promise<void> {
  return after.record(type, id, { code, status, buyer_id: buyerId, shop_id: shopId })
}
