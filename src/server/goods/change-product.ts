import { asc, eq, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import { productErrors } from '#lib/product/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import type { Db } from '#server/core/db/connect.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { productDetails, productPhotos, products, skus } from '#server/product/schema.ts'
import { categoryField } from './create-product.ts'
import { lockPlace } from './category-place.ts'
import { findGoodsShop } from './find-shop.ts'
import { lockProducts } from './lock-products.ts'
import { planSave } from './plan-save.ts'
import { readGoods, versionOf } from './read-goods.ts'
import { showChange } from './show-change.ts'
import type { GoodsStep } from './step.ts'
import { differs, replaceVariants } from './write-variants.ts'

/**
 * Makes a product what the input says, as a whole: a variant that it does not name is switched off. `seen` is the version that the
 * caller changed; without it whatever is there is changed. What says what is there already writes nothing. Errors, before anything is
 * written: those of createProduct, `product_not_found`, `changed_meanwhile`, `stock_below_zero`. A batch locks all of its products
 * first (lockProducts), else it could wait for an order that waits for it.
 */
export async function changeProduct(
  step: GoodsStep,
  id: number,
  input: ProductInput,
  seen?: Date
): Promise<Result<GoodsProduct>> {
  const { tx, now } = step
  // Before the products: who moves a category locks it and then its products.
  const place = await lockPlace(tx, input.category_id)
  await lockProducts(tx, [id])
  const [before] = await readGoods(tx, [id])
  if (!before) return fail(productErrors.product_not_found)
  const late = seen && (await changedMeanwhile(tx, versionOf(before), seen))
  if (late) return late
  if (!place) return fail(goodsErrors.category_unknown, { fields: categoryField })
  const shop = await findGoodsShop(tx, before.shop.id)
  if (!shop) throw new Error(`Shop ${before.shop.id} vanished`)
  const plan = await planSave(step, { shop, place, input, before })
  if (!plan.ok) return plan
  const { columns, variants, photos } = plan.value
  const owner = { id, shopId: shop.id }
  const areVariantsNew = await replaceVariants(tx, owner, variants, await readVariants(tx, id))
  const arePhotosNew = photos.join() !== before.photos.join()
  if (arePhotosNew) await replacePhotos(tx, id, photos)
  const [row] = await tx.select().from(products).where(eq(products.id, id))
  const isChanged = areVariantsNew || arePhotosNew || differs(columns, row!)
  if (!isChanged) return ok(before)
  await tx
    .update(products)
    .set({ ...columns, updatedAt: nextVersion(products.updatedAt, now) })
    .where(eq(products.id, id))
  return ok(await showChange(step, { ...owner, before }))
}

async function readVariants(tx: Db, productId: number) {
  const rows = await tx
    .select()
    .from(productDetails)
    .where(eq(productDetails.productId, productId))
    .orderBy(asc(productDetails.sort), asc(productDetails.id))
  const own = await tx
    .select()
    .from(skus)
    .where(
      inArray(
        skus.variantId,
        rows.map(({ id }) => id)
      )
    )
  return { rows, skuOf: new Map(own.map(({ variantId, sku }) => [variantId, sku])) }
}

async function replacePhotos(tx: Db, productId: number, photos: readonly string[]): Promise<void> {
  await tx.delete(productPhotos).where(eq(productPhotos.productId, productId))
  await tx.insert(productPhotos).values(photos.map((path, sort) => ({ productId, path, sort })))
}
