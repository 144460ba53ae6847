import { shopRefusals } from '#lib/shop/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import * as contract from '#lib/shop/contract.ts'

import { readShop } from './shops.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** A shop; shops and their products are listed by the search, their reviews stand with the reviews. */
export function shopRoutes(api: Api): void {
  api.open(contract.showShop, async ({ db, input, now }) => {
    const shop = await readShop(db, input.id, now)
    return shop ? answer(shop) : refuse(shopRefusals.shop_not_found)
  })
}
