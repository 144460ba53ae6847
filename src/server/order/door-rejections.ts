import { subDays } from 'date-fns/subDays'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import { cashBanDays } from '#lib/order/cash-ban.ts'
import { cancelledStatuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Given } from '#server/core/db/prepare-once.ts'
import { orders } from './schema.ts'

/** When the last two orders of a buyer were rejected at the door as a whole, within the days that count (D48). */
export async function readDoorRejections(db: Db, buyerId: number, now: Date): Promise<Date[]> {
  const rejected = await selectDoorRejections(db, buyerId, doorRejectionsSince(now))
  return rejected.map(({ at }) => at)
}

/** Rejections before this time do not count any more. */
export const doorRejectionsSince = (now: Date): Date => subDays(now, cashBanDays)

/** The same as a query. */
export const selectDoorRejections = (db: Db, buyerId: Given<number>, since: Given<Date>) =>
  db
    .select({ at: sql<Date>`${orders.cancelledAt}`.mapWith(orders.cancelledAt).as('at') })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        inArray(orders.status, cancelledStatuses),
        eq(orders.paymentType, 'baba_cod'),
        // Only the rejection at the door cancels an order by the courier.
        eq(orders.cancelBy, 'expedition'),
        gt(orders.cancelledAt, since)
      )
    )
    .orderBy(desc(orders.cancelledAt))
    .limit(2)
