import { ok, type Result } from '#lib/core/schema/result.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import type { ProductInput } from '#lib/goods/product-input.ts'

import { setOnSale } from '#server/goods/archive-product.ts'
import { changeProducts } from '#server/goods/change-product.ts'
import { createProducts } from '#server/goods/create-product.ts'
import type { GoodsStep } from '#server/goods/step.ts'
import { findByName } from './find-goods.ts'
import { reasonOf } from './reason-of.ts'
import type { importProducts } from './schema.ts'

/** What was done with a product, as its mark is written. */
export type Applied =
  | { result: 'rejected' | 'kept'; reason: string }
  | { result: 'created' | 'changed'; product_id: number; after_version: string }

type Waiting = typeof importProducts.$inferSelect
/** A product with the paths of its pictures and its category. */
export type Placed = { one: Waiting; photos: ReadonlyMap<string, string>; categoryId: number }

const meanwhile =
  'Barang bernama ini ditambahkan ke toko setelah berkas diperiksa. Periksa berkasnya sekali lagi.'

/**
 * Changes products as they were planned, none of which collides with another one of them. Rejected where somebody changed one since the
 * check, or gave its SKU to another one.
 */
export async function applyChanges(step: GoodsStep, list: readonly Placed[]): Promise<Map<Placed, Applied>> {
  const saved = await changeProducts(
    step,
    list.map(item => ({ id: item.one.productId!, input: inputOf(item), seen: item.one.seenVersion! }))
  )
  return settleAll(step, list, saved)
}

/**
 * Creates products as they were planned, none of which collides with another one of them. Rejected where somebody added one of its name
 * since the check, or gave its SKU to another one.
 */
export async function applyNew(step: GoodsStep, list: readonly Placed[]): Promise<Map<Placed, Applied>> {
  const applied = new Map<Placed, Applied>()
  for (const item of await findNamed(step, list)) applied.set(item, { result: 'rejected', reason: meanwhile })
  const free = list.filter(item => !applied.has(item))
  const saved = await createProducts(
    step,
    free.map(item => ({ shopId: item.one.plan!.shop_id, input: inputOf(item) }))
  )
  return new Map([...applied, ...(await settleAll(step, free, saved))])
}

/** Whether a new product is known by its name: it gives none of its variants an SKU. */
export const isFoundByName = ({ draft }: Waiting): boolean =>
  draft.variants.every(({ sku }) => sku === undefined)

/** Those that are known by their name, which the shop has already. */
async function findNamed({ tx }: GoodsStep, list: readonly Placed[]): Promise<Placed[]> {
  const found: Placed[] = []
  const unnamed = list.filter(({ one }) => isFoundByName(one))
  for (const [shopId, own] of Map.groupBy(unnamed, ({ one }) => one.plan!.shop_id)) {
    const nameOf = ({ one }: Placed) => one.plan!.input.name
    const named = await findByName(tx, shopId, own.map(nameOf))
    found.push(...own.filter(item => named.has(nameOf(item))))
  }
  return found
}

/** Takes saved products out of the marketplace, or sells them again, where their plans say so. */
async function settleAll(
  step: GoodsStep,
  list: readonly Placed[],
  saved: readonly Result<GoodsProduct>[]
): Promise<Map<Placed, Applied>> {
  const applied = new Map<Placed, Applied>()
  for (const [at, item] of list.entries()) applied.set(item, await settle(step, item.one, saved[at]!))
  return applied
}

async function settle(
  step: GoodsStep,
  { plan: planned, productId }: Waiting,
  saved: Result<GoodsProduct>
): Promise<Applied> {
  if (!saved.ok) return { result: 'rejected', reason: reasonOf(saved.error) }
  const plan = planned!
  const { id, is_active } = saved.value
  const isWrong = plan.is_archived !== undefined && plan.is_archived === is_active
  const settled = isWrong ? await setOnSale(step, { id }, !is_active) : ok(saved.value)
  if (!settled.ok) return { result: 'rejected', reason: reasonOf(settled.error) }
  const result = productId === null ? 'created' : 'changed'
  return { result, product_id: id, after_version: settled.value.updated_at }
}

/** The input of a plan with its pictures where they are stored now. */
function inputOf({ one, photos, categoryId: category_id }: Placed): ProductInput {
  const { input } = one.plan!
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
