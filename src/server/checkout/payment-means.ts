import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { subDays } from 'date-fns/subDays'

import { cancelledStatuses } from '#lib/order/status.ts'
import { cashBanDays, noCashUntil } from '#lib/payment/cash-ban.ts'
import type { Means } from '#lib/payment/choice.ts'

import type { Db } from '#server/core/db/connect.ts'
import { readBalance } from '#server/money/ledger.ts'
import { orders } from '#server/order/schema.ts'

/** What a buyer can pay with: the Saldo, and whether cash at the door is possible for this account (D48). */
export async function readMeans(
  db: Db,
  buyerId: number,
  { isCodOn, now }: { isCodOn: boolean; now: Date }
): Promise<Means> {
  const refused = await db
    .select({ at: orders.cancelledAt })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        inArray(orders.status, cancelledStatuses),
        eq(orders.paymentType, 'baba_cod'),
        // Only the refusal at the door cancels an order by the courier.
        eq(orders.cancelBy, 'expedition'),
        gt(orders.cancelledAt, subDays(now, cashBanDays))
      )
    )
    .orderBy(desc(orders.cancelledAt))
    .limit(2)
  return {
    isCodOn,
    noCashUntil: noCashUntil(
      refused.flatMap(({ at }) => at ?? []),
      now
    ),
    balance: await readBalance(db, buyerId)
  }
}
