import * as z from 'zod/mini'

import { counters } from '#lib/notification/counters-contract.ts'
import { addressErrors } from '#lib/address/errors.ts'
import { checkoutErrors } from './errors.ts'
import { checkoutTexts } from './texts.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { newPin } from '#lib/identity/registration-form.ts'
import { moneyErrors } from '#lib/money/errors.ts'
import { paymentErrors } from '#lib/payment/errors.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { voucherErrors } from '#lib/voucher/errors.ts'
import { rejectedLines } from '#lib/cart/errors.ts'
import { shopOfLines } from '#lib/cart/contract.ts'
import { saleUnit, voucherType } from '#lib/product/product-shapes.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import {
  count,
  flag,
  id,
  idList,
  isoDate,
  photo,
  positive,
  reason,
  rupiah,
  text,
  whole
} from '#lib/core/schema/fields.ts'
import { freightLoad, shippings, shippingType } from '#lib/shipping/contract.ts'
import { checkoutDelivery } from './delivery-shapes.ts'
import { storedSiteNeeds, siteNeeds } from '#lib/order/site-shapes.ts'

const cartId = text(64, checkoutTexts.notFound)
const { shippingRequired } = checkoutTexts

const checkoutAddress = z.object({
  id: whole,
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The whole address in one text. */
  address: z.string(),
  lat: z.string(),
  lng: z.string(),
  is_main: z.boolean()
})

export const checkoutProduct = z.object({
  /** The cart line. */
  id: whole,
  note: z.string(),
  product_id: whole,
  product_detail_id: whole,
  slug: z.string(),
  name: z.string(),
  photo,
  variant: z.nullable(z.string()),
  price: whole,
  qty: whole,
  stock: whole,
  min: whole,
  multiple: whole,
  sale_unit: saleUnit,
  is_pre_order: z.boolean(),
  pre_order_days: whole
})

export const checkoutVoucher = z.object({
  code: z.string(),
  name: z.string(),
  banner: photo,
  type: voucherType,
  discount_percentage: whole,
  discount_amount: whole,
  max_discount_amount: whole,
  cashback_percentage: whole,
  cashback_amount: whole,
  max_cashback_amount: whole,
  min_purchase_amount: whole,
  valid_until: isoDate,
  usage_limit: whole,
  used_count: whole,
  is_show: z.boolean(),
  /** Worth in this checkout in whole rupiah: off the total, or credited later. */
  value: whole,
  is_available: z.boolean(),
  reason
})

export const shippingName = z.object({ type: shippingType, courier: z.string(), service: z.string() })

/** One shop's part: a checkout of its own except for address and payment. */
const shopCheckout = {
  /** Goes back as `cart_id` of the order. */
  id: z.string(),
  shop_id: whole,
  shop: shopOfLines,
  products: z.array(checkoutProduct),
  subtotal: whole,
  /** Service fee of the buyer: 0, and part of the formula (D11). */
  fee: whole,
  fee_seller: whole,
  /** With a single shop also those of the marketplace. */
  vouchers: z.array(checkoutVoucher),
  /** The chosen voucher; by default the one whose price the product pages show (D10); null where none applies. */
  voucher: z.nullable(z.string()),
  shippings,
  /** In chargeable kilograms. */
  load: freightLoad,
  delivery: checkoutDelivery
}

const checkoutBlock = z.object({
  ...shopCheckout,
  /** The shipping that was chosen, if it is still possible. */
  shipping: z.nullable(shippingName)
})
export type CheckoutBlock = z.output<typeof checkoutBlock>

/** The checkout of one shop; of several the first one's, with all of them in `checkouts` (D29). */
const checkoutData = z.object({
  ...shopCheckout,
  is_buy_now: z.boolean(),
  address: checkoutAddress,
  /** Saldo in whole rupiah. */
  balance: whole,
  has_pin: z.boolean(),
  /** Earlier choices of the buyer in this checkout that are still possible; null where nothing was chosen. */
  chosen: z.object({
    shipping: z.nullable(shippingName),
    payment_id: z.nullable(whole),
    /** The site's needs; shared by all shops. */
    site: z.nullable(storedSiteNeeds),
    /** Whether the needs were copied from the last order to this address, because none were entered yet. */
    is_site_recalled: z.boolean()
  }),
  /** Messages about earlier choices that are no longer possible (D27). */
  notices: z.array(z.string()),
  /** One for each shop, in the order of the cart. */
  checkouts: z.array(checkoutBlock),
  /** With several shops: the marketplace vouchers that they may share, computed for all of them. */
  market_vouchers: z.array(checkoutVoucher),
  /** The chosen one of these; null where none applies. */
  market_voucher: z.nullable(z.string())
})
export type CheckoutData = z.output<typeof checkoutData>

export const openCheckout = endpoint('POST /buyer/transaction/checkout', {
  access: 'buyer',
  summary:
    "Opens the buyer's one checkout over lines of one shop or several and answers all that the page needs",
  errors: [...rejectedLines, addressErrors.address_not_found, checkoutErrors.too_many_shops],
  input: z.object({
    cart_detail_id: idList,
    is_buy_now: z._default(flag, false),
    /** Only with is_buy_now: pieces of its single line. */
    qty: z.optional(positive),
    /** Default: the address of the open checkout of these lines, otherwise the main one. */
    address_id: z.optional(id)
  }),
  reply: checkoutData
})

/** The order of one shop. */
const shopOrder = z.object({
  /** The checkout's id. */
  cart_id: cartId,
  cart_detail_id: idList,
  shipping_type: shippingType,
  shipping_courier: text(60, shippingRequired),
  shipping_service: text(60, shippingRequired),
  /** The option's final_cost. */
  shipping_cost: rupiah,
  /** The shop's own. A marketplace voucher is shared by the shops that name it, by their subtotals (D29). */
  voucher: z.optional(text(40))
})

/** Fields that the body itself needs without `checkouts`, with the message where one is missing. */
const neededAlone = {
  cart_id: checkoutTexts.notFound,
  cart_detail_id: 'Wajib diisi',
  shipping_type: shippingRequired,
  shipping_courier: shippingRequired,
  shipping_service: shippingRequired,
  shipping_cost: 'Wajib diisi'
} as const

/**
 * `total_pay` and `shipping_cost` are the figures that the buyer saw: where the server's differ, the order is rejected
 * with `total_changed` and the new ones in the error: `{ total_pay, shipping_cost, subtotal, discount, fee_payment }`.
 * The body itself holds the order of one shop; `checkouts` holds those of several, and all or none are placed.
 */
export const placeOrder = endpoint('POST /buyer/transaction/order', {
  access: 'buyer',
  summary:
    'Consumes the open checkout: takes stock and vouchers, charges Saldo or opens a virtual account, once',
  errors: [
    checkoutErrors.checkout_not_found,
    addressErrors.address_not_found,
    ...rejectedLines,
    shippingErrors.shipping_unavailable,
    shippingErrors.location_unreachable,
    checkoutErrors.payment_required,
    paymentErrors.payment_unavailable,
    paymentErrors.payment_gateway_down,
    paymentErrors.too_many_unpaid,
    paymentErrors.too_many_cash,
    moneyErrors.balance_too_low,
    ...Object.values(voucherErrors),
    checkoutErrors.total_changed,
    identityErrors.pin_missing,
    identityErrors.pin_wrong,
    identityErrors.pin_locked,
    coreErrors.busy
  ],
  charges: true,
  input: z
    .object({
      ...z.partial(shopOrder).shape,
      /** The orders of several shops, each with the fields of a single one. */
      checkouts: z.optional(z.array(shopOrder).check(z.minLength(1), z.maxLength(10))),
      address_id: id,
      payment_id: z.optional(count),
      payment_fee: z.optional(rupiah),
      total_pay: rupiah,
      /** The site's needs; copied to each of the orders. */
      site: z.optional(siteNeeds),
      /** Six digits, only with Saldo. */
      pin: z.optional(newPin)
    })
    .check(({ value, issues }) => {
      if (value.checkouts) return
      for (const [name, message] of Object.entries(neededAlone)) {
        if (value[name as keyof typeof neededAlone] !== undefined) continue
        issues.push({ code: 'custom', path: [name], message, input: value })
      }
    }),
  /** The first order, whose token opens the payment page, and all orders of the payment. */
  reply: z.object({
    id: whole,
    code: z.string(),
    token: z.string(),
    orders: z.array(z.object({ id: whole, code: z.string(), shop_id: whole })),
    counters
  })
})
