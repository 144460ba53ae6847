import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'

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
 * Takes one use of each voucher in one statement, so that the last use goes to one order. Returns the tags of cached
 * pages that no longer show one; these exist only after the last use. Throws `voucher_used_up`.
 */
export async function takeVoucherQuotas(tx: Db, voucherIds: readonly number[]): Promise<string[]> {
  if (voucherIds.length === 0) return []
  const taken = await changeUses(tx, voucherIds, {
    usedCount: sql`${vouchers.usedCount} + 1`,
    where: lt(vouchers.usedCount, vouchers.usageLimit),
    isTurn: sql`${vouchers.usedCount} = ${vouchers.usageLimit}`
  })
  if (taken.length < voucherIds.length) throw new ApiException(voucherErrors.voucher_used_up)
  return pagesOf(tx, taken)
}

/** Changes how often vouchers were used, all locked in the order of their ids to avoid deadlocks. */
function changeUses(
  tx: Db,
  ids: readonly number[],
  { usedCount, where, isTurn }: { usedCount: SQL; where: SQL; isTurn: SQL }
) {
  const held = tx.$with('held').as(
    tx
      .select({ heldId: vouchers.id })
      .from(vouchers)
      .where(inArray(vouchers.id, [...ids]))
      .orderBy(asc(vouchers.id))
      .for('no key update')
  )
  return tx
    .with(held)
    .update(vouchers)
    .set({ usedCount })
    .from(held)
    .where(and(eq(vouchers.id, held.heldId), where))
    .returning({ id: vouchers.id, isTurn: sql<boolean>`${isTurn}` })
}

/** Tags of the pages of products whose vouchers appear or disappear with the change. */
async function pagesOf(tx: Db, changed: readonly { id: number; isTurn: boolean }[]): Promise<string[]> {
  const voucherIds = changed.flatMap(({ id, isTurn }) => (isTurn ? id : []))
  if (voucherIds.length === 0) return []
  const shown = await tx
    .selectDistinct({ id: productVouchers.productId })
    .from(productVouchers)
    .where(inArray(productVouchers.voucherId, voucherIds))
  return shown.map(({ id }) => `product:${id}`)
}

/** Records that this buyer's orders use their vouchers: each once per buyer (D10). Throws `voucher_used`. */
export async function noteVoucherUses(
  tx: Db,
  uses: readonly { voucherId: number; userId: number; transactionId: number }[],
  now: Date
): Promise<void> {
  if (uses.length === 0) return
  const noted = await tx
    .insert(voucherUses)
    .values(uses.map(use => ({ ...use, usedAt: now })))
    .onConflictDoNothing()
    .returning({ id: voucherUses.voucherId })
  if (noted.length < uses.length) throw new ApiException(voucherErrors.voucher_used)
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
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  const given = await changeUses(tx, ids, {
    usedCount: sql`${vouchers.usedCount} - 1`,
    where: gte(vouchers.usedCount, 1),
    isTurn: sql`${vouchers.usedCount} = ${vouchers.usageLimit} - 1`
  })
  return pagesOf(tx, given)
}
