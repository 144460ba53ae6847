import * as z from 'zod/mini'

import { orderStatuses } from './status.ts'
import { paymentTypes } from './payment-type.ts'
import { deliveryMode, shippingType } from '#lib/shipping/contract.ts'
import { goodsType } from '#lib/product/product-shapes.ts'
import { savedReview } from '#lib/review/contract.ts'
import { actors } from './actor.ts'
import { isoDate, photo, privateFile, whole } from '#lib/core/fields.ts'

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
  status: z.string()
})

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
  shipping: orderShipping,
  payment: orderPayment,
  shop: orderShop,
  products: z.array(orderProduct),
  deadline: z.nullable(orderDeadline),
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
  attention: z.nullable(z.string()),
  is_nego: z.boolean(),
  is_nego_shop: z.boolean(),
  nego_status: z.nullable(z.enum(['pending', 'approve', 'decline'])),
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
    complain: z.boolean(),
    buy_again: z.boolean(),
    invoice: z.boolean()
  })
})
export type OrderDetail = z.output<typeof orderDetail>
