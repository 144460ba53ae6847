import { chatSockets } from '#server/chat/deliver.ts'
import { chatPushes } from '#server/chat/push-unread.ts'
import type { Subscriber } from '#server/core/events/subscriber.ts'
import { notificationPushes, notificationSockets } from '#server/notification/deliver.ts'
import { orderMails, orderSockets } from '#server/order/deliver.ts'
import { webhookSubscriber } from '#server/webhook/write-deliveries.ts'
import { withdrawalSockets } from '#server/withdrawal/deliver.ts'

/** Subscribers of events (D44). Their handlers are defined in the features. */
export const subscribers: readonly Subscriber[] = [
  // Few tries: tabs refetch everything after a lost connection, so that late news tell nothing new.
  {
    name: 'socket',
    maxTries: 4,
    retrySeconds: 5,
    parallel: 50,
    deliver: { ...notificationSockets, ...orderSockets, ...chatSockets, ...withdrawalSockets }
  },
  {
    name: 'push',
    maxTries: 4,
    retrySeconds: 20,
    parallel: 32,
    deliver: { ...notificationPushes, ...chatPushes }
  },
  { name: 'mail', maxTries: 10, retrySeconds: 60, parallel: 1, write: orderMails },
  webhookSubscriber
]
