import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { cartLineLimit } from '#lib/cart/availability.ts'
import { rejectedLines } from '#lib/cart/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, idsUpTo, whole } from '#lib/core/schema/fields.ts'
import { estimateRow, goal } from './estimate-contract.ts'

export const estimateCartShipping = endpoint('GET /buyer/cart/shipping', {
  access: 'buyer',
  summary: 'What shipping of selected lines costs, shop by shop, before their checkout is opened',
  errors: [...rejectedLines, addressErrors.city_not_found, addressErrors.city_required],
  input: z.object({
    cart_detail_id: idsUpTo(cartLineLimit),
    /** Without it the main address. */
    city_id: z.optional(id)
  }),
  reply: z.object({
    ...goal,
    /** Whole rupiah of each shop's cheapest option together; null where one of them cannot send there. */
    final_cost: z.nullable(whole),
    shops: z.array(
      z.object({
        shop_id: whole,
        /** What has to be carried, in kilograms and cubic metres. */
        weight_kg: z.number(),
        volume_m3: z.number(),
        /** The cheapest of all first; what cannot be used stands last, with its reason. */
        options: z.array(estimateRow)
      })
    )
  })
})
