import { and, count, countDistinct, eq, inArray, isNull } from 'drizzle-orm'

import { awaitingStatuses, openStatuses } from '#lib/order/status.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import type { Db } from '#server/core/db/connect.ts'
import type { Given } from '#server/core/db/prepare-once.ts'
import { orders } from '#server/order/schema.ts'

/**
 * Limits for one buyer on what reserves stock without payment (D28): unpaid virtual accounts, and cash orders not
 * handed over.
 */
const maxOpen = { unpaid: 10, cash: 3 } as const

/** How many payments of virtual accounts and cash orders of a buyer are open. */
export type OpenCounts = { unpaid: number; cash: number }

/** The number of payments that a buyer's orders wait for. */
export const selectUnpaid = (db: Db, buyerId: Given<number>) =>
  db
    .select({ count: countDistinct(orders.paymentId) })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), inArray(orders.status, awaitingStatuses)))

/** The number of a buyer's cash orders that were not handed over. */
export const selectOpenCash = (db: Db, buyerId: Given<number>) =>
  db
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, buyerId),
        eq(orders.paymentType, 'baba_cod'),
        inArray(orders.status, openStatuses),
        isNull(orders.paidAt)
      )
    )

/**
 * Rejects a further payment for `orderCount` orders if the buyer is at the limit of unpaid ones. The counts were read under
 * the cart's lock, so that a buyer places one purchase at a time.
 */
export function rejectTooMany(open: OpenCounts, type: PaymentType, orderCount: number) {
  if (type === 'virtual_account') {
    return open.unpaid >= maxOpen.unpaid ? fail(paymentErrors.too_many_unpaid) : undefined
  }
  if (type !== 'baba_cod') return undefined
  return open.cash + orderCount > maxOpen.cash ? fail(paymentErrors.too_many_cash) : undefined
}

/** The same, after reading what the type needs. */
export async function findTooMany(db: Db, buyerId: number, type: PaymentType, orderCount: number) {
  const [unpaid] = type === 'virtual_account' ? await selectUnpaid(db, buyerId) : []
  const [cash] = type === 'baba_cod' ? await selectOpenCash(db, buyerId) : []
  return rejectTooMany({ unpaid: unpaid?.count ?? 0, cash: cash?.count ?? 0 }, type, orderCount)
}
