import { listTogether } from '#lib/order/together-contract.ts'
import { productErrors } from '#lib/product/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readTogether } from './bought-together.ts'

/** Public endpoint for products that are bought together. */
export function togetherRoutes(api: Api): void {
  api.open(listTogether, async ({ db, input, now }) => {
    const cards = await readTogether(db, input.id, now)
    return cards ? answer(cards) : fail(productErrors.product_not_found)
  })
}
