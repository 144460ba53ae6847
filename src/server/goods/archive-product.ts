import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import { productErrors } from '#lib/product/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { products } from '#server/product/schema.ts'
import { lockProducts } from './lock-products.ts'
import { readGoods, versionOf } from './read-goods.ts'
import { showChange } from './show-change.ts'
import type { GoodsStep } from './step.ts'

/**
 * Takes a product out of the marketplace, or sells it again (goods-12): orders, reviews and its address stay. One that is so already
 * stays as it is, whatever version was seen; else `changed_meanwhile` where it is not the newest (goods-61). `product_not_found` where
 * there is none.
 */
export async function setOnSale(
  step: GoodsStep,
  { id, updated_at: seen }: { id: number; updated_at?: Date },
  isActive: boolean
): Promise<Result<GoodsProduct>> {
  const { tx, now } = step
  await lockProducts(tx, [id])
  const [before] = await readGoods(tx, [id])
  if (!before) return fail(productErrors.product_not_found)
  if (before.is_active === isActive) return ok(before)
  const late = seen && (await changedMeanwhile(tx, versionOf(before), seen))
  if (late) return late
  await tx
    .update(products)
    .set({ isActive, updatedAt: nextVersion(products.updatedAt, now) })
    .where(eq(products.id, id))
  return ok(await showChange(step, { id, shopId: before.shop.id, before }))
}
