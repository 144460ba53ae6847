import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { rejectedLines } from '#lib/cart/errors.ts'
import { empty, flag, id, text } from '#lib/core/schema/fields.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { siteNeeds } from '#lib/order/site-shapes.ts'
import { shippingType } from '#lib/shipping/contract.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { checkoutVoucher } from './contract.ts'
import { checkoutErrors } from './errors.ts'
import { checkoutTexts } from './texts.ts'

/**
 * Separate from the endpoint that opens the checkout: saving a choice needs no new quotes, and a page may send it while
 * it is left.
 */
export const chooseInCheckout = endpoint('POST /buyer/transaction/checkout/choose', {
  access: 'buyer',
  summary: 'Remembers choices of the open checkout, so that a reload or another tab shows them again',
  errors: [
    checkoutErrors.checkout_not_found,
    checkoutErrors.payment_required,
    paymentErrors.payment_unavailable
  ],
  input: z.object({
    /** The checkout's id; of several shops that of any of them. */
    cart_id: text(64, checkoutTexts.notFound),
    shipping: z.optional(
      z.object({
        type: shippingType,
        courier: text(60, checkoutTexts.shippingRequired),
        service: text(60, checkoutTexts.shippingRequired)
      })
    ),
    /** Null removes the voucher. */
    voucher: z.optional(z.nullable(text(40))),
    /** The marketplace's voucher that several shops share; it and the payment apply to all of them. */
    market_voucher: z.optional(z.nullable(text(40))),
    payment_id: z.optional(id),
    /** The site's needs, for all shops; null removes them. */
    site: z.optional(z.nullable(siteNeeds)),
    /** Delivers to the address again, after a pickup or a point. */
    mode: z.optional(z.literal('deliver'))
  }),
  reply: empty
})

/**
 * A voucher that is not shown is revealed only by its exact code (D38). A known code that cannot be used is returned
 * with the reason.
 */
export const enterPromo = endpoint('POST /buyer/transaction/checkout/promo', {
  access: 'buyer',
  summary:
    'A voucher of the open checkout by its code, shown or not, with what it is worth or why it cannot be used',
  errors: [...rejectedLines, checkoutErrors.checkout_not_found, voucherErrors.voucher_not_found],
  input: z.object({
    /** The checkout's id; of several shops that of the code's shop, or of any for a marketplace voucher. */
    cart_id: text(64, checkoutTexts.notFound),
    code: text(40),
    /** For a voucher that several shops share. */
    is_shared: z._default(flag, false)
  }),
  reply: checkoutVoucher,
  limit: 'guess'
})
