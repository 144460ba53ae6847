import { count, inArray, sql } from 'drizzle-orm'

import type { Earlier } from '#lib/order/complainable.ts'

import { complaints } from '#server/complaint/schema.ts'
import type { Db } from '#server/core/db/connect.ts'

/** An order without complaints. */
export const noEarlier: Earlier = { count: 0, isOpen: false }

/** The complaints of these orders, in one query; an order without any is not in it. */
export async function readEarlier(db: Db, orderIds: readonly number[]): Promise<Map<number, Earlier>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({
      id: complaints.transactionId,
      count: count(),
      isOpen: sql<boolean>`bool_or(${complaints.closedAt} is null)`
    })
    .from(complaints)
    .where(inArray(complaints.transactionId, [...orderIds]))
    .groupBy(complaints.transactionId)
  return new Map(found.map(({ id, ...earlier }) => [id, earlier]))
}
