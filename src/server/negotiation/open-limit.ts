import { and, eq, gt, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import { maxNegotiations } from '#lib/order/negotiation.ts'
import { statusesThat } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { orders } from '#server/order/schema.ts'

/** Order statuses in which the freight is negotiated. */
export const negotiatedStatuses = statusesThat(({ money }) => money === 'negotiated')

/**
 * Rejects a new negotiation of a buyer who already has the maximum number open (negotiation-24). The caller has locked
 * the cart, so that a buyer opens one negotiation at a time.
 */
export async function rejectOneMore(db: Db, buyerId: number, now: Date) {
  const open = and(
    eq(orders.buyerId, buyerId),
    inArray(orders.status, negotiatedStatuses),
    // An expired negotiation no longer counts, even before the worker ends it (negotiation-17).
    gt(orders.deadlineAt, now)
  )
  const count = await db.$count(orders, open)
  return count >= maxNegotiations ? fail(negotiationErrors.too_many_negotiations) : undefined
}
