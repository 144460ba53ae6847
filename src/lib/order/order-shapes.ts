import * as z from 'zod/mini'

import { orderStatuses } from './status.ts'
import { paymentTypes } from './payment-type.ts'
import { shippingTypes } from '#lib/shipping/shipping-type.ts'
import { actors } from './actor.ts'
import { photo } from '#lib/core/fields.ts'

/** One step that somebody took, or where the courier says the goods are. */
export const traceEntry = z.object({
  status: z.string(),
  actor: z.enum(actors),
  /** 'Pembeli', 'Penjual', 'Ekspedisi', 'Sistem', 'Admin' */
  actor_label: z.string(),
  detail: z.string(),
  photo,
  date: z.string()
})

const ownReview = z.object({
  id: z.number(),
  rating: z.number(),
  review: z.string(),
  photo,
  is_updated: z.boolean()
})

const orderProduct = z.object({
  id: z.number(),
  product_id: z.number(),
  product_detail_id: z.number(),
  product_slug: z.string(),
  slug: z.string(),
  name: z.string(),
  photo,
  price: z.number(),
  qty: z.number(),
  variant: z.nullable(z.string()),
  note: z.string(),
  review: z.nullable(ownReview)
})

const orderPayment = z.object({
  type: z.nullable(z.enum(paymentTypes)),
  /** Name of the method: 'BCA Virtual Account'. */
  bank: z.nullable(z.string()),
  bank_code: z.nullable(z.string()),
  number: z.nullable(z.string()),
  expired: z.nullable(z.string()),
  status: z.string()
})

const orderShipping = z.object({
  type: z.enum(shippingTypes),
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
  mode: z.enum(['deliver', 'pickup', 'point']),
  is_pickup: z.boolean()
})

/** The next thing that happens by itself, for a countdown; server time comes with every answer. */
const deadline = z.object({ label: z.string(), at: z.string() })

const shared = {
  id: z.number(),
  code: z.string(),
  /** For /checkout/payment/{token}. */
  token: z.string(),
  date: z.string(),
  status: z.enum(orderStatuses),
  /** Badge: 'Menunggu Pembayaran', 'Barang Sampai' … */
  status_label: z.string(),
  type: z.enum(['material', 'non-material']),
  subtotal: z.number(),
  grand_total: z.number(),
  shipping: orderShipping,
  payment: orderPayment,
  shop: z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    photo,
    online: z.boolean(),
    last_online: z.nullable(z.string())
  }),
  products: z.array(orderProduct),
  deadline: z.nullable(deadline),
  /** What the review button does; null where there is none. */
  review_action: z.nullable(z.enum(['write', 'change']))
}

export const orderCard = z.object(shared)
export type OrderCard = z.output<typeof orderCard>

export const orderDetail = z.object({
  ...shared,
  discount: z.number(),
  voucher: z.nullable(z.string()),
  cashback: z.number(),
  fee_seller: z.number(),
  fee: z.number(),
  fee_payment: z.number(),
  shipping_cost: z.number(),
  shipping_discount: z.number(),
  extra_cost: z.number(),
  attention: z.nullable(z.string()),
  is_nego: z.boolean(),
  is_nego_shop: z.boolean(),
  nego_status: z.nullable(z.enum(['pending', 'approve', 'decline'])),
  is_have_variant: z.boolean(),
  shop_id: z.number(),
  product_id: z.number(),
  product_detail_id: z.number(),
  withdraw_id: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  cancel_by: z.nullable(z.enum(actors)),
  bank_account: z.array(
    z.object({ bank_name: z.string(), account_number: z.string(), account_holder: z.string() })
  ),
  conversation: z.nullable(z.object({ id: z.number(), buyer_id: z.number(), seller_id: z.number() })),
  /** Pesanan Dibuat, Pesanan Dibatalkan (only if cancelled), Pesanan Dibayar, Dikirim, Selesai. */
  timeline: z.array(
    z.object({
      step: z.enum(['made', 'cancelled', 'paid', 'shipped', 'finished']),
      label: z.string(),
      is_done: z.boolean(),
      date: z.nullable(z.string())
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
