import { fail } from '#lib/core/schema/api-error.ts'
import { noProductYet } from '#lib/goods/empty-texts.ts'
import * as contract from '#lib/goods/product-contract.ts'
import { productErrors } from '#lib/product/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import type { Result } from '#lib/core/schema/result.ts'

import { answer, type Handled, boundedMeta } from '#server/core/http/answer.ts'
import { replayIfKeyed } from '#server/core/http/idempotency.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { products } from '#server/product/schema.ts'
import { setOnSale } from './archive-product.ts'
import { listBrands } from './brands.ts'
import { changeOffer } from './change-offer.ts'
import { changeProduct } from './change-product.ts'
import { findSellerId } from './find-shop.ts'
import { createProduct } from './create-product.ts'
import { listGoods } from './list-goods.ts'
import { storeGoodsPhoto } from './photos.ts'
import { readGoods } from './read-goods.ts'
import { renameBrand } from './rename-brand.ts'
import type { GoodsStep } from './step.ts'

/** Products, their pictures and brands at the counter. */
export function goodsRoutes(api: Api): void {
  api.ops(contract.listGoods, async ({ db, input, scope }) => {
    const { list, total } = await listGoods(db, input, scope)
    const meta = boundedMeta(input.page, input.per_page, total)
    const isEmpty = total === 0 && scope === 'all' && (await db.$count(products)) === 0
    return answer(list, { meta, ...(isEmpty && { message: noProductYet }) })
  })
  api.ops(contract.showGoods, async ({ db, input, scope }) => {
    const [product] = await readGoods(db, [input.id], scope)
    return product ? answer(product) : fail(productErrors.product_not_found)
  })
  api.ops(contract.addProduct, async context => {
    const { shop_id: shopId, ...input } = context.input
    const sellerId = await findSellerId(context.db, shopId)
    if (sellerId === undefined) return fail(shopErrors.shop_not_found)
    // Keys belong to accounts: what is added belongs to the shop's.
    const slot = { ownerId: sellerId, route: contract.addProduct.name }
    return replayIfKeyed(context, slot, async () => async (tx, after) => {
      const added = await createProduct({ tx, after, now: context.now }, shopId, input)
      return added.ok ? answer(added.value) : added
    })
  })
  api.ops(contract.changeProduct, context => {
    const { id, updated_at: seen, ...input } = context.input
    return within(context, step => changeProduct(step, id, input, seen))
  })
  api.ops(contract.changeOffer, context =>
    within(context, step => changeOffer(step, context.input, context.scope))
  )
  api.ops(contract.archiveProduct, context => within(context, step => setOnSale(step, context.input, false)))
  api.ops(contract.restoreProduct, context => within(context, step => setOnSale(step, context.input, true)))
  api.ops(contract.addPhoto, async ({ services, input }) => {
    const stored = await storeGoodsPhoto(services, input.photo)
    return stored.ok ? answer({ path: stored.value }) : stored
  })
  api.ops(contract.listBrands, async ({ db, input }) => {
    const { list, total } = await listBrands(db, input)
    return answer(list, { meta: boundedMeta(input.page, input.per_page, total) })
  })
  api.ops(contract.renameBrand, context => within(context, step => renameBrand(step, context.input)))
}

/** Runs a command in a transaction and answers what it returns. */
export const within = <T>(
  { transact, now }: CounterContext<unknown>,
  command: (step: GoodsStep) => Promise<Result<T>>
): Promise<Handled<T>> =>
  transact(async (tx, after) => {
    const done = await command({ tx, after, now })
    return done.ok ? answer(done.value) : done
  })
