import type { Subscriber } from '#server/core/events/subscriber.ts'
import { notificationPushes, notificationSockets } from '#server/notification/deliver.ts'
import { orderMails, orderSockets } from '#server/order/deliver.ts'

/** Who hears of what happens (D44). What a feature does about it stands with the feature. */
export const subscribers: readonly Subscriber[] = [
  // A tab that hears nothing for a minute reads everything anew.
  { name: 'socket', maxTries: 4, retrySeconds: 5, deliver: { ...notificationSockets, ...orderSockets } },
  { name: 'push', maxTries: 4, retrySeconds: 20, deliver: notificationPushes },
  { name: 'mail', maxTries: 10, retrySeconds: 60, write: orderMails }
]
