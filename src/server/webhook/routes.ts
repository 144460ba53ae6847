import { and, asc, desc, eq, lt } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/webhook/contract.ts'
import { webhookErrors } from '#lib/webhook/errors.ts'

import { countToBound } from '#server/core/db/count-to-bound.ts'
import { pageWindow } from '#server/core/db/paging.ts'
import { answer, boundedMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { countWaiting } from './count-deliveries.ts'
import { toDelivery, toWebhook } from './present.ts'
import { replayOne, replaySince } from './replay.ts'
import { renewSecret, saveWebhook } from './save-webhook.ts'
import { webhookDeliveries, webhooks } from './schema.ts'
import { subscribeWebhooks } from './subscription.ts'
import { testWebhook } from './test-webhook.ts'

/** Webhooks as an owner keeps them, and the log of what was sent. */
export function webhookRoutes(api: Api): void {
  api.ops(contract.listWebhooks, async ({ db }) => {
    const found = await db.select().from(webhooks).orderBy(asc(webhooks.id))
    const rows = []
    for (const row of found) rows.push(toWebhook(row, await countWaiting(db, row.id)))
    return answer(rows)
  })

  api.ops(contract.saveWebhook, saveWebhook)
  api.ops(contract.renewWebhookSecret, renewSecret)

  api.ops(contract.deleteWebhook, async ({ transact, input: { id } }) =>
    transact(async (tx, after) => {
      const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning()
      if (!gone) return fail(webhookErrors.webhook_not_found)
      await subscribeWebhooks(tx)
      const { url, topics: events, isActive } = gone
      after.act({ kind: 'webhook', id, before: { url, events, is_active: isActive } })
      return answer({ id })
    })
  )

  api.ops(contract.testWebhook, testWebhook)

  api.ops(contract.listWebhookDeliveries, async ({ db, input }) => {
    const { id, status, beyond, page, per_page: perPage } = input
    const [known] = await db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id))
    if (!known) return fail(webhookErrors.webhook_not_found)
    const where = and(eq(webhookDeliveries.webhookId, id), status && eq(webhookDeliveries.status, status))
    const { limit, offset } = beyond === undefined ? pageWindow(input) : { limit: perPage, offset: 0 }
    const list = await db
      .select()
      .from(webhookDeliveries)
      .where(and(where, beyond === undefined ? undefined : lt(webhookDeliveries.id, beyond)))
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit)
      .offset(offset)
    const total = await countToBound(db, webhookDeliveries, where)
    return answer(list.map(toDelivery), { meta: boundedMeta(page, perPage, total) })
  })

  api.ops(contract.replayWebhookDelivery, replayOne)
  api.ops(contract.replayWebhook, replaySince)
}
