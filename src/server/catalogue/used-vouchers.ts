import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { productVouchers, voucherUses, vouchers } from '#server/voucher/schema.ts'

/** Codes of a product's vouchers that this buyer has already used. */
export async function readUsedCodes(db: Db, userId: number, productId: number): Promise<string[]> {
  const used = await db
    .select({ code: vouchers.code })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .innerJoin(productVouchers, eq(productVouchers.voucherId, vouchers.id))
    .where(and(eq(voucherUses.userId, userId), eq(productVouchers.productId, productId)))
  return used.map(({ code }) => code)
}
