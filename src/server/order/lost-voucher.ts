import { and, eq } from 'drizzle-orm'

import { refuse } from '#lib/core/refusal.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'

import type { Db } from '#server/core/db/connect.ts'
import { voucherUses, vouchers } from '#server/voucher/schema.ts'
import type { Order } from './postings.ts'

/**
 * Why an order that holds nothing yet can not take the voucher that was frozen with it: the buyer used it elsewhere, or
 * its last use is gone. Undefined where it still can. Its time is not asked: it was promised when the negotiation began.
 */
export async function findLostVoucher(db: Db, { buyerId, voucherId }: Order) {
  if (voucherId === null) return undefined
  const [found] = await db
    .select({ voucher: vouchers, usedBy: voucherUses.userId })
    .from(vouchers)
    .leftJoin(voucherUses, and(eq(voucherUses.voucherId, vouchers.id), eq(voucherUses.userId, buyerId)))
    .where(eq(vouchers.id, voucherId))
  if (!found) return refuse(voucherRefusals.voucher_not_found)
  if (found.usedBy !== null) return refuse(voucherRefusals.voucher_used)
  const isUsedUp = found.voucher.usedCount >= found.voucher.usageLimit
  return isUsedUp ? refuse(voucherRefusals.voucher_used_up) : undefined
}

/** What stands on an order whose voucher is given up: nothing is taken off, nothing is credited later (nego-36). */
export const withoutVoucher = (order: Order) => ({
  voucherId: null,
  voucherCode: null,
  discount: 0,
  discountByShop: 0,
  cashback: 0,
  cashbackByShop: 0,
  grandTotal: order.grandTotal + order.discount
})
