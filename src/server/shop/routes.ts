import { shopErrors } from '#lib/shop/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/shop/contract.ts'

import { readShop } from './shops.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/**
 * The page of one shop. Lists of shops and of their products are in the search routes, reviews in the review routes.
 */
export function shopRoutes(api: Api): void {
  api.open(contract.showShop, async ({ db, input, now }) => {
    const shop = await readShop(db, input.id, now)
    return shop ? answer(shop) : fail(shopErrors.shop_not_found)
  })
}
