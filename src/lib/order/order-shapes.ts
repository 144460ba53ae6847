import * as z from 'zod/mini'

import { orderStatuses } from './status.ts'
import { negotiationStates, negoStatuses } from './negotiation.ts'
import { paymentTypes } from './payment-type.ts'
import { deliveryMode, freightLoad, shippingType } from '#lib/shipping/contract.ts'
import { goodsType, saleUnit } from '#lib/product/product-shapes.ts'
import { savedReview } from '#lib/review/contract.ts'
import { actors } from './actor.ts'
import { keptSiteNeeds } from './site-shapes.ts'
import { isoDate, photo, privateFile, whole } from '#lib/core/schema/fields.ts'

export const orderStatus = z.enum(orderStatuses)
export const paymentType = z.enum(paymentTypes)
/** Who moved an order. */
export const actor = z.enum(actors)

/** One step that somebody took, or where the courier says the goods are. */
export const traceEntry = z.object({
  status: z.string(),
  actor,
  /** 'Pembeli', 'Penjual', 'Ekspedisi', 'Sistem', 'Admin' */
  actor_label: z.string(),
  detail: z.string(),
  /** Where the courier says that the goods are: 'Cikarang, Jawa Barat'; null where nobody said. */
  place: z.nullable(z.string()),
  photo: privateFile,
  date: isoDate
})

export const orderProduct = z.object({
  id: whole,
  product_id: whole,
  product_detail_id: whole,
  product_slug: z.string(),
  slug: z.string(),
  name: z.string(),
  photo,
  price: whole,
  qty: whole,
  /** What a piece was called when it was ordered (D40). */
  sale_unit: saleUnit,
  variant: z.nullable(z.string()),
  note: z.string(),
  review: z.nullable(savedReview)
})

export const orderPayment = z.object({
  type: z.nullable(paymentType),
  /** Name of the method: 'BCA Virtual Account'. */
  bank: z.nullable(z.string()),
  bank_code: z.nullable(z.string()),
  number: z.nullable(z.string()),
  expired: z.nullable(isoDate),
  /** In cash the order's own, otherwise its payment's (payment-65). */
  status: z.string(),
  /** What the payment asks for in all, in whole rupiah: the totals of all its orders; null while there is none. */
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

/** The next thing that happens by itself, for a countdown; server time comes with every answer. */
export const orderDeadline = z.object({ label: z.string(), at: isoDate })

/** Jakarta days on which goods may arrive, and whether the last of them has passed. */
export const arrivalDays = z.object({ from: z.string(), until: z.string(), is_late: z.boolean() })

/** The shop of an order, and whether its seller is there. */
export const orderShop = z.object({
  id: whole,
  slug: z.string(),
  name: z.string(),
  photo,
  online: z.boolean(),
  last_online: z.nullable(isoDate)
})

export const reviewAction = z.enum(['write', 'change'])

export const negoStatus = z.enum(negoStatuses)

/** One offer for the freight, and what the seller said to it. */
export const negoOffer = z.object({
  round: whole,
  /** Whole rupiah that the buyer would pay; null where no figure was offered. */
  offer: z.nullable(whole),
  note: z.string(),
  answer: z.nullable(z.enum(['approve', 'decline'])),
  /** Whole rupiah that the seller asks for. */
  cost: z.nullable(whole),
  reason: z.nullable(z.string()),
  date: isoDate,
  answered_at: z.nullable(isoDate)
})

/** An open negotiation: where it stands and what the buyer may do. */
export const negotiation = z.object({
  /** `asked`, `approved`, `declined`, or `moved` to a pickup or a point, which has a price of its own. */
  standing: z.enum(negotiationStates),
  /** The first offer first. */
  offers: z.array(negoOffer),
  offers_left: whole,
  may_offer: z.boolean(),
  may_pay: z.boolean(),
  /** Code of the frozen voucher that is not to be had any more: the order's figures are those without it. */
  lost_voucher: z.nullable(z.string()),
  /** Other ways to get the goods that may be chosen instead. */
  ways: z.array(z.enum(['pickup', 'point'])),
  /** Who goes to a point. */
  point_by: z.enum(['expedition', 'shop']),
  /** Where the goods were to go, in one text. */
  address: z.string(),
  /** Whole rupiah that the rates suggest for the whole way; null where they say nothing. */
  estimate: z.nullable(whole),
  /** What is offered and agreed to comes on top of a quote; else it is the whole freight. */
  is_on_top: z.boolean(),
  load: freightLoad
})
export type Negotiation = z.output<typeof negotiation>

/** What an order costs whose freight is negotiated. */
export const negotiated = z.object({
  /** The seller agreed, or the buyer chose a delivery that has a price. */
  is_agreed: z.boolean(),
  /** Whole rupiah: what was agreed, else what the rates suggest; null where they say nothing. */
  freight: z.nullable(whole),
  /** With that freight; where there is none, without any. */
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
  /** The payment's fee, which stays where the buyer cancels (D28). */
  fee_payment: whole,
  is_nego: z.boolean(),
  nego_status: z.nullable(negoStatus),
  /** Of an open negotiation; null of any other order. */
  negotiated: z.nullable(negotiated),
  shipping: orderShipping,
  payment: orderPayment,
  /** What is paid together with it: until it is paid, they end together. */
  together: z.array(orderBeside),
  shop: orderShop,
  products: z.array(orderProduct),
  deadline: z.nullable(orderDeadline),
  /** Null where nothing is coming, or nobody said when. */
  arrival: z.nullable(arrivalDays),
  /** What the review button does; null where there is none. */
  review_action: z.nullable(reviewAction)
}

export const orderCard = z.object(shared)
export type OrderCard = z.output<typeof orderCard>

export const orderDetail = z.object({
  ...shared,
  discount: whole,
  voucher: z.nullable(z.string()),
  cashback: whole,
  /** What of the payment went back to Saldo. */
  refunded: whole,
  /** What came after the end or once more and went to Saldo, of the whole payment. */
  credited: whole,
  fee_seller: whole,
  fee: whole,
  shipping_cost: whole,
  shipping_discount: whole,
  extra_cost: whole,
  /** Why it could not be paid as it is now, where a negotiation has come to a price. */
  attention: z.nullable(z.string()),
  is_nego_shop: z.boolean(),
  /** The negotiation of its delivery, as long as one is open. */
  nego: z.nullable(negotiation),
  /** What the buyer said about the site; null where nothing holds. */
  site: z.nullable(keptSiteNeeds),
  is_have_variant: z.boolean(),
  shop_id: whole,
  product_id: whole,
  product_detail_id: whole,
  withdraw_id: z.nullable(whole),
  reason: z.nullable(z.string()),
  cancel_by: z.nullable(actor),
  bank_account: z.array(
    z.object({ bank_name: z.string(), account_number: z.string(), account_holder: z.string() })
  ),
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
  history: z.array(traceEntry),
  /** What the buyer may do now. */
  actions: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    confirm: z.boolean(),
    buy_again: z.boolean(),
    invoice: z.boolean()
  })
})
export type OrderDetail = z.output<typeof orderDetail>
