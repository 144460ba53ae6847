import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { voucherProblem, voucherValue } from '#lib/voucher/worth.ts'

import { Refused } from '#server/core/refused.ts'
import type { Db } from '#server/core/db/connect.ts'
import { productVouchers, voucherUses, vouchers } from './schema.ts'

export type Voucher = typeof vouchers.$inferSelect
export type UsableVoucher = { voucher: Voucher; isUsedByBuyer: boolean; isForProduct: boolean }

type Basket = { userId: number; shopId: number; productIds: readonly number[] }

/**
 * Vouchers that a checkout may take, by code: of its shop or of the marketplace, in time, and for one of its products
 * where the voucher is bound to products.
 */
export async function readVouchers(db: Db, basket: Basket, now: Date): Promise<UsableVoucher[]> {
  const found = await db
    .select({ voucher: vouchers, usedBy: voucherUses.userId })
    .from(vouchers)
    .leftJoin(voucherUses, and(eq(voucherUses.voucherId, vouchers.id), eq(voucherUses.userId, basket.userId)))
    .where(
      and(
        or(isNull(vouchers.shopId), eq(vouchers.shopId, basket.shopId)),
        lte(vouchers.validFrom, now),
        gt(vouchers.validUntil, now)
      )
    )
    .orderBy(asc(vouchers.code))
  const ids = found.map(row => row.voucher.id)
  const bound = ids.length
    ? await db.select().from(productVouchers).where(inArray(productVouchers.voucherId, ids))
    : []
  const boundIds = new Set(bound.map(row => row.voucherId))
  const hereIds = new Set(
    bound.filter(row => basket.productIds.includes(row.productId)).map(row => row.voucherId)
  )
  return found
    .filter(({ voucher }) => !boundIds.has(voucher.id) || hereIds.has(voucher.id))
    .map(({ voucher, usedBy }) => ({
      voucher,
      isUsedByBuyer: usedBy !== null,
      isForProduct: hereIds.has(voucher.id)
    }))
}

type Purchase = { subtotal: number; isCod: boolean; now: Date }

/** What a voucher is worth for a purchase, or the refusal that it meets. */
export function weighVoucher({ voucher, isUsedByBuyer }: UsableVoucher, purchase: Purchase) {
  return {
    value: voucherValue(voucher, purchase.subtotal),
    problem: voucherProblem(voucher, { ...purchase, isUsedByBuyer })
  }
}

/**
 * Takes one of the voucher's uses: one statement, so that the last use goes to one order. Answers the tags of kept pages
 * that no longer show it: none but with the last use.
 */
export async function takeVoucherQuota(tx: Db, voucherId: number): Promise<string[]> {
  const taken = await tx
    .update(vouchers)
    .set({ usedCount: sql`${vouchers.usedCount} + 1` })
    .where(and(eq(vouchers.id, voucherId), lt(vouchers.usedCount, vouchers.usageLimit)))
    .returning({ id: vouchers.id, isLast: sql<boolean>`${vouchers.usedCount} = ${vouchers.usageLimit}` })
  const [use] = taken
  if (!use) throw new Refused(voucherRefusals.voucher_used_up)
  return use.isLast ? pagesOf(tx, [use.id]) : []
}

/** Tags of the pages of a voucher's products. */
async function pagesOf(tx: Db, voucherIds: number[]): Promise<string[]> {
  if (voucherIds.length === 0) return []
  const shown = await tx
    .selectDistinct({ id: productVouchers.productId })
    .from(productVouchers)
    .where(inArray(productVouchers.voucherId, voucherIds))
  return shown.map(({ id }) => `product:${id}`)
}

/** Notes that this buyer's order holds the voucher: once per buyer (D10). */
export async function noteVoucherUse(
  tx: Db,
  use: { voucherId: number; userId: number; transactionId: number },
  now: Date
): Promise<void> {
  const noted = await tx
    .insert(voucherUses)
    .values({ ...use, usedAt: now })
    .onConflictDoNothing()
    .returning({ id: voucherUses.voucherId })
  if (noted.length === 0) throw new Refused(voucherRefusals.voucher_used)
}

/**
 * Gives the vouchers of orders back to the quota and to the buyers, by id: payments that share them wait in one order.
 * Answers the tags of kept pages that show one again, because it was used up before.
 */
export async function returnVouchers(tx: Db, transactionIds: number[]): Promise<string[]> {
  const held = await tx
    .delete(voucherUses)
    .where(inArray(voucherUses.transactionId, transactionIds))
    .returning({ id: voucherUses.voucherId })
  const again: number[] = []
  for (const { id } of held.toSorted((a, b) => a.id - b.id)) {
    const [given] = await tx
      .update(vouchers)
      .set({ usedCount: sql`${vouchers.usedCount} - 1` })
      .where(and(eq(vouchers.id, id), gte(vouchers.usedCount, 1)))
      .returning({ isFirst: sql<boolean>`${vouchers.usedCount} = ${vouchers.usageLimit} - 1` })
    if (given?.isFirst) again.push(id)
  }
  return pagesOf(tx, again)
}
