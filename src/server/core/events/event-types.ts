/** What an event about an order says of it. */
type OrderData = { code: string; status: string; buyer_id: number; shop_id: number }

type ConversationData = { buyer_id: number; shop_id: number | null }

/** What a notification says, without whom it tells. */
type NoticeData = {
  type: 'transaction' | 'promotion' | 'negotiation'
  title: string
  body: string
  value: string
}

/**
 * What may happen, by its type, and what an event of it says. Subscribers outside of this code will read the same
 * names: a field may be added, none changes its meaning.
 */
export type EventData = {
  /** An order has a new status, its first one included. */
  'order.changed': OrderData
  /** Its status is the same, but there is news: where the goods are, money that came late, another delivery. */
  'order.noted': OrderData
  /** Money went back to the buyer's Saldo: whole rupiah, and the sentence that says why. */
  'order.refunded': { buyer_id: number; amount: number; text: string }
  /** Something was said in a negotiation of freight. */
  'negotiation.changed': OrderData
  /** A message of a conversation; `shop_id` is null in threads with the marketplace. */
  'message.created': ConversationData & { message_id: number }
  /** A side has read all messages up to this one. */
  'message.read': ConversationData & { by: 'buyer' | 'seller'; up_to: number }
  /** The buyer has not read a message for minutes. */
  'message.unread': ConversationData
  /** A step of a complaint: what it waits for now, or 'closed'; `code` is the order's. */
  'complaint.changed': OrderData
  'payment.changed': { status: string; amount: number; buyer_id: number }
  'notification.created': { notification_id: number }
  /** All people with ids from `from` to `to` were told the same. */
  'notification.broadcast': { from: number; to: number; notice: NoticeData }
  /** A withdrawal was requested or closed. */
  'withdrawal.changed': { user_id: number; status: 'pending' | 'success' | 'failed' | 'cancelled' }
  /** What a list shows of a product or is filtered by, or its words. Written by the database. */
  'product.changed': Record<string, never>
  /** Only what orders lists: sales and ratings. Written by the database. */
  'product.moved': Record<string, never>
  /** Pieces of a variant that can be sold. Written by the database. */
  'stock.changed': { variant_id: number; stock: number }
}

export type EventType = keyof EventData

/** What each type happens to. */
export const objectKinds = {
  'order.changed': 'order',
  'order.noted': 'order',
  'order.refunded': 'order',
  'negotiation.changed': 'order',
  'message.created': 'conversation',
  'message.read': 'conversation',
  'message.unread': 'conversation',
  'complaint.changed': 'complaint',
  'payment.changed': 'payment',
  'notification.created': 'user',
  'notification.broadcast': 'users',
  'withdrawal.changed': 'withdrawal',
  'product.changed': 'product',
  'product.moved': 'product',
  'stock.changed': 'stock'
} as const satisfies Record<EventType, string>

/** Something that happened, as a subscriber hears of it. */
export type StoredEvent<T extends EventType = EventType> = {
  /** The same at every try: who must not do a thing twice remembers it. */
  id: number
  type: T
  objectId: number
  data: EventData[T]
}
