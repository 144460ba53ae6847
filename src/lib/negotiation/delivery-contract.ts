import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, rupiah, whole } from '#lib/core/schema/fields.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import {
  chosenDelivery,
  listExpeditionPoints,
  listPickups,
  listShopPoints,
  setPoint
} from '#lib/shipping/contract.ts'
import { negotiationErrors } from './errors.ts'

const way = [orderErrors.order_not_found, orderErrors.status_refused, negotiationErrors.way_unavailable]
const changed = [...way, checkoutErrors.total_changed, shippingErrors.shipping_unavailable]

/** The chosen delivery method, and the order's total with it before the payment's fee. */
export const chosenWay = z.extend(chosenDelivery, { grand_total: whole })

export const listNegotiationPickups = endpoint('POST /buyer/transaction/nego/pickup/list/{id}', {
  access: 'buyer',
  summary: 'Warehouses at which the goods of a negotiation can be fetched instead, cheapest first',
  errors: way,
  input: z.object({ id }),
  reply: listPickups.reply
})

export const setNegotiationPickup = endpoint('POST /buyer/transaction/nego/pickup/set/{id}', {
  access: 'buyer',
  summary:
    'Fetches the goods of a negotiation at a warehouse; `cost` is what the buyer saw, before the discount',
  errors: changed,
  input: z.object({ id, warehouse_id: id, cost: z.optional(rupiah) }),
  reply: chosenWay
})

export const listNegotiationExpeditionPoints = endpoint(
  'POST /buyer/transaction/nego/point/expedition/list/{id}',
  {
    access: 'buyer',
    summary: 'Where Baba Logistik leaves the goods of a negotiation at a point, region by region',
    errors: way,
    input: z.extend(listExpeditionPoints.input, { id }),
    reply: listExpeditionPoints.reply
  }
)

export const listNegotiationShopPoints = endpoint('POST /buyer/transaction/nego/point/shop/list/{shop_id}', {
  access: 'buyer',
  summary: 'Where Kurir Toko leaves the goods of a negotiation with this shop at a point, region by region',
  errors: way,
  input: z.extend(listShopPoints.input, {
    shop_id: id,
    /** The negotiation; by default the newest open one with this shop. */
    transaction_id: z.optional(id)
  }),
  reply: listShopPoints.reply
})

export const setNegotiationPoint = endpoint('POST /buyer/transaction/nego/point/set/{id}', {
  access: 'buyer',
  summary: 'Leaves the goods of a negotiation at a point; `cost` is what the buyer saw, before the discount',
  errors: [...changed, addressErrors.region_mismatch],
  input: z.extend(setPoint.input, { id, cost: z.optional(rupiah) }),
  reply: chosenWay
})

export const setNegotiationDelivery = endpoint('POST /buyer/transaction/nego/deliver/{id}', {
  access: 'buyer',
  summary: 'Goes to the address again after a pickup or a point: the negotiation stands as it stood',
  errors: way,
  input: z.object({ id }),
  reply: chosenWay
})
