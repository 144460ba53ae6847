/** What a webhook may subscribe to. */
export const webhookTopics = [
  'order',
  'payment',
  'complaint',
  'withdrawal',
  'stock',
  'product',
  'message'
] as const

export type WebhookTopic = (typeof webhookTopics)[number]

/** Maximum of webhooks. */
export const maxWebhooks = 20

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

/**
 * Why a delivery was not accepted. `status`: the receiver answered something else than 2xx; `not_signed`: its secret cannot be
 * opened, because APP_SECRET has changed; `internal`: a fault of the marketplace, which its log tells.
 */
export const deliveryProblems = [
  'status',
  'address',
  'not_public',
  'unknown_host',
  'unreachable',
  'timeout',
  'not_signed',
  'internal',
  'switched_off'
] as const

export type DeliveryProblem = (typeof deliveryProblems)[number]

/** Why a webhook was switched off by itself: the receiver answered 410, or for three days nothing was accepted. */
export const switchOffReasons = ['gone', 'failing'] as const
