import { and, asc, eq, sql } from 'drizzle-orm'

import { events } from '#server/core/events/schema.ts'
import type { StoredEvent } from '#server/core/events/event-types.ts'
import type { Subscriber, Writes } from '#server/core/events/subscriber.ts'
import { dueFirst } from './delivery-queue.ts'
import { bodyOf, publicTypes, tell } from './public-events.ts'
import { webhookDeliveries, webhooks } from './schema.ts'
import { subscriberName } from './subscription.ts'

type Step = Parameters<NonNullable<Writes['product.changed']>>[0]

/**
 * Writes the messages of an event, one for each active webhook of its topic. The shared locks keep them from being
 * switched off meanwhile, and the ends of their deliveries from missing these (`endDelivery`).
 */
async function writeDeliveries({ tx, after, now }: Step, event: StoredEvent): Promise<void> {
  const told = tell(event)
  if (!told) return
  const found = await tx
    .select({ id: webhooks.id, kind: events.kind, at: events.createdAt })
    .from(webhooks)
    .innerJoin(events, eq(events.id, event.id))
    .where(and(eq(webhooks.isActive, true), sql`${webhooks.topics} ? ${told.topic}`))
    .orderBy(asc(webhooks.id))
    .for('share', { of: webhooks })
  if (found.length === 0) return
  const [{ kind, at }] = found as [(typeof found)[number]]
  const { type, objectId } = event
  const message = { messageId: `evt_${event.id}`, type, kind, objectId, body: bodyOf(type, at, told.data) }
  const ids = found.map(({ id }) => id)
  await tx
    .insert(webhookDeliveries)
    .values(ids.map(webhookId => ({ ...message, webhookId, status: 'waiting' as const, createdAt: now })))
  await dueFirst(tx, ids, { kind, objectId }, now)
  after.run(async ({ webhooks: sender }) => sender.wake(ids))
}

/** Writes messages for webhooks exactly once; sending them is their own queue (`WebhookSender`). */
export const webhookSubscriber: Subscriber = {
  name: subscriberName,
  // Only the database can fail here, and nothing may be lost: some weeks.
  maxTries: 300,
  retrySeconds: 60,
  parallel: 4,
  isChosen: true,
  write: Object.fromEntries(publicTypes.map(type => [type, writeDeliveries]))
}
