import { and, eq, gt, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { negotiationErrors } from '#lib/negotiation/errors.ts'
import { maxNegotiations } from '#lib/order/negotiation.ts'
import { statusesThat } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { transactions } from '#server/order/schema.ts'

/** Statuses of orders whose freight is being negotiated. */
export const negotiatedStatuses = statusesThat(({ money }) => money === 'negotiated')

/**
 * Rejects one more open negotiation of a buyer who has as many as sellers can be asked to answer (negotiation-24). The caller
 * has locked the cart: one negotiation begins at a time.
 */
export async function rejectOneMore(db: Db, buyerId: number, now: Date) {
  const open = and(
    eq(transactions.buyerId, buyerId),
    inArray(transactions.status, negotiatedStatuses),
    // What has run out asks nobody any more, also before the worker ends it (negotiation-17).
    gt(transactions.deadlineAt, now)
  )
  const count = await db.$count(transactions, open)
  return count >= maxNegotiations ? fail(negotiationErrors.too_many_negotiations) : undefined
}
