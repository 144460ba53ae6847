import { and, eq, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { VoucherInput } from '#lib/goods/voucher-contract.ts'

import type { AfterCommit } from '#server/core/after-commit.ts'
import type { Db } from '#server/core/db/connect.ts'
import { products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { productVouchers } from '#server/voucher/schema.ts'
import { readBoundProducts } from './voucher-rows.ts'

const unknown = () =>
  fail(goodsErrors.voucher_products_unknown, {
    fields: { product_ids: goodsErrors.voucher_products_unknown.message }
  })

/** The products that a voucher shall be bound to. Rejects one of another shop; the marketplace's may be of any. */
export async function findVoucherProducts(
  tx: Db,
  { product_ids: chosen, all_products: isAll }: VoucherInput,
  shopId: number | null
): Promise<Result<number[]>> {
  const ids = [...new Set(chosen)]
  if (isAll && shopId === null) return unknown()
  if (!isAll && ids.length === 0) return ok([])
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        shopId === null ? undefined : eq(products.shopId, shopId),
        isAll ? eq(products.isActive, true) : inArray(products.id, ids)
      )
    )
  return !isAll && found.length < ids.length ? unknown() : ok(found.map(({ id }) => id))
}

/**
 * Binds a voucher to exactly these products, and brings the card prices of those before and now up to date in the same
 * transaction; their pages follow with the commit.
 */
export async function bindProducts(
  tx: Db,
  after: Pick<AfterCommit, 'invalidate'>,
  { voucherId, ids, now }: { voucherId: number; ids: readonly number[]; now: Date }
): Promise<void> {
  const before = await readBoundProducts(tx, voucherId)
  const gone = before.filter(id => !ids.includes(id))
  const added = ids.filter(id => !before.includes(id))
  if (gone.length > 0)
    await tx
      .delete(productVouchers)
      .where(and(eq(productVouchers.voucherId, voucherId), inArray(productVouchers.productId, gone)))
  if (added.length > 0)
    await tx.insert(productVouchers).values(added.map(productId => ({ productId, voucherId })))
  await refreshCards(tx, after, [...before, ...added], now)
}

/** Card prices and pages of these products, after one of their vouchers changed. */
export async function refreshCards(
  tx: Db,
  after: Pick<AfterCommit, 'invalidate'>,
  ids: readonly number[],
  now: Date
): Promise<void> {
  if (ids.length === 0) return
  await refreshProductSummaries(
    tx,
    [...ids].toSorted((a, b) => a - b),
    now
  )
  after.invalidate('catalogue', ...ids.map(id => `product:${id}`))
}
