import { refuse } from '#lib/core/refusals.ts'
import * as contract from '#lib/shop/contract.ts'

import { readRating, readReviewPage } from '#server/review/reviews.ts'
import { findShopId, readShop, readShopPage } from './shops.ts'
import { answer, pageMeta } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Shops, their ratings and reviews; their products are lists of the catalogue. */
export function shopRoutes(api: Api): void {
  api.open(contract.listShops, async ({ db, input, now }) => {
    const { shops, total } = await readShopPage(db, input, now)
    return answer(shops, { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.open(contract.showShop, async ({ db, input, now }) => {
    const shop = await readShop(db, input.id, now)
    return shop ? answer(shop) : refuse('shop_not_found')
  })
  api.open(contract.showShopRating, async ({ db, input }) => {
    const shopId = await findShopId(db, input.id)
    return shopId ? answer(await readRating(db, { shopId })) : refuse('shop_not_found')
  })
  api.open(contract.listShopReviews, async ({ db, input }) => {
    const shopId = await findShopId(db, input.shop_id)
    if (!shopId) return refuse('shop_not_found')
    const { reviews, total } = await readReviewPage(db, { shopId }, input)
    return answer(reviews, { meta: pageMeta(input.page, input.per_page, total) })
  })
}
