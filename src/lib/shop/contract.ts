import * as z from 'zod/mini'

import { shopErrors } from './errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { timeZones } from './hours.ts'
import { flag, idOrSlug, isoDate, paging, text, whole } from '#lib/core/schema/fields.ts'
import { productsPerPage } from '#lib/product/limits.ts'
import { productCard, productShop } from '#lib/product/product-shapes.ts'

/** The time of a province. */
export const timeZone = z.enum(timeZones)

/** Opening hours, Monday to Sunday, in minutes since midnight; null for a shop that names none. */
export const weekHours = z.nullable(z.array(z.nullable(z.object({ opens: whole, closes: whole }))))

export const shop = z.object({
  ...productShop.shape,
  description: z.string(),
  product_count: whole,
  joined_at: isoDate,
  /** Opening hours, Monday to Sunday, in minutes since midnight; null where the shop names none. */
  hours: weekHours,
  /** The time of its hours. */
  time_zone: timeZone,
  /** Whether it sells nothing at present. */
  is_closed: z.boolean(),
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
