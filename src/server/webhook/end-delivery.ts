import { and, eq } from 'drizzle-orm'

import { nextTry, retryMs } from '#lib/webhook/retries.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type Claimed, dueFirst, rowOf } from './delivery-queue.ts'
import { webhookDeliveries as deliveries, webhooks } from './schema.ts'
import type { Outcome } from './send.ts'
import { subscribeWebhooks } from './subscription.ts'

/** The answer of a receiver that wants nothing more. */
const goneStatus = 410

/**
 * Writes what came of a try of a claimed delivery: delivered, tried again later, or failed. The next one of its object becomes due
 * with its end. Switches the webhook off after a 410 or three days of failures alone; returns why. Does nothing where
 * the claim was lost. The webhook's lock makes writers of further deliveries wait, and this wait for them.
 */
export async function endDelivery(
  tx: Db,
  claimed: Claimed,
  outcome: Outcome,
  now: Date
): Promise<'gone' | 'failing' | undefined> {
  const { webhookId } = claimed
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('update')
  const [delivery] = webhook ? await tx.select().from(deliveries).where(rowOf(claimed)) : []
  if (!webhook || !delivery) return undefined
  const isGone = outcome.responseStatus === goneStatus
  const firstTriedAt = delivery.firstTriedAt ?? now
  const next = outcome.problem && !isGone ? nextTry({ tries: claimed.tries, firstTriedAt }, now) : undefined
  const ended = { status: outcome.problem ? 'failed' : 'delivered', dueAt: null, endedAt: now } as const
  await tx
    .update(deliveries)
    .set({ ...outcome, ...(next ? { dueAt: next } : ended) })
    .where(rowOf(claimed))
  if (!next) await dueFirst(tx, [webhookId], delivery, now)
  const failingSince = outcome.problem ? (webhook.failingSince ?? now) : null
  if (failingSince?.getTime() !== webhook.failingSince?.getTime())
    await tx.update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhookId))
  const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= retryMs
  const why = isGone ? 'gone' : isOver ? 'failing' : undefined
  if (!why) return undefined
  await tx
    .update(webhooks)
    .set({ isActive: false, switchedOffAt: now, switchedOffWhy: why })
    .where(eq(webhooks.id, webhookId))
  await endWaiting(tx, webhookId, now)
  await subscribeWebhooks(tx)
  return why
}

/** Ends what waits at a webhook that is switched off. An operator may replay it. */
export async function endWaiting(tx: Db, webhookId: number, now: Date): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'failed', problem: 'switched_off', dueAt: null, endedAt: now })
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.status, 'waiting')))
}
