import type { WebhookTopic } from '#lib/webhook/topics.ts'

import type { EventType, StoredEvent } from '#server/core/events/event-types.ts'

type Data = Record<string, string | number | null>
type Public<T extends EventType> = { topic: WebhookTopic; data: (event: StoredEvent<T>) => Data }

const order: Public<'order.changed' | 'order.noted'> = {
  topic: 'order',
  data: ({ objectId: id, data: { code, status, buyer_id, shop_id } }) => ({
    id,
    code,
    status,
    buyer_id,
    shop_id
  })
}

/**
 * What webhooks are told of an event: its topic, and stable fields that hold ids, codes, states and amounts, and no
 * other personal data. An event that is missing here stays inside. A field may be added; none changes its meaning.
 */
const publicEvents: { readonly [T in EventType]?: Public<T> } = {
  'order.changed': order,
  'order.noted': order,
  'order.refunded': {
    topic: 'order',
    data: ({ objectId: id, data: { buyer_id, amount } }) => ({ id, buyer_id, amount })
  },
  'payment.changed': {
    topic: 'payment',
    data: ({ objectId: id, data: { status, amount, buyer_id } }) => ({ id, status, amount, buyer_id })
  },
  'complaint.changed': {
    topic: 'complaint',
    data: ({ objectId: id, data: { code, status, buyer_id, shop_id } }) => ({
      id,
      order_code: code,
      status,
      buyer_id,
      shop_id
    })
  },
  'withdrawal.changed': {
    topic: 'withdrawal',
    data: ({ objectId: id, data: { status, user_id } }) => ({ id, status, user_id })
  },
  'stock.changed': {
    topic: 'stock',
    data: ({ objectId, data: { variant_id, stock } }) => ({ product_id: objectId, variant_id, stock })
  },
  'product.changed': { topic: 'product', data: ({ objectId: id }) => ({ id }) },
  'message.created': {
    topic: 'message',
    data: ({ objectId, data: { message_id, buyer_id, shop_id } }) => ({
      id: message_id,
      conversation_id: objectId,
      buyer_id,
      shop_id
    })
  }
}

/** The types that webhooks may be told of. */
export const publicTypes = Object.keys(publicEvents) as EventType[]

/** The topic and the public fields of an event. TypeScript cannot relate a type to its event's data. */
export function tell(event: StoredEvent): { topic: WebhookTopic; data: Data } | undefined {
  const found = publicEvents[event.type] as Public<EventType> | undefined
  return found && { topic: found.topic, data: found.data(event) }
}

/** The event types of these topics. */
export const typesOf = (topics: ReadonlySet<WebhookTopic>): EventType[] =>
  publicTypes.filter(type => topics.has(publicEvents[type]!.topic))

/** The body of a message: what happened, when, and to what. */
export const bodyOf = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
