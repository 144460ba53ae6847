import { and, eq, gt, inArray } from 'drizzle-orm'

import { refuse } from '#lib/core/refusal.ts'
import { negoRefusals } from '#lib/nego/refusals.ts'
import { mostNegotiations } from '#lib/order/negotiation.ts'
import { statusesThat } from '#lib/order/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { transactions } from '#server/order/schema.ts'

/** Statuses of orders whose freight is being negotiated. */
export const negotiatedStatuses = statusesThat(({ money }) => money === 'negotiated')

/**
 * Refuses one more open negotiation of a buyer who has as many as sellers can be asked to answer (nego-24). The caller
 * has locked the cart: one negotiation begins at a time.
 */
export async function refuseOneMore(db: Db, buyerId: number, now: Date) {
  const open = and(
    eq(transactions.buyerId, buyerId),
    inArray(transactions.status, negotiatedStatuses),
    // What has run out asks nobody any more, also before the worker ends it (nego-17).
    gt(transactions.deadlineAt, now)
  )
  const count = await db.$count(transactions, open)
  return count >= mostNegotiations ? refuse(negoRefusals.too_many_negotiations) : undefined
}
