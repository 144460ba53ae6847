import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { cartLineLimit } from '#lib/cart/limits.ts'
import { rejectedLines } from '#lib/cart/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, idsUpTo, whole } from '#lib/core/schema/fields.ts'
import { estimateRow, destination } from './estimate-contract.ts'

export const estimateCartShipping = endpoint('GET /buyer/cart/shipping', {
  access: 'buyer',
  summary: 'What shipping of selected lines costs, shop by shop, before their checkout is opened',
  errors: [...rejectedLines, addressErrors.city_not_found, addressErrors.city_required],
  input: z.object({
    cart_detail_id: idsUpTo(cartLineLimit),
    /** Default: the main address. */
    city_id: z.optional(id)
  }),
  reply: z.object({
    ...destination,
    /** Sum of each shop's cheapest option in whole rupiah; null if one of them cannot ship there. */
    final_cost: z.nullable(whole),
    shops: z.array(
      z.object({
        shop_id: whole,
        /** The load in kilograms and cubic metres. */
        weight_kg: z.number(),
        volume_m3: z.number(),
        /** Cheapest first; unavailable ones last, with their reasons. */
        options: z.array(estimateRow)
      })
    )
  })
})
