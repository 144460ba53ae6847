import { inArray } from 'drizzle-orm'

import type { GoodsProduct } from '#lib/goods/product-contract.ts'

import { shops } from '#server/shop/schema.ts'
import {
  refreshFiguresOnly,
  refreshProductSummaries,
  refreshShopSummaries
} from '#server/product/summaries.ts'
import { readGoods } from './read-goods.ts'
import type { GoodsStep } from './step.ts'

/**
 * Recomputes the summaries of products whose rows have changed, and lets caches forget what shows them (goods-14). Their shops are
 * locked first, so that a shop's count includes what another save wrote meanwhile: call it last, with all products of a batch.
 */
export async function settleGoods(
  { tx, after, now, shopsLater }: GoodsStep,
  changed: readonly { id: number; shopId: number }[]
): Promise<void> {
  const shopIds = [...new Set(changed.map(({ shopId }) => shopId))]
  await tx
    .select({ id: shops.id })
    .from(shops)
    .where(inArray(shops.id, shopIds))
    .orderBy(shops.id)
    .for('no key update')
  const ids = changed.map(({ id }) => id)
  if (shopsLater) {
    await refreshFiguresOnly(tx, ids, now)
    for (const id of shopIds) shopsLater.add(id)
  } else await refreshProductSummaries(tx, ids, now)
  after.invalidate('catalogue', 'sitemap')
  after.invalidate(...shopIds.map(id => `shop:${id}`), ...changed.map(({ id }) => `product:${id}`))
}

/** Writes the summaries of the shops that waited for the end of many changes. */
export async function settleShops({ tx, shopsLater }: GoodsStep): Promise<void> {
  if (shopsLater && shopsLater.size > 0) await refreshShopSummaries(tx, [...shopsLater])
}

type Changed = { id: number; shopId: number; before?: GoodsProduct }

/** Settles one changed product and writes down what was changed; returns it as it is now. */
export async function showChange(step: GoodsStep, changed: Changed): Promise<GoodsProduct> {
  const [product] = await showChanges(step, [changed])
  return product!
}

/** Settles changed products and writes down what was changed in each; returns them as they are now. */
export async function showChanges(step: GoodsStep, changed: readonly Changed[]): Promise<GoodsProduct[]> {
  if (changed.length === 0) return []
  await settleGoods(step, changed)
  const shown = await readGoods(
    step.tx,
    changed.map(({ id }) => id)
  )
  const byId = new Map(shown.map(product => [product.id, product]))
  return changed.map(({ id, before }) => {
    const product = byId.get(id)
    if (!product) throw new Error(`Product ${id} vanished`)
    step.after.act({ kind: 'product', id, before, after: product })
    return product
  })
}
