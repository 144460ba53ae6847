import * as z from 'zod/mini'

import { addressRefusals } from '#lib/address/refusals.ts'
import { checkoutRefusals } from '#lib/checkout/refusals.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { id, rupiah, whole } from '#lib/core/fields.ts'
import { orderRefusals } from '#lib/order/refusals.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'
import {
  chosenDelivery,
  listExpeditionPoints,
  listPickups,
  listShopPoints,
  setPoint
} from '#lib/shipping/contract.ts'
import { negoRefusals } from './refusals.ts'

const way = [orderRefusals.order_not_found, orderRefusals.status_refused, negoRefusals.way_unavailable]
const changed = [...way, checkoutRefusals.total_changed, shippingRefusals.shipping_unavailable]

/** The chosen way, and what the order costs with it before a payment's fee. */
export const chosenWay = z.extend(chosenDelivery, { grand_total: whole })

export const listNegoPickups = endpoint('POST /buyer/transaction/nego/pickup/list/{id}', {
  access: 'buyer',
  summary: 'Warehouses at which the goods of a negotiation can be fetched instead, cheapest first',
  refusals: way,
  input: z.object({ id }),
  reply: listPickups.reply
})

export const setNegoPickup = endpoint('POST /buyer/transaction/nego/pickup/set/{id}', {
  access: 'buyer',
  summary:
    'Fetches the goods of a negotiation at a warehouse; `cost` is what the buyer saw, before the discount',
  refusals: changed,
  input: z.object({ id, warehouse_id: id, cost: z.optional(rupiah) }),
  reply: chosenWay
})

export const listNegoExpeditionPoints = endpoint('POST /buyer/transaction/nego/point/expedition/list/{id}', {
  access: 'buyer',
  summary: 'Where Baba Logistik leaves the goods of a negotiation at a point, region by region',
  refusals: way,
  input: z.extend(listExpeditionPoints.input, { id }),
  reply: listExpeditionPoints.reply
})

export const listNegoShopPoints = endpoint('POST /buyer/transaction/nego/point/shop/list/{shop_id}', {
  access: 'buyer',
  summary: 'Where Kurir Toko leaves the goods of a negotiation with this shop at a point, region by region',
  refusals: way,
  input: z.extend(listShopPoints.input, {
    shop_id: id,
    /** The negotiation; where absent the newest open one with this shop. */
    transaction_id: z.optional(id)
  }),
  reply: listShopPoints.reply
})

export const setNegoPoint = endpoint('POST /buyer/transaction/nego/point/set/{id}', {
  access: 'buyer',
  summary: 'Leaves the goods of a negotiation at a point; `cost` is what the buyer saw, before the discount',
  refusals: [...changed, addressRefusals.region_mismatch],
  input: z.extend(setPoint.input, { id, cost: z.optional(rupiah) }),
  reply: chosenWay
})

export const setNegoDelivery = endpoint('POST /buyer/transaction/nego/deliver/{id}', {
  access: 'buyer',
  summary: 'Goes to the address again after a pickup or a point: the negotiation stands as it stood',
  refusals: way,
  input: z.object({ id }),
  reply: chosenWay
})
