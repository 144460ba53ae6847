import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'

import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { offerInput } from '#lib/goods/product-input.ts'
import { stockAfter, variantTexts } from '#lib/goods/variants.ts'
import { productErrors } from '#lib/product/errors.ts'

import { changedMeanwhile } from '#server/core/acts/changed-meanwhile.ts'
import { nextVersion } from '#server/core/db/columns.ts'
import { updateRows } from '#server/core/db/update-rows.ts'
import type { Scope } from '#server/core/http/callers.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { lockProducts } from './lock-products.ts'
import { lowStock } from './plan-save.ts'
import { readGoods, versionOf } from './read-goods.ts'
import { showChange } from './show-change.ts'
import type { GoodsStep } from './step.ts'

type Offer = z.output<typeof offerInput>

/**
 * Changes prices and pieces of some variants of a product within the scope, guarded as orders are (goods-10). Without the version that
 * the caller has seen, whatever is there is changed (goods-60). Errors, before anything is written: `product_not_found`,
 * `changed_meanwhile`, `variant_missing`, `stock_below_zero`, `invalid_input` for a variant that is named twice.
 */
export async function changeOffer(
  step: GoodsStep,
  { id, updated_at: seen, variants }: { id: number; updated_at?: Date; variants: readonly Offer[] },
  scope: Scope
): Promise<Result<GoodsProduct>> {
  const { tx, now } = step
  // Nobody waits for a seller who asks for goods of others.
  if ((await readGoods(tx, [id], scope)).length === 0) return fail(productErrors.product_not_found)
  await lockProducts(tx, [id])
  const [before] = await readGoods(tx, [id], scope)
  if (!before) return fail(productErrors.product_not_found)
  const late = seen && (await changedMeanwhile(tx, versionOf(before), seen))
  if (late) return late
  const plan = planOffers(before, variants)
  if (!plan.ok) return plan
  if (plan.value.length === 0) return ok(before)
  await updateRows(tx, productDetails, plan.value)
  await tx
    .update(products)
    .set({ updatedAt: nextVersion(products.updatedAt, now) })
    .where(eq(products.id, id))
  return ok(await showChange(step, { id, shopId: before.shop.id, before }))
}

type Row = { id: number; price: number; stock: number }

/** The rows that differ after the offers. */
function planOffers(before: GoodsProduct, offers: readonly Offer[]): Result<Row[]> {
  const known = new Map(before.variants.map(one => [one.id, one]))
  const planned = new Map<number, Row>()
  for (const [index, offer] of offers.entries()) {
    const was = known.get(offer.id)
    const field = `variants.${index}.id`
    if (!was)
      return fail(goodsErrors.variant_missing, { fields: { [field]: goodsErrors.variant_missing.message } })
    if (planned.has(offer.id))
      return fail(coreErrors.invalid_input, { fields: { [field]: variantTexts.sameId } })
    const stock = stockAfter(was.stock, offer)
    if (stock === undefined) return fail(goodsErrors.stock_below_zero, { fields: lowStock(index, was.stock) })
    planned.set(offer.id, { id: offer.id, price: offer.price ?? was.price, stock })
  }
  return ok(
    [...planned.values()].filter(({ id, price, stock }) => {
      const was = known.get(id)!
      return price !== was.price || stock !== was.stock
    })
  )
}
