import type { ProductInput } from '#lib/goods/product-input.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import { setOnSale } from '#server/goods/archive-product.ts'
import { changeProduct } from '#server/goods/change-product.ts'
import { createProduct } from '#server/goods/create-product.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { findByName } from './find-goods.ts'
import type { Plan } from './plan.ts'
import { reasonOf } from './reason-of.ts'
import type { importProducts } from './schema.ts'

/** What was done with a product, as its mark is written. */
export type Applied =
  | { result: 'rejected' | 'kept'; reason: string }
  | { result: 'created' | 'changed'; product_id: number; after_version: string }

type Waiting = typeof importProducts.$inferSelect

const meanwhile =
  'Barang bernama ini ditambahkan ke toko setelah berkas diperiksa. Periksa berkasnya sekali lagi.'

/**
 * Creates or changes a product as it was planned. Rejected where somebody changed it since the check, gave its SKU to another one, or
 * added one of its name.
 */
export async function applyPlan(
  step: GoodsStep,
  { plan, productId, seenVersion, draft }: Waiting,
  { photos, categoryId }: { photos: ReadonlyMap<string, string>; categoryId: number | undefined }
): Promise<Applied> {
  if (categoryId === undefined)
    return { result: 'rejected', reason: goodsErrors.category_holds_products.message }
  const input = inputOf(plan!, photos, categoryId)
  const isNew = productId === null
  if (isNew && draft.variants.every(({ sku }) => sku === undefined)) {
    const named = await findByName(step.tx, plan!.shop_id, [input.name])
    if (named.size > 0) return { result: 'rejected', reason: meanwhile }
  }
  const saved = isNew
    ? await createProduct(step, plan!.shop_id, input)
    : await changeProduct(step, productId, input, seenVersion!)
  if (!saved.ok) return { result: 'rejected', reason: reasonOf(saved.error) }
  const { id, is_active } = saved.value
  const isWrong = plan!.is_archived !== undefined && plan!.is_archived === is_active
  const settled = isWrong ? await setOnSale(step, { id }, !is_active) : saved
  if (!settled.ok) return { result: 'rejected', reason: reasonOf(settled.error) }
  return { result: isNew ? 'created' : 'changed', product_id: id, after_version: settled.value.updated_at }
}

/** The input of a plan with its pictures where they are stored now. */
function inputOf({ input }: Plan, photos: ReadonlyMap<string, string>, category_id: number): ProductInput {
  const stored = (path: string) => photos.get(path) ?? path
  return {
    ...input,
    category_id,
    photos: [...new Set(input.photos.map(stored))],
    variants: input.variants.map(variant => ({
      ...variant,
      photo: variant.photo === null ? null : stored(variant.photo)
    }))
  }
}
