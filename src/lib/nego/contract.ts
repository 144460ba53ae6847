import * as z from 'zod/mini'

import { addressRefusals } from '#lib/address/refusals.ts'
import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { linesRefused } from '#lib/cart/refusals.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { flag, id, idList, noteText, rupiah, text, whole, wholeNumber } from '#lib/core/fields.ts'
import { coreRefusals } from '#lib/core/refusals.ts'
import { identityRefusals } from '#lib/identity/refusals.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'
import { counters } from '#lib/notification/counters-contract.ts'
import { changedOrder } from '#lib/order/contract.ts'
import { mostFreight } from '#lib/order/negotiation.ts'
import { negoStatus, orderStatus } from '#lib/order/order-shapes.ts'
import { orderRefusals } from '#lib/order/refusals.ts'
import { siteNeeds } from '#lib/order/site-shapes.ts'
import { listPayments } from '#lib/payment/contract.ts'
import { paymentRefusals } from '#lib/payment/refusals.ts'
import { productRefusals } from '#lib/product/refusals.ts'
import { shippingType } from '#lib/shipping/contract.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { freightTexts } from './freight.ts'
import { negoRefusals } from './refusals.ts'

const shippingRequired = 'Pilih pengiriman terlebih dahulu'

/** What the buyer says: a figure if they have one, and words. */
const offer = {
  /** Whole rupiah for what is negotiated: Kurir Toko's freight, or what comes on top of Baba's quote. */
  offer: z.optional(wholeNumber(1, mostFreight, freightTexts.offer)),
  note: z._default(noteText, '')
}

export const openNegotiation = endpoint('POST /buyer/transaction/nego', {
  access: 'buyer',
  summary:
    'Asks the seller for a freight: the open checkout becomes a negotiation, which holds no stock and no quota',
  refusals: [
    checkoutRefusals.checkout_not_found,
    addressRefusals.address_not_found,
    ...linesRefused,
    shippingRefusals.shipping_unavailable,
    negoRefusals.not_negotiable,
    negoRefusals.too_many_negotiations,
    ...Object.values(voucherRefusals),
    checkoutRefusals.total_changed
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
    /** What the buyer saw, without what is negotiated: another total is refused with the new one. */
    total_pay: rupiah,
    /** What the site needs; it stands on the order. */
    site: z.optional(siteNeeds),
    ...offer
  }),
  reply: z.object({ id: whole, code: z.string(), counters })
})

export const changedNego = z.extend(changedOrder, { nego_status: z.nullable(negoStatus) })

export const offerAgain = endpoint('POST /buyer/transaction/nego/offer/{id}', {
  access: 'buyer',
  summary: 'Offers again after the seller declined, three times in all',
  refusals: [orderRefusals.order_not_found, orderRefusals.status_refused, negoRefusals.offers_used_up],
  input: z.object({ id, ...offer }),
  reply: changedNego
})

export const listNegoPayments = endpoint('GET /buyer/transaction/nego/payment/{id}', {
  access: 'buyer',
  summary: 'Payment methods for the price that a negotiation has come to',
  refusals: [orderRefusals.order_not_found, orderRefusals.status_refused, negoRefusals.not_agreed],
  input: z.object({ id }),
  reply: listPayments.reply
})

export const payNegotiation = endpoint('POST /buyer/transaction/nego/payment/{id}', {
  access: 'buyer',
  summary:
    'Pays what was agreed, exactly: takes stock and quota, or leaves the negotiation open and says why',
  refusals: [
    orderRefusals.order_not_found,
    orderRefusals.status_refused,
    negoRefusals.not_agreed,
    checkoutRefusals.total_changed,
    productRefusals.product_not_found,
    productRefusals.out_of_stock,
    ...Object.values(voucherRefusals),
    paymentRefusals.payment_unavailable,
    paymentRefusals.payment_gateway_down,
    paymentRefusals.too_many_unpaid,
    paymentRefusals.too_many_cash,
    moneyRefusals.balance_too_low,
    identityRefusals.pin_missing,
    identityRefusals.pin_wrong,
    identityRefusals.pin_locked,
    coreRefusals.busy
  ],
  charges: true,
  input: z.object({
    id,
    payment_id: id,
    /** What the buyer saw, the method's fee included: another total is refused with the new one. */
    total_pay: z.optional(rupiah),
    /** Pays without the frozen voucher where that is not to be had any more; needs `total_pay`. */
    without_voucher: z._default(flag, false),
    /** Six digits, only with Saldo. */
    pin: z.optional(z.string().check(z.maxLength(20)))
  }),
  reply: z.object({ id: whole, code: z.string(), status: orderStatus, token: z.string(), counters })
})
