import { listTogether } from '#lib/order/together-contract.ts'
import { productErrors } from '#lib/product/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { findProductId } from '#server/product/find-product.ts'
import { readCards } from '#server/product/product-cards.ts'
import { readTogetherIds } from './bought-together.ts'

/** Public endpoint for products that are bought together. */
export function togetherRoutes(api: Api): void {
  api.open(listTogether, async ({ db, input, now }) => {
    const productId = await findProductId(db, input.id)
    if (!productId) return fail(productErrors.product_not_found)
    return answer(await readCards(db, await readTogetherIds(db, productId), now))
  })
}
