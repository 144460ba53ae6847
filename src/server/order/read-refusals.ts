import { subDays } from 'date-fns/subDays'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import { cashBanDays } from '#lib/order/cash-ban.ts'
import { cancelledStatuses } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Given } from '#server/core/db/prepare-once.ts'
import { orders } from './schema.ts'

/** When the last two orders of a buyer were refused at the door as a whole, within the days that count (D48). */
export async function readRefusals(db: Db, buyerId: number, now: Date): Promise<Date[]> {
  const refused = await selectRefusals(db, buyerId, refusalsSince(now))
  return refused.map(({ at }) => at)
}

/** Refusals before this time do not count any more. */
export const refusalsSince = (now: Date): Date => subDays(now, cashBanDays)

/** The same as a query. */
export const selectRefusals = (db: Db, buyerId: Given<number>, since: Given<Date>) =>
  db
    .select({ at: sql<Date>`${orders.cancelledAt}`.mapWith(orders.cancelledAt).as('at') })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        inArray(orders.status, cancelledStatuses),
        eq(orders.paymentType, 'baba_cod'),
        // Only the refusal at the door cancels an order by the courier.
        eq(orders.cancelBy, 'expedition'),
        gt(orders.cancelledAt, since)
      )
    )
    .orderBy(desc(orders.cancelledAt))
    .limit(2)
