import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { productPhotos, products } from '#server/product/schema.ts'
import { insertVariants } from './write-variants.ts'
import { lockPlace } from './category-place.ts'
import { findGoodsShop } from './find-shop.ts'
import { newProductKey } from './new-slug.ts'
import { planSave } from './plan-save.ts'
import { showChange } from './show-change.ts'
import type { GoodsStep } from './step.ts'

/**
 * Adds a product to a shop, on sale at once. Errors, before anything is written: `shop_not_found`, `category_unknown`,
 * `variants_differ`, `min_not_multiple`, `variant_missing`, `sku_taken`, `photo_unknown`. Throws `sku_taken` where another save was faster.
 */
export async function createProduct(
  step: GoodsStep,
  shopId: number,
  input: ProductInput
): Promise<Result<GoodsProduct>> {
  const { tx, now } = step
  const shop = await findGoodsShop(tx, shopId)
  if (!shop) return fail(shopErrors.shop_not_found)
  const place = await lockPlace(tx, input.category_id)
  if (!place) return fail(goodsErrors.category_unknown, { fields: categoryField })
  const plan = await planSave(step, { shop, place, input })
  if (!plan.ok) return plan
  const { columns, variants, photos } = plan.value
  const prices = input.variants.map(({ price }) => price)
  const { id, slug } = await newProductKey(tx, input.name)
  await tx.insert(products).values({
    ...columns,
    id,
    slug,
    shopId,
    provinceId: shop.provinceId,
    cityId: shop.cityId,
    // Figures that settleGoods replaces.
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    stock: 0,
    createdAt: now,
    updatedAt: now
  })
  await insertVariants(tx, { id, shopId }, variants)
  await tx.insert(productPhotos).values(photos.map((path, sort) => ({ productId: id, path, sort })))
  return ok(await showChange(step, { id, shopId }))
}

export const categoryField = { category_id: goodsErrors.category_unknown.message }
