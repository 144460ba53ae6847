import { and, eq, inArray } from 'drizzle-orm'

import { type ApiErrorKind, fail } from '#lib/core/schema/api-error.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { voucherUses, vouchers } from '#server/voucher/schema.ts'
import type { Order } from './postings.ts'
import { orders } from './schema.ts'

type Code = 'voucher_not_found' | 'voucher_used' | 'voucher_used_up'
type Lost = { ok: false; error: ApiErrorKind<Code> }

/**
 * Why unpaid negotiations can no longer use their frozen voucher, by order: the buyer used it elsewhere, or its quota
 * is used up. Orders whose voucher is still valid are absent. The voucher's period is not checked: it was promised when
 * the negotiation began.
 */
export async function revalidateVouchers(db: Db, given: readonly Order[]): Promise<Map<number, Lost>> {
  const frozen = given.filter(order => order.voucherId !== null).map(({ id }) => id)
  if (frozen.length === 0) return new Map()
  const found = await db
    .select({ id: orders.id, voucher: vouchers, usedBy: voucherUses.userId })
    .from(orders)
    .leftJoin(vouchers, eq(vouchers.id, orders.voucherId))
    .leftJoin(
      voucherUses,
      and(eq(voucherUses.voucherId, orders.voucherId), eq(voucherUses.userId, orders.buyerId))
    )
    .where(inArray(orders.id, frozen))
  const lost = new Map<number, Lost>()
  for (const { id, voucher, usedBy } of found) {
    if (!voucher) lost.set(id, fail(voucherErrors.voucher_not_found))
    else if (usedBy !== null) lost.set(id, fail(voucherErrors.voucher_used))
    else if (voucher.usedCount >= voucher.usageLimit) lost.set(id, fail(voucherErrors.voucher_used_up))
  }
  return lost
}

/** The same for one order; undefined if its voucher can still be used. */
export const revalidateVoucher = async (db: Db, order: Order) =>
  (await revalidateVouchers(db, [order])).get(order.id)

/** The columns of an order whose voucher is given up: no discount, no later cashback (negotiation-36). */
export const withoutVoucher = (order: Order) => ({
  voucherId: null,
  voucherCode: null,
  discount: 0,
  discountByShop: 0,
  cashback: 0,
  cashbackByShop: 0,
  grandTotal: order.grandTotal + order.discount
})
