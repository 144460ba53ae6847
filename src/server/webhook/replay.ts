import { eq, type SQL, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type * as contract from '#lib/webhook/contract.ts'
import { webhookErrors } from '#lib/webhook/errors.ts'

import { type Db, rows } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { dueFirst, dueFirstOfAll } from './delivery-queue.ts'
import { toDelivery } from './present.ts'
import { webhookDeliveries as deliveries, webhooks } from './schema.ts'

/** Messages that one call sends again. */
const maxReplayed = 5_000

/** Sends one message again. */
export async function replayOne({
  input: { id },
  now,
  transact
}: CounterContext<InputOf<typeof contract.replayWebhookDelivery>>) {
  return transact(async (tx, after) => {
    const [named] = await tx
      .select({ webhookId: deliveries.webhookId })
      .from(deliveries)
      .where(eq(deliveries.id, id))
    const webhook = named && (await lockWebhook(tx, named.webhookId))
    const [delivery] = webhook ? await tx.select().from(deliveries).where(eq(deliveries.id, id)) : []
    if (!webhook || !delivery) return fail(webhookErrors.webhook_delivery_not_found)
    if (!webhook.isActive) return fail(webhookErrors.webhook_off)
    if (delivery.status === 'waiting') return fail(webhookErrors.webhook_delivery_waiting)
    await queueAgain(tx, sql`select id from webhook_deliveries where id = ${id}`)
    await dueFirst(tx, [webhook.id], delivery, now)
    after.act({ kind: 'webhook', id: webhook.id, after: { replayed: [id] } })
    after.run(async ({ webhooks: sender }) => sender.wake([webhook.id]))
    const [queued] = await tx.select().from(deliveries).where(eq(deliveries.id, id))
    return answer(toDelivery(queued!))
  })
}

/** Sends again what failed or all, since a time or from the beginning of the log, the oldest first. */
export async function replaySince({
  input: { id, since, only },
  now,
  transact
}: CounterContext<InputOf<typeof contract.replayWebhook>>) {
  return transact(async (tx, after) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) return fail(webhookErrors.webhook_not_found)
    if (!webhook.isActive) return fail(webhookErrors.webhook_off)
    // Tests are no news of anything.
    const wanted = sql`select id from webhook_deliveries where webhook_id = ${id} and kind <> 'webhook'
      and status ${only === 'failed' ? sql`= 'failed'` : sql`<> 'waiting'`}
      and (${since?.toISOString() ?? null}::timestamptz is null or created_at >= ${since?.toISOString() ?? null}::timestamptz)
      order by id limit ${maxReplayed + 1}`
    const found = (await rows<{ id: string }>(tx, wanted)).map(row => Number(row.id))
    const ids = found.slice(0, maxReplayed)
    await queueAgain(tx, sql`select unnest(${sql.param(ids)}::bigint[]) as id order by 1`)
    await dueFirstOfAll(tx, id, now)
    const facts = { count: ids.length, is_more: found.length > maxReplayed }
    if (ids.length > 0) after.act({ kind: 'webhook', id, after: { replayed: facts.count } })
    after.run(async ({ webhooks: sender }) => sender.wake([id]))
    return answer(facts)
  })
}

/** The lock that keeps deliveries from being written and ended meanwhile. */
async function lockWebhook(tx: Db, id: number) {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return row
}

/** Lets ended deliveries wait once more, behind all others and in the order of these ids, with three new days. */
async function queueAgain(tx: Db, ids: SQL): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries d set status = 'waiting', place = p.place, tries = 0, first_tried_at = null,
      due_at = null, ended_at = null, problem = null, response_status = null, response_excerpt = null
    from (
      select id, nextval(pg_get_serial_sequence('webhook_deliveries', 'place')) as place
      from (${ids}) ordered) p
    where d.id = p.id`)
}
