import { count, inArray, sql } from 'drizzle-orm'

import type { Earlier } from '#lib/order/complainable.ts'

import { complaints } from '#server/complaint/schema.ts'
import type { Db } from '#server/core/db/connect.ts'

/** Complaints of an order, with the id of the open one. */
type Found = Earlier & { openId: number | null }

/** An order without complaints. */
export const noEarlier: Found = { count: 0, isOpen: false, openId: null }

/** The complaints of these orders, in one query; an order without any is not in it. */
export async function readEarlier(db: Db, orderIds: readonly number[]): Promise<Map<number, Found>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({
      id: complaints.transactionId,
      count: count(),
      openId: sql`max(${complaints.id}) filter (where ${complaints.closedAt} is null)`.mapWith(complaints.id)
    })
    .from(complaints)
    .where(inArray(complaints.transactionId, [...orderIds]))
    .groupBy(complaints.transactionId)
  return new Map(found.map(({ id, ...earlier }) => [id, { ...earlier, isOpen: earlier.openId !== null }]))
}
