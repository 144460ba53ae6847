import * as z from 'zod/mini'

import { shopErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { flag, idOrSlug, isoDate, paging, text, whole } from '#lib/core/schema/fields.ts'
import { productsPerPage } from '#lib/product/limits.ts'
import { productCard, productShop } from '#lib/product/product-shapes.ts'

export const shop = z.object({
  ...productShop.shape,
  description: z.string(),
  product_count: whole,
  joined_at: isoDate,
  /** Its best ranked products: three in lists, none on the shop's own page, which lists them all. */
  products: z.array(productCard)
})

export type ShopData = z.output<typeof shop>

export const listShops = endpoint('GET /buyer/shop', {
  access: 'public',
  summary: 'Shops by name, the best first',
  input: z.object({
    keyword: z.optional(text(100)),
    /** Search exactly what was typed, without correction or omission. */
    is_verbatim: z.optional(flag),
    is_verified: z.optional(flag),
    ...paging(productsPerPage)
  }),
  reply: z.array(shop),
  paged: true,
  limit: 'search'
})

export const showShop = endpoint('GET /buyer/shop/{id}', {
  access: 'public',
  summary: 'A shop by id or slug',
  errors: [shopErrors.shop_not_found],
  input: z.object({ id: idOrSlug }),
  reply: shop
})
