import { productErrors } from '#lib/product/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'
import * as contract from '#lib/review/contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { findProductId } from '#server/product/find-product.ts'
import { findShopId } from '#server/shop/shops.ts'
import { readProductRating, readReviewPage, readShopRating } from './reviews.ts'

/** Public routes: ratings and reviews of a product, or of all products of a shop. */
export function reviewListRoutes(api: Api): void {
  api.open(contract.showProductRating, async ({ db, input }) => {
    const rating = await readProductRating(db, input.id)
    return rating ? answer(rating) : fail(productErrors.product_not_found)
  })
  api.open(contract.listProductReviews, async ({ db, input }) => {
    const productId = await findProductId(db, input.id)
    if (!productId) return fail(productErrors.product_not_found)
    const { reviews, total } = await readReviewPage(db, { productId }, input)
    return answer(reviews, { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.open(contract.showShopRating, async ({ db, input }) => {
    const shopId = await findShopId(db, input.id)
    return shopId ? answer(await readShopRating(db, shopId)) : fail(shopErrors.shop_not_found)
  })
  api.open(contract.listShopReviews, async ({ db, input }) => {
    const shopId = await findShopId(db, input.shop_id)
    if (!shopId) return fail(shopErrors.shop_not_found)
    const { reviews, total } = await readReviewPage(db, { shopId }, input)
    return answer(reviews, { meta: pageMeta(input.page, input.per_page, total) })
  })
}
