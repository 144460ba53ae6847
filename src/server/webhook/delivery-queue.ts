import { addSeconds } from 'date-fns/addSeconds'
import { and, eq, sql } from 'drizzle-orm'

import { type Db, rows } from '#server/core/db/connect.ts'
import { webhookDeliveries as deliveries } from './schema.ts'

/** Seconds until a claimed delivery can be claimed again: longer than a request may take. */
export const leaseSeconds = 60

/** A delivery that this process sends, until its lease ends. */
export type Claimed = {
  id: number
  webhookId: number
  messageId: string
  body: string
  tries: number
  leaseEnds: Date
}

type ClaimedRow = { id: string; message_id: string; body: string; tries: number }

/** Claims due deliveries of a webhook for this process: at most one of each object is ever due. */
export async function claimDeliveries(
  db: Db,
  webhookId: number,
  limit: number,
  now: Date
): Promise<Claimed[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const leaseEnds = addSeconds(now, leaseSeconds)
  const found = await rows<ClaimedRow>(
    db,
    sql`update webhook_deliveries d set tries = d.tries + 1, first_tried_at = coalesce(d.first_tried_at, ${at}),
        due_at = ${leaseEnds.toISOString()}::timestamptz
      from (
        select id from webhook_deliveries where webhook_id = ${webhookId} and due_at <= ${at}
        order by due_at, id limit ${limit} for update skip locked) due
      where d.id = due.id
      returning d.id, d.message_id, d.body, d.tries`
  )
  return found
    .map(({ id, message_id, body, tries }) => ({
      id: Number(id),
      webhookId,
      messageId: message_id,
      body,
      tries,
      leaseEnds
    }))
    .toSorted((a, b) => a.id - b.id)
}

/** The row of a claim, as long as it waits and nobody else has claimed it since. */
export const rowOf = ({ id, tries }: Claimed) =>
  and(eq(deliveries.id, id), eq(deliveries.tries, tries), eq(deliveries.status, 'waiting'))

type Place = { kind: string; objectId: number }

/** Makes the first waiting delivery of an object due at these webhooks, if it is not yet. */
export async function dueFirst(tx: Db, webhookIds: readonly number[], { kind, objectId }: Place, now: Date) {
  await tx.execute(sql`
    update webhook_deliveries set due_at = ${now.toISOString()}::timestamptz
    where due_at is null and id in (
      select (
        select d.id from webhook_deliveries d
        where d.webhook_id = w.id and d.kind = ${kind} and d.object_id = ${objectId} and d.status = 'waiting'
        order by d.place limit 1)
      from unnest(${sql.param(webhookIds)}::bigint[]) as w(id))`)
}

/** The same for all objects of a webhook. */
export async function dueFirstOfAll(tx: Db, webhookId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries d set due_at = ${now.toISOString()}::timestamptz
    where d.webhook_id = ${webhookId} and d.status = 'waiting' and d.due_at is null and not exists (
      select from webhook_deliveries o
      where o.webhook_id = d.webhook_id and o.kind = d.kind and o.object_id = d.object_id
        and o.status = 'waiting' and o.place < d.place)`)
}

/** Webhooks with due deliveries. */
export async function readWaiting(db: Db, now: Date): Promise<number[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select w.id from webhooks w where exists (
      select from webhook_deliveries d
      where d.webhook_id = w.id and d.due_at <= ${now.toISOString()}::timestamptz)`
  )
  return found.map(({ id }) => Number(id))
}
