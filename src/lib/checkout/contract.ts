import * as z from 'zod/mini'

import { counters } from '#lib/notification/counters-contract.ts'
import { addressRefusals } from '#lib/address/refusals.ts'
import { checkoutRefusals } from './refusals.ts'
import { coreRefusals } from '#lib/core/refusals.ts'
import { identityRefusals } from '#lib/identity/refusals.ts'
import { moneyRefusals } from '#lib/money/refusals.ts'
import { paymentRefusals } from '#lib/payment/refusals.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'
import { voucherRefusals } from '#lib/voucher/refusals.ts'
import { linesRefused } from '#lib/cart/refusals.ts'
import { shopOfLines } from '#lib/cart/contract.ts'
import { voucherType } from '#lib/product/product-shapes.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import {
  count,
  empty,
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
} from '#lib/core/fields.ts'
import { deliveryMode, shippings, shippingType } from '#lib/shipping/contract.ts'

const shippingRequired = 'Pilih pengiriman terlebih dahulu'

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

const checkoutProduct = z.object({
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
  /** Whole rupiah that it is worth for this checkout: off the total, or credited later. */
  value: whole,
  is_available: z.boolean(),
  reason
})

const checkoutData = z.object({
  /** Goes back as `cart_id` of the order. */
  id: z.string(),
  shop_id: whole,
  shop: shopOfLines,
  is_buy_now: z.boolean(),
  address: checkoutAddress,
  products: z.array(checkoutProduct),
  subtotal: whole,
  /** Service fee of the buyer: 0, and part of the formula (D11). */
  fee: whole,
  fee_seller: whole,
  vouchers: z.array(checkoutVoucher),
  /** The chosen voucher; before any choice the one whose price the product pages show (D10); null where none applies. */
  voucher: z.nullable(z.string()),
  shippings,
  /** Chargeable kilograms, cubic metres and kilometres by road. */
  load: z.object({ weight_kg: z.number(), volume_m3: z.number(), distance_km: z.number() }),
  delivery: z.object({ mode: deliveryMode, warehouse_id: z.nullable(whole), cost: whole }),
  /** Whole rupiah of Saldo. */
  balance: whole,
  has_pin: z.boolean(),
  /** What the buyer chose in this checkout before, as far as it is still possible; null where nothing was chosen. */
  chosen: z.object({
    shipping: z.nullable(z.object({ type: shippingType, courier: z.string(), service: z.string() })),
    payment_id: z.nullable(whole)
  }),
  /** Sentences about what was chosen before and is not possible any more (D27). */
  notices: z.array(z.string())
})
export type CheckoutData = z.output<typeof checkoutData>

export const openCheckout = endpoint('POST /buyer/transaction/checkout', {
  access: 'buyer',
  summary: "Opens the buyer's one checkout over lines of one shop and answers all that the page needs",
  refusals: [...linesRefused, addressRefusals.address_not_found],
  input: z.object({
    cart_detail_id: idList,
    is_buy_now: z._default(flag, false),
    /** Only with is_buy_now: pieces of its one line. */
    qty: z.optional(positive),
    /** Where absent: the address of the open checkout of these lines, else the main one. */
    address_id: z.optional(id)
  }),
  reply: checkoutData
})

/**
 * A call of its own, not fields of the one that opens: saving a choice needs no new quotes, and a page may send it
 * while it is left.
 */
export const chooseInCheckout = endpoint('POST /buyer/transaction/checkout/choose', {
  access: 'buyer',
  summary: 'Remembers choices of the open checkout, so that a reload or another tab shows them again',
  refusals: [checkoutRefusals.checkout_not_found],
  input: z.object({
    /** The checkout's id. */
    cart_id: text(64, 'Checkout tidak ditemukan'),
    shipping: z.optional(
      z.object({
        type: shippingType,
        courier: text(60, shippingRequired),
        service: text(60, shippingRequired)
      })
    ),
    /** Null takes the voucher off. */
    voucher: z.optional(z.nullable(text(40))),
    payment_id: z.optional(id),
    /** Goes to the address again, after a pickup or a point. */
    mode: z.optional(z.literal('deliver'))
  }),
  reply: empty
})

/**
 * `total_pay` and `shipping_cost` are the figures that the buyer saw: where the server's differ, the order is refused
 * with `total_changed` and the new ones in the error: `{ total_pay, shipping_cost, subtotal, discount, fee_payment }`.
 */
export const placeOrder = endpoint('POST /buyer/transaction/order', {
  access: 'buyer',
  summary: 'Consumes the open checkout: takes stock and voucher, charges Saldo or opens a virtual account',
  refusals: [
    checkoutRefusals.checkout_not_found,
    addressRefusals.address_not_found,
    ...linesRefused,
    shippingRefusals.shipping_unavailable,
    shippingRefusals.location_unreachable,
    checkoutRefusals.payment_required,
    paymentRefusals.payment_unavailable,
    paymentRefusals.payment_gateway_down,
    paymentRefusals.too_many_unpaid,
    paymentRefusals.too_many_cash,
    moneyRefusals.balance_too_low,
    ...Object.values(voucherRefusals),
    checkoutRefusals.total_changed,
    identityRefusals.pin_missing,
    identityRefusals.pin_wrong,
    identityRefusals.pin_locked,
    coreRefusals.busy
  ],
  charges: true,
  input: z.object({
    /** The checkout's id. */
    cart_id: text(64, 'Checkout tidak ditemukan'),
    cart_detail_id: idList,
    address_id: id,
    payment_id: z.optional(count),
    payment_fee: z.optional(rupiah),
    shipping_type: shippingType,
    shipping_courier: text(60, shippingRequired),
    shipping_service: text(60, shippingRequired),
    /** The option's final_cost. */
    shipping_cost: rupiah,
    voucher: z.optional(text(40)),
    total_pay: rupiah,
    /** Six digits, only with Saldo. */
    pin: z.optional(z.string().check(z.maxLength(20)))
  }),
  reply: z.object({ id: whole, code: z.string(), token: z.string(), counters })
})
