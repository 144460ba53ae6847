import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { idOrSlug } from '#lib/core/schema/fields.ts'
import { productErrors } from '#lib/product/errors.ts'
import { productCard } from '#lib/product/product-shapes.ts'

export const listTogether = endpoint('GET /buyer/product/together/{id}', {
  access: 'public',
  summary: 'What often stands in the same orders as a product, by id or slug: up to 12 products in stock',
  errors: [productErrors.product_not_found],
  input: z.object({ id: idOrSlug }),
  reply: z.array(productCard)
})
