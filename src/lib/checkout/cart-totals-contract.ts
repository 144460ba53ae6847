import * as z from 'zod/mini'

import { cartLineLimit } from '#lib/cart/limits.ts'
import { rejectedLines } from '#lib/cart/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { idsUpTo, whole } from '#lib/core/schema/fields.ts'
import { saleUnit } from '#lib/product/product-shapes.ts'
import { checkoutErrors } from './errors.ts'

/** Whole rupiah of selected goods, before shipping and the payment's fee. */
const figures = {
  pieces: whole,
  /** The unit common to all of these pieces; null where they have several (D40). */
  sale_unit: z.nullable(saleUnit),
  subtotal: whole,
  /** Discount of the vouchers. */
  discount: whole,
  /** Later credit of a chosen cashback voucher. */
  cashback: whole,
  /** subtotal − discount */
  total: whole
}

export const readCartTotals = endpoint('GET /buyer/cart/totals', {
  access: 'buyer',
  summary:
    'What selected lines cost with the vouchers that their checkout shows chosen, by shop and in one sum',
  errors: [...rejectedLines, checkoutErrors.too_many_shops],
  input: z.object({ cart_detail_id: idsUpTo(cartLineLimit) }),
  reply: z.object({
    ...figures,
    /** Distinct codes of the applied vouchers. */
    vouchers: z.array(z.string()),
    shops: z.array(
      z.object({
        shop_id: whole,
        ...figures,
        /** The voucher that the shop's order will have: its own, or its share of the marketplace's; null for none. */
        voucher: z.nullable(z.string())
      })
    )
  })
})
