import { and, count, eq, type SQL } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { webhookDeliveries } from './schema.ts'

/** Deliveries of a condition, exact up to the bound of lists. */
export async function countDeliveries(db: Db, where: SQL | undefined): Promise<number> {
  const bounded = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(where)
    .limit(exactTotal)
    .as('bounded')
  const [row] = await db.select({ n: count() }).from(bounded)
  return row?.n ?? 0
}

/** What waits at a webhook. */
export const countWaiting = (db: Db, id: number): Promise<number> =>
  countDeliveries(db, and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, 'waiting')))
