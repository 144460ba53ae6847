import { asc, inArray } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'
import { productErrors } from '#lib/product/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import type { Db } from '#server/core/db/connect.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { updateRows } from '#server/core/db/update-rows.ts'
import { productDetails, productPhotos, products, skus } from '#server/product/schema.ts'
import { categoryField } from './create-product.ts'
import { lockPlaces } from './category-place.ts'
import { findGoodsShops } from './find-shop.ts'
import { lockProducts } from './lock-products.ts'
import { type PlannedSave, planSave } from './plan-save.ts'
import { readGoods, versionOf } from './read-goods.ts'
import { findSaveFacts } from './save-facts.ts'
import { showChanges } from './show-change.ts'
import type { GoodsStep } from './step.ts'
import { differs, replaceVariants } from './write-variants.ts'

/** A product that is to be what an input says, as a whole; `seen` is the version that the caller changed. */
export type ChangeSave = { id: number; input: ProductInput; seen?: Date | undefined }

/** Changes one product, as `changeProducts` does. */
export async function changeProduct(
  step: GoodsStep,
  id: number,
  input: ProductInput,
  seen?: Date
): Promise<Result<GoodsProduct>> {
  const [changed] = await changeProducts(step, [{ id, input, seen }])
  return changed!
}

/**
 * Makes products what their inputs say, each as a whole and named once: a variant that its input does not name is switched off. Without
 * `seen` whatever is there is changed. What says what is there already writes nothing. Errors of each, of which then nothing is written:
 * those of createProducts, `product_not_found`, `changed_meanwhile`, `stock_below_zero`. None may take an SKU that another one of them
 * gives up. A batch that calls it more than once locks all of its products first (lockProducts), else it could wait for an order that
 * waits for it.
 */
export async function changeProducts(
  step: GoodsStep,
  saves: readonly ChangeSave[]
): Promise<Result<GoodsProduct>[]> {
  const plans = await planAll(step, saves)
  const planned = plans.flatMap(plan => (plan.ok ? [plan.value] : []))
  const changed = await writeAll(step, planned)
  return plans.map(plan => (plan.ok ? ok(changed.get(plan.value.owner.id) ?? plan.value.before) : plan))
}

type Planned = PlannedSave & { owner: { id: number; shopId: number }; before: GoodsProduct }

/** What each save writes, or why it is rejected; locks the categories, then the products. */
async function planAll(step: GoodsStep, saves: readonly ChangeSave[]): Promise<Result<Planned>[]> {
  const { tx, now } = step
  const ids = saves.map(({ id }) => id)
  // Before the products: who moves a category locks it and then its products.
  const places = await lockPlaces(
    tx,
    saves.map(({ input }) => input.category_id)
  )
  await lockProducts(tx, ids)
  const known = new Map((await readGoods(tx, ids)).map(product => [product.id, product]))
  const shops = await findGoodsShops(
    tx,
    [...known.values()].map(({ shop }) => shop.id),
    now
  )
  const facts = await findSaveFacts(
    step,
    saves.flatMap(({ id, input }) => (known.has(id) ? [{ shopId: known.get(id)!.shop.id, input }] : []))
  )
  const plans: Result<Planned>[] = []
  for (const { id, input, seen } of saves) {
    const before = known.get(id)
    const late = before && seen && (await changedMeanwhile(tx, versionOf(before), seen))
    const place = places.get(input.category_id)
    if (!before) plans.push(fail(productErrors.product_not_found))
    else if (late) plans.push(late)
    else if (!place) plans.push(fail(goodsErrors.category_unknown, { fields: categoryField }))
    else {
      const shop = shops.get(before.shop.id)!
      const plan = planSave(facts, { shop, place, input, before })
      plans.push(plan.ok ? ok({ ...plan.value, owner: { id, shopId: shop.id }, before }) : plan)
    }
  }
  return plans
}

/** Writes what differs; returns the products that did, as they are now. */
async function writeAll(
  step: GoodsStep,
  planned: readonly Planned[]
): Promise<ReadonlyMap<number, GoodsProduct>> {
  if (planned.length === 0) return new Map()
  const { tx, now } = step
  const ids = planned.map(({ owner }) => owner.id)
  const { rowsOf, skuOf } = await readVariants(tx, ids)
  const changedIds = await replaceVariants(
    tx,
    planned.map(({ owner, variants }) => ({
      owner,
      planned: variants,
      rows: rowsOf.get(owner.id) ?? [],
      skuOf
    }))
  )
  const repictured = planned.filter(({ photos, before }) => photos.join() !== before.photos.join())
  await replacePhotos(tx, repictured)
  const stored = await tx.select().from(products).where(inArray(products.id, ids))
  const rowOf = new Map(stored.map(row => [row.id, row]))
  const changed = planned.filter(
    one =>
      changedIds.has(one.owner.id) ||
      repictured.includes(one) ||
      differs(one.columns, rowOf.get(one.owner.id)!)
  )
  await updateRows(
    tx,
    products,
    changed.map(({ owner, columns }) => ({ id: owner.id, ...columns })),
    { updatedAt: nextVersion(products.updatedAt, now) }
  )
  const shown = await showChanges(
    step,
    changed.map(({ owner, before }) => ({ ...owner, before }))
  )
  return new Map(shown.map(product => [product.id, product]))
}

/** The variants of products, all of them, and their SKUs by the variants' ids. */
async function readVariants(tx: Db, productIds: readonly number[]) {
  const rows = await tx
    .select()
    .from(productDetails)
    .where(inArray(productDetails.productId, [...productIds]))
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
  return {
    rowsOf: Map.groupBy(rows, ({ productId }) => productId),
    skuOf: new Map(own.map(({ variantId, sku }) => [variantId, sku]))
  }
}

async function replacePhotos(tx: Db, list: readonly Pick<Planned, 'owner' | 'photos'>[]): Promise<void> {
  if (list.length === 0) return
  const ids = list.map(({ owner }) => owner.id)
  await tx.delete(productPhotos).where(inArray(productPhotos.productId, ids))
  await insertRows(
    tx,
    productPhotos,
    list.flatMap(({ owner, photos }) => photos.map((path, sort) => ({ productId: owner.id, path, sort })))
  )
}
