import * as z from 'zod/mini'

import { orderStatuses } from './status.ts'
import { negotiationStates, negotiationStatuses } from './negotiation.ts'
import { paymentTypes } from './payment-type.ts'
import { deliveryMode, freightLoad, shippingType } from '#lib/shipping/contract.ts'
import { goodsType } from '#lib/product/product-shapes.ts'
import { actors } from './actor.ts'
import { orderProduct } from './order-product-shapes.ts'
import { orderRest, orderShipment } from './shipment-shapes.ts'
import { storedSiteNeeds } from './site-shapes.ts'
import { isoDate, photo, privateFile, whole } from '#lib/core/schema/fields.ts'

export const orderStatus = z.enum(orderStatuses)
export const paymentType = z.enum(paymentTypes)
/** Who caused a step of an order. */
export const actor = z.enum(actors)

/** A step of the order, or a location report of the courier. */
export const traceEntry = z.object({
  status: z.string(),
  actor,
  /** 'Pembeli', 'Penjual', 'Ekspedisi', 'Sistem', 'Admin' */
  actor_label: z.string(),
  detail: z.string(),
  /** Location according to the courier: 'Cikarang, Jawa Barat'; null if unknown. */
  place: z.nullable(z.string()),
  photo: privateFile,
  /** The shipment that it is about, of an order with several. */
  shipment_id: z.nullable(whole),
  date: isoDate
})

export const orderPayment = z.object({
  type: z.nullable(paymentType),
  /** Name of the method: 'BCA Virtual Account'. */
  bank: z.nullable(z.string()),
  bank_code: z.nullable(z.string()),
  number: z.nullable(z.string()),
  expired: z.nullable(isoDate),
  /** For cash the order's own status, otherwise the payment's (payment-65). */
  status: z.string(),
  /** Total of all orders of the payment, in whole rupiah; null without a payment. */
  amount: z.nullable(whole)
})

/** Another order of the same payment (D29). */
export const orderBeside = z.object({ id: whole, code: z.string(), shop: z.string() })

export const orderShipping = z.object({
  type: shippingType,
  courier: z.string(),
  service: z.string(),
  etd: z.string(),
  resi: z.nullable(z.string()),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  lat: z.string(),
  lng: z.string(),
  mode: deliveryMode,
  is_pickup: z.boolean()
})

/** The next automatic change, for a countdown; every response has the server's time. */
export const orderDeadline = z.object({ label: z.string(), at: isoDate })

/** Jakarta days on which goods may arrive, and whether the last of them has passed. */
export const arrivalDays = z.object({ from: z.string(), until: z.string(), is_late: z.boolean() })

/** The shop of an order, and whether its seller is online. */
export const orderShop = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  photo,
  online: z.boolean(),
  last_online: z.nullable(isoDate)
})

export const reviewAction = z.enum(['write', 'change'])

export const negotiationStatus = z.enum(negotiationStatuses)

/** An offer for the freight, and the seller's answer. */
export const negotiationOffer = z.object({
  round: whole,
  /** The buyer's offer in whole rupiah; null without an amount. */
  offer: z.nullable(whole),
  note: z.string(),
  answer: z.nullable(z.enum(['approve', 'decline'])),
  /** The seller's price in whole rupiah. */
  cost: z.nullable(whole),
  reason: z.nullable(z.string()),
  date: isoDate,
  answered_at: z.nullable(isoDate)
})

/** An open negotiation: its state and the buyer's options. */
export const negotiation = z.object({
  /** `asked`, `approved`, `declined`, or `moved` to a pickup or a point with its own price. */
  standing: z.enum(negotiationStates),
  /** Oldest first. */
  offers: z.array(negotiationOffer),
  offers_left: whole,
  may_offer: z.boolean(),
  may_pay: z.boolean(),
  /** Code of the frozen voucher if it is no longer available: the order's figures then exclude it. */
  lost_voucher: z.nullable(z.string()),
  /** Available alternative delivery methods. */
  ways: z.array(z.enum(['pickup', 'point'])),
  /** The carrier to a point. */
  point_by: z.enum(['expedition', 'shop']),
  /** The original destination, in one text. */
  address: z.string(),
  /** The rates' estimate for the whole trip in whole rupiah; null without one. */
  estimate: z.nullable(whole),
  /** Whether the negotiated amount is added to a quote; otherwise it is the whole freight. */
  is_on_top: z.boolean(),
  load: freightLoad
})
export type Negotiation = z.output<typeof negotiation>

/** Cost of an order whose freight is negotiated. */
export const negotiated = z.object({
  /** The seller agreed, or the buyer chose a delivery method with a price. */
  is_agreed: z.boolean(),
  /** Whole rupiah: the agreed freight, otherwise the rates' estimate; null without one. */
  freight: z.nullable(whole),
  /** Includes that freight, if there is one. */
  total: whole
})
export type Negotiated = z.output<typeof negotiated>

const shared = {
  id: whole,
  code: z.string(),
  /** For /checkout/payment/{token}. */
  token: z.string(),
  date: isoDate,
  status: orderStatus,
  /** Badge: 'Menunggu Pembayaran', 'Barang Sampai' … */
  status_label: z.string(),
  type: goodsType,
  subtotal: whole,
  grand_total: whole,
  /** The payment's fee, which is not refunded if the buyer cancels (D28). */
  fee_payment: whole,
  is_nego: z.boolean(),
  nego_status: z.nullable(negotiationStatus),
  /** Only for an open negotiation; otherwise null. */
  negotiated: z.nullable(negotiated),
  shipping: orderShipping,
  payment: orderPayment,
  /** Other orders of its unpaid payment, which end together. */
  together: z.array(orderBeside),
  shop: orderShop,
  products: z.array(orderProduct),
  deadline: z.nullable(orderDeadline),
  /** Null if nothing is coming, or without an estimate. */
  arrival: z.nullable(arrivalDays),
  /** Whether the buyer may complain about it, now or on a date that the form says. */
  may_complain: z.boolean(),
  /** Whether the buyer may count its goods before receiving them. */
  may_count: z.boolean(),
  /** Action of the review button; null without one. */
  review_action: z.nullable(reviewAction)
}

export const orderCard = z.object(shared)
export type OrderCard = z.output<typeof orderCard>

/** A bank account of a shop. */
export const sellerAccount = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string()
})

export const orderDetail = z.object({
  ...shared,
  discount: whole,
  voucher: z.nullable(z.string()),
  cashback: whole,
  /** The part of the payment refunded to Saldo. */
  refunded: whole,
  /** Late or repeated money for the whole payment, credited to Saldo. */
  credited: whole,
  fee_seller: whole,
  fee: whole,
  shipping_cost: whole,
  shipping_discount: whole,
  extra_cost: whole,
  /** Why it cannot be paid in its current state, when a negotiation has reached a price. */
  attention: z.nullable(z.string()),
  is_nego_shop: z.boolean(),
  /** The open negotiation of its delivery, if any. */
  nego: z.nullable(negotiation),
  /** The buyer's needs for the site; null if none apply. */
  site: z.nullable(storedSiteNeeds),
  is_have_variant: z.boolean(),
  shop_id: whole,
  product_id: whole,
  product_detail_id: whole,
  withdraw_id: z.nullable(whole),
  reason: z.nullable(z.string()),
  cancel_by: z.nullable(actor),
  bank_account: z.array(sellerAccount),
  conversation: z.nullable(z.object({ id: whole, buyer_id: whole, seller_id: whole })),
  /** Pesanan Dibuat, Pesanan Dibatalkan (only if cancelled), Pesanan Dibayar, Dikirim, Selesai. */
  timeline: z.array(
    z.object({
      step: z.enum(['made', 'cancelled', 'paid', 'shipped', 'finished']),
      label: z.string(),
      is_done: z.boolean(),
      date: z.nullable(isoDate)
    })
  ),
  /** How far its goods have come: the status, during a complaint the one before it. */
  goods_status: orderStatus,
  history: z.array(traceEntry),
  /** Oldest first. Empty where all goods travel together, under `shipping.resi`. */
  shipments: z.array(orderShipment),
  rest: z.nullable(orderRest),
  /** What the buyer may do now. */
  actions: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    confirm: z.boolean(),
    complain: z.boolean(),
    buy_again: z.boolean(),
    invoice: z.boolean()
  })
})
export type OrderDetail = z.output<typeof orderDetail>
