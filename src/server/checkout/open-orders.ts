import { and, countDistinct, eq, inArray, isNull } from 'drizzle-orm'

import { awaitingStatuses, openStatuses } from '#lib/order/status.ts'
import type { PaymentType } from '#lib/order/payment-type.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import type { Db } from '#server/core/db/connect.ts'
import { orders } from '#server/order/schema.ts'

/**
 * Limits for one buyer on what reserves stock without payment (D28): unpaid virtual accounts, and cash orders not
 * handed over.
 */
const maxOpen = { unpaid: 10, cash: 3 } as const

/**
 * Rejects a further payment for `orderCount` orders if the buyer is at the limit of unpaid ones. The caller has locked the
 * cart, so that a buyer places one purchase at a time.
 */
export async function rejectTooMany(db: Db, buyerId: number, type: PaymentType, orderCount: number) {
  if (type === 'virtual_account') {
    const [unpaid] = await db
      .select({ count: countDistinct(orders.paymentId) })
      .from(orders)
      .where(and(eq(orders.buyerId, buyerId), inArray(orders.status, awaitingStatuses)))
    const count = unpaid?.count ?? 0
    return count >= maxOpen.unpaid ? fail(paymentErrors.too_many_unpaid) : undefined
  }
  if (type !== 'baba_cod') return undefined
  const open = and(
    eq(orders.buyerId, buyerId),
    eq(orders.paymentType, 'baba_cod'),
    inArray(orders.status, openStatuses),
    isNull(orders.paidAt)
  )
  const count = await db.$count(orders, open)
  return count + orderCount > maxOpen.cash ? fail(paymentErrors.too_many_cash) : undefined
}
