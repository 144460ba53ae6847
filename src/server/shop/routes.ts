import { shopRefusals } from '#lib/shop/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import * as contract from '#lib/shop/contract.ts'

import { readShop, readShopPage } from './shops.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Shops; their products are lists, their reviews stand with the reviews. */
export function shopRoutes(api: Api): void {
  api.open(contract.listShops, async ({ db, input, now }) => {
    const { shops, total } = await readShopPage(db, input, now)
    return answer(shops, { meta: pageMeta(input.page, input.per_page, total) })
  })
  api.open(contract.showShop, async ({ db, input, now }) => {
    const shop = await readShop(db, input.id, now)
    return shop ? answer(shop) : refuse(shopRefusals.shop_not_found)
  })
}
