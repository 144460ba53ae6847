import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type * as contract from '#lib/webhook/contract.ts'
import { webhookErrors } from '#lib/webhook/errors.ts'

import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { toDelivery } from './present.ts'
import { bodyOf } from './public-events.ts'
import { webhookDeliveries, webhooks } from './schema.ts'
import { sendOnce } from './send.ts'

/** Milliseconds that a test waits for the receiver: an operator waits with it. */
const testMs = 5_000

/** Sends a message to a webhook once and logs it; its success or failure changes nothing else. */
export async function testWebhook({
  db,
  input: { id },
  now,
  services,
  transact
}: CounterContext<InputOf<typeof contract.testWebhook>>) {
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  if (!webhook) return fail(webhookErrors.webhook_not_found)
  const type = 'webhook.test'
  const message = {
    messageId: `test_${randomBytes(12).toString('hex')}`,
    body: bodyOf(type, now, { id })
  }
  const outcome = await sendOnce(services, webhook, message, testMs)
  return transact(async (tx, after) => {
    // It may have been removed meanwhile.
    const [known] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('share')
    if (!known) return fail(webhookErrors.webhook_not_found)
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        ...message,
        ...outcome,
        webhookId: id,
        type,
        kind: 'webhook',
        objectId: id,
        status: outcome.problem ? 'failed' : 'delivered',
        tries: 1,
        firstTriedAt: now,
        createdAt: now,
        endedAt: now
      })
      .returning()
    after.act({ kind: 'webhook', id, after: { tested: outcome.problem ?? 'delivered' } })
    return answer(toDelivery(row!))
  })
}
