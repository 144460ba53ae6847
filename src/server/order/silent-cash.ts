import { subHours } from 'date-fns/subHours'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'

import { silentHours } from '#lib/order/clocks.ts'
import { statusesThat } from '#lib/order/status.ts'
import { latestDay } from '#lib/shipping/rates.ts'

import type { Db } from '#server/core/db/connect.ts'
import { orders } from './schema.ts'
import { shipments } from './shipment-schema.ts'

/** Cash orders of which everything is on its way: few, and found by the index of payment type and status. */
const isUnderWay = and(
  eq(orders.paymentType, 'baba_cod'),
  inArray(
    orders.status,
    statusesThat(({ goods }) => goods === 'on the way')
  ),
  isNull(orders.restDueAt)
)

/** When the goods, or the last part of them, left the shop. */
const leftAt = sql`coalesce(
  (select max(${shipments.shippedAt}) from ${shipments}
    where ${shipments.transactionId} = ${orders.id} and ${shipments.kind} = 'part'),
  ${orders.shippedAt})`

/**
 * Selects the cash orders that nobody reports: on their way for as long as others until they count as delivered. Nothing ends these,
 * because their money must first be reported (D28). Each estimate under way has its own limit, which is that of `silentHours`.
 */
export async function areSilent(db: Db, now: Date): Promise<SQL | undefined> {
  const estimates = await db.selectDistinct({ etd: orders.estimatedDelivery }).from(orders).where(isUnderWay)
  const silent = estimates.map(({ etd }) => {
    const since = subHours(now, silentHours(latestDay(etd))).toISOString()
    return and(eq(orders.estimatedDelivery, etd), sql`${leftAt} <= ${since}::timestamptz`)
  })
  return silent.length === 0 ? sql`false` : and(isUnderWay, or(...silent))
}
