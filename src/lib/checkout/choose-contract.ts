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
 * A call of its own, not fields of the one that opens: saving a choice needs no new quotes, and a page may send it
 * while it is left.
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
    /** The checkout's id; of several shops that of one of them. */
    cart_id: text(64, checkoutTexts.notFound),
    shipping: z.optional(
      z.object({
        type: shippingType,
        courier: text(60, checkoutTexts.shippingRequired),
        service: text(60, checkoutTexts.shippingRequired)
      })
    ),
    /** Null takes the voucher off. */
    voucher: z.optional(z.nullable(text(40))),
    /** The marketplace's voucher that several shops share; it and the payment hold for all of them. */
    market_voucher: z.optional(z.nullable(text(40))),
    payment_id: z.optional(id),
    /** What the site needs, for all shops; null takes it back. */
    site: z.optional(z.nullable(siteNeeds)),
    /** Goes to the address again, after a pickup or a point. */
    mode: z.optional(z.literal('deliver'))
  }),
  reply: empty
})

/**
 * What is not shown is told to nobody but who sends its code (D38). A code that is known and cannot be used is answered
 * with its reason.
 */
export const enterPromo = endpoint('POST /buyer/transaction/checkout/promo', {
  access: 'buyer',
  summary:
    'A voucher of the open checkout by its code, shown or not, with what it is worth or why it cannot be used',
  errors: [...rejectedLines, checkoutErrors.checkout_not_found, voucherErrors.voucher_not_found],
  input: z.object({
    /** The checkout's id; of several shops that of the one whose code it is, or of any where it is the marketplace's. */
    cart_id: text(64, checkoutTexts.notFound),
    code: text(40),
    /** One that several shops share. */
    is_shared: z._default(flag, false)
  }),
  reply: checkoutVoucher,
  limit: 'guess'
})
