import { eq, sql } from 'drizzle-orm'

import type { WebhookTopic } from '#lib/webhook/topics.ts'

import type { Db } from '#server/core/db/connect.ts'
import { writeSubscriptions } from '#server/core/events/subscriber.ts'
import { typesOf } from './public-events.ts'
import { webhooks } from './schema.ts'

/** The name of the webhooks' subscriber of events. */
export const subscriberName = 'webhook'

/** Held while webhooks are counted, and while their subscriptions are written. After the lock of a webhook's row. */
export const lockWebhooks = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`)

/** Subscribes to what active webhooks want, and to nothing else: without webhooks events cost nothing more. */
export async function subscribeWebhooks(tx: Db): Promise<void> {
  await lockWebhooks(tx)
  const active = await tx
    .select({ topics: webhooks.topics })
    .from(webhooks)
    .where(eq(webhooks.isActive, true))
  const topics = new Set<WebhookTopic>(active.flatMap(one => one.topics))
  await writeSubscriptions(tx, [{ name: subscriberName, types: typesOf(topics) }])
}
