import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { insertRows } from '#server/core/db/insert-rows.ts'
import { productPhotos, products } from '#server/product/schema.ts'
import { insertVariants } from './write-variants.ts'
import { lockPlaces } from './category-place.ts'
import { findGoodsShops, type GoodsShop } from './find-shop.ts'
import { firstFigures } from './first-figures.ts'
import { newProductKeys } from './new-slug.ts'
import { type PlannedSave, planSave } from './plan-save.ts'
import { findSaveFacts, type Save } from './save-facts.ts'
import { showChanges } from './show-change.ts'
import type { GoodsStep } from './step.ts'

/** Adds one product, as `createProducts` does. */
export async function createProduct(
  step: GoodsStep,
  shopId: number,
  input: ProductInput
): Promise<Result<GoodsProduct>> {
  const [created] = await createProducts(step, [{ shopId, input }])
  return created!
}

/**
 * Adds products to shops, on sale at once, in as few statements for many as for one. Errors of each, of which then nothing is written:
 * `shop_not_found`, `category_unknown`, `variants_differ`, `min_not_multiple`, `variant_missing`, `sku_taken`, `photo_unknown`. Throws
 * `sku_taken` where another save was faster, and where two of them name one SKU.
 */
export async function createProducts(
  step: GoodsStep,
  saves: readonly Save[]
): Promise<Result<GoodsProduct>[]> {
  const plans = await planAll(step, saves)
  const planned = plans.flatMap(plan => (plan.ok ? [plan.value] : []))
  const created = new Map<Planned, GoodsProduct>()
  for (const [at, product] of (await insertAll(step, planned)).entries()) created.set(planned[at]!, product)
  return plans.map(plan => (plan.ok ? ok(created.get(plan.value)!) : plan))
}

type Planned = PlannedSave & { shop: GoodsShop; input: ProductInput }

/** What each save writes, or why it is rejected; locks the categories. */
async function planAll(step: GoodsStep, saves: readonly Save[]): Promise<Result<Planned>[]> {
  const { tx, now } = step
  const shops = await findGoodsShops(
    tx,
    saves.map(({ shopId }) => shopId),
    now
  )
  const places = await lockPlaces(
    tx,
    saves.map(({ input }) => input.category_id)
  )
  const facts = await findSaveFacts(step, saves)
  return saves.map(({ shopId, input }) => {
    const shop = shops.get(shopId)
    if (!shop) return fail(shopErrors.shop_not_found)
    const place = places.get(input.category_id)
    if (!place) return fail(goodsErrors.category_unknown, { fields: categoryField })
    const plan = planSave(facts, { shop, place, input })
    return plan.ok ? ok({ ...plan.value, shop, input }) : plan
  })
}

async function insertAll(step: GoodsStep, planned: readonly Planned[]): Promise<GoodsProduct[]> {
  if (planned.length === 0) return []
  const { tx, now } = step
  const keys = await newProductKeys(
    tx,
    planned.map(({ input }) => input.name)
  )
  const list = planned.map((plan, at) => ({ ...plan, ...keys[at]!, shopId: plan.shop.id }))
  await insertRows(
    tx,
    products,
    list.map(({ id, slug, shop, columns, variants }) => ({
      ...columns,
      ...firstFigures(columns.min, variants, shop),
      id,
      slug,
      shopId: shop.id,
      createdAt: now,
      updatedAt: now
    }))
  )
  await insertVariants(
    tx,
    list.map(({ variants, ...owner }) => ({ owner, planned: variants }))
  )
  await insertRows(
    tx,
    productPhotos,
    list.flatMap(({ id, photos }) => photos.map((path, sort) => ({ productId: id, path, sort })))
  )
  return showChanges(step, list)
}

export const categoryField = { category_id: goodsErrors.category_unknown.message }
