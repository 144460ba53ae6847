import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { rejectedLines } from '#lib/cart/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { flag, id, idList, noteText, rupiah, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { newPin } from '#lib/identity/registration-form.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { counters } from '#lib/notification/counters-contract.ts'
import { changedOrder } from '#lib/order/contract.ts'
import { maxFreight } from '#lib/order/negotiation.ts'
import { negotiationStatus, orderStatus } from '#lib/order/order-shapes.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { siteNeeds } from '#lib/order/site-shapes.ts'
import { listPayments } from '#lib/payment/contract.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { productErrors } from '#lib/product/errors.ts'
import { shippingType } from '#lib/shipping/contract.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { freightTexts } from './freight.ts'
import { negotiationErrors } from './errors.ts'

const shippingRequired = 'Pilih pengiriman terlebih dahulu'

/** The buyer's offer: an optional amount, and a note. */
const offer = {
  /** Whole rupiah for the negotiated part: Kurir Toko's freight, or the extra cost on top of Baba's quote. */
  offer: z.optional(wholeNumber(1, maxFreight, freightTexts.offer)),
  note: z._default(noteText, '')
}

export const openNegotiation = endpoint('POST /buyer/transaction/nego', {
  access: 'buyer',
  summary:
    'Asks the seller for a freight: the open checkout becomes a negotiation, which holds no stock and no quota',
  errors: [
    checkoutErrors.checkout_not_found,
    addressErrors.address_not_found,
    ...rejectedLines,
    shippingErrors.shipping_unavailable,
    negotiationErrors.not_negotiable,
    negotiationErrors.too_many_negotiations,
    ...Object.values(voucherErrors),
    checkoutErrors.total_changed
  ],
  charges: true,
  input: z.object({
    /** The checkout's id. */
    cart_id: text(64, 'Checkout tidak ditemukan'),
    cart_detail_id: idList,
    address_id: id,
    shipping_type: shippingType,
    shipping_courier: text(60, shippingRequired),
    shipping_service: text(60, shippingRequired),
    voucher: z.optional(text(40)),
    /**
     * The total that the buyer saw, without the negotiated part: if it differs, the request is rejected with the new
     * one.
     */
    total_pay: rupiah,
    /** The site's needs; copied to the order. */
    site: z.optional(siteNeeds),
    ...offer
  }),
  reply: z.object({ id: whole, code: z.string(), counters })
})

export const changedNegotiation = z.extend(changedOrder, { nego_status: z.nullable(negotiationStatus) })

export const offerAgain = endpoint('POST /buyer/transaction/nego/offer/{id}', {
  access: 'buyer',
  summary: 'Offers again after the seller declined, three times in all',
  errors: [orderErrors.order_not_found, orderErrors.status_refused, negotiationErrors.offers_used_up],
  input: z.object({ id, ...offer }),
  reply: changedNegotiation
})

export const listNegotiationPayments = endpoint('GET /buyer/transaction/nego/payment/{id}', {
  access: 'buyer',
  summary: 'Payment methods for the price that a negotiation has come to',
  errors: [orderErrors.order_not_found, orderErrors.status_refused, negotiationErrors.not_agreed],
  input: z.object({ id }),
  reply: listPayments.reply
})

export const payNegotiation = endpoint('POST /buyer/transaction/nego/payment/{id}', {
  access: 'buyer',
  summary:
    'Pays what was agreed, exactly: takes stock and quota, or leaves the negotiation open and says why',
  errors: [
    orderErrors.order_not_found,
    orderErrors.status_refused,
    negotiationErrors.not_agreed,
    checkoutErrors.total_changed,
    productErrors.product_not_found,
    productErrors.out_of_stock,
    ...Object.values(voucherErrors),
    paymentErrors.payment_unavailable,
    paymentErrors.payment_gateway_down,
    paymentErrors.too_many_unpaid,
    paymentErrors.too_many_cash,
    moneyErrors.balance_too_low,
    identityErrors.pin_missing,
    identityErrors.pin_wrong,
    identityErrors.pin_locked,
    coreErrors.busy
  ],
  charges: true,
  input: z.object({
    id,
    payment_id: id,
    /**
     * The total that the buyer saw, including the method's fee: if it differs, the request is rejected with the new
     * one.
     */
    total_pay: z.optional(rupiah),
    /** Pays without the frozen voucher if it is no longer available; needs `total_pay`. */
    without_voucher: z._default(flag, false),
    /** Six digits, only with Saldo. */
    pin: z.optional(newPin)
  }),
  reply: z.object({ id: whole, code: z.string(), status: orderStatus, token: z.string(), counters })
})
