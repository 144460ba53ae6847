import { and, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { voucherErrors } from '#lib/voucher/errors.ts'
import { voucherProblem, voucherValue } from '#lib/voucher/worth.ts'

import { ApiException } from '#server/core/api-exception.ts'
import type { Db } from '#server/core/db/connect.ts'
import { productVouchers, voucherUses, vouchers } from './schema.ts'

export type Voucher = typeof vouchers.$inferSelect
export type UsableVoucher = { voucher: Voucher; isUsedByBuyer: boolean; isForProduct: boolean }

type Basket = { shopId: number; productIds: readonly number[] }

type Shelf = (Omit<UsableVoucher, 'isForProduct'> & { isBound: boolean; productIds: readonly number[] })[]

/**
 * All valid vouchers that one of these baskets may use, by code: those of its shop and of the marketplace. One read
 * serves all shops of a purchase.
 */
export async function readShelf(
  db: Db,
  userId: number,
  baskets: readonly Basket[],
  now: Date
): Promise<Shelf> {
  const shopIds = baskets.map(({ shopId }) => shopId)
  const found = await db
    .select({
      voucher: vouchers,
      usedBy: voucherUses.userId,
      isBound: sql<boolean>`exists (select 1 from ${productVouchers} where ${productVouchers.voucherId} = ${vouchers.id})`
    })
    .from(vouchers)
    .leftJoin(voucherUses, and(eq(voucherUses.voucherId, vouchers.id), eq(voucherUses.userId, userId)))
    .where(
      and(
        or(isNull(vouchers.shopId), inArray(vouchers.shopId, shopIds)),
        lte(vouchers.validFrom, now),
        gt(vouchers.validUntil, now)
      )
    )
    // The same order as on cards, independent of the database's collation.
    .orderBy(sql`${vouchers.code} collate "C"`)
  const ids = found.filter(({ isBound }) => isBound).map(({ voucher }) => voucher.id)
  const productIds = baskets.flatMap(basket => basket.productIds)
  const bound = ids.length
    ? await db
        .select()
        .from(productVouchers)
        .where(and(inArray(productVouchers.voucherId, ids), inArray(productVouchers.productId, productIds)))
    : []
  return found.map(({ voucher, usedBy, isBound }) => ({
    voucher,
    isBound,
    isUsedByBuyer: usedBy !== null,
    productIds: bound.filter(row => row.voucherId === voucher.id).map(row => row.productId)
  }))
}

/**
 * The vouchers that a basket may use: of its shop or of the marketplace, and if bound to products, for one of its
 * products.
 */
export function usableFor(shelf: Shelf, { shopId, productIds }: Basket): UsableVoucher[] {
  return shelf
    .filter(({ voucher }) => voucher.shopId === null || voucher.shopId === shopId)
    .map(({ voucher, isUsedByBuyer, isBound, productIds: boundTo }) => {
      const isForProduct = boundTo.some(id => productIds.includes(id))
      return { voucher, isUsedByBuyer, isBound, isForProduct }
    })
    .filter(({ isBound, isForProduct }) => !isBound || isForProduct)
}

type Purchase = { subtotal: number; isCod: boolean; now: Date }

/** The value of a voucher for a purchase, and the reason why it cannot be used, if any. */
export function weighVoucher({ voucher, isUsedByBuyer }: UsableVoucher, purchase: Purchase) {
  return {
    value: voucherValue(voucher, purchase.subtotal),
    problem: voucherProblem(voucher, { ...purchase, isUsedByBuyer })
  }
}

/**
 * Takes one use of the voucher in one statement, so that the last use goes to one order. Returns the tags of cached
 * pages that no longer show it; these exist only after the last use. Throws `voucher_used_up`.
 */
export async function takeVoucherQuota(tx: Db, voucherId: number): Promise<string[]> {
  const taken = await tx
    .update(vouchers)
    .set({ usedCount: sql`${vouchers.usedCount} + 1` })
    .where(and(eq(vouchers.id, voucherId), lt(vouchers.usedCount, vouchers.usageLimit)))
    .returning({ id: vouchers.id, isLast: sql<boolean>`${vouchers.usedCount} = ${vouchers.usageLimit}` })
  const [use] = taken
  if (!use) throw new ApiException(voucherErrors.voucher_used_up)
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

/** Records that this buyer's order uses the voucher: once per buyer (D10). Throws `voucher_used`. */
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
  if (noted.length === 0) throw new ApiException(voucherErrors.voucher_used)
}

/**
 * Returns the vouchers of orders to the quota and to the buyers, in the order of their ids to avoid deadlocks. Returns
 * the tags of cached pages that show a voucher again, because it was used up before.
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
