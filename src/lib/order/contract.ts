import * as z from 'zod/mini'

import { orderTabs } from './tabs.ts'
import { counters } from '#lib/notification/counters-contract.ts'
import { orderErrors } from './errors.ts'
import { goodsType } from '#lib/product/product-shapes.ts'
import { shippingType } from '#lib/shipping/contract.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { day, id, nothing, paging, text, whole } from '#lib/core/schema/fields.ts'
import { orderCard, orderDetail, orderStatus, traceEntry } from './order-shapes.ts'

export const orderTab = z.enum(orderTabs)

/** The invoice is raw text/html (D14): its reply is the document, without an envelope. */
export const readInvoice = endpoint('GET /buyer/transaction/invoice/{id}', {
  access: 'buyer',
  summary: 'The invoice of an own order as an HTML document without scripts',
  errors: [orderErrors.order_not_found],
  html: true,
  input: z.object({ id }),
  reply: z.string()
})

export const listOrders = endpoint('GET /buyer/transaction', {
  access: 'buyer',
  summary: "The buyer's orders, newest first; tab 'sent' also lists what was delivered",
  paged: true,
  input: z.object({
    /** Jakarta days, both included: 2026-01-31 */
    start_date: z.optional(day),
    end_date: z.optional(day),
    /** A tab; `delivered` limits tab 'sent' to arrived orders. */
    status: z.optional(orderStatus),
    type: z.optional(goodsType),
    shipping: z.optional(shippingType),
    /** Part of the order's code, of a product's name or of the shop's name. */
    keyword: z.optional(text(100)),
    ...paging(12)
  }),
  reply: z.array(orderCard)
})

export const countOrders = endpoint('GET /buyer/transaction/count', {
  access: 'buyer',
  summary: 'How many orders each tab has',
  input: nothing,
  reply: z.record(orderTab, whole)
})

export const readOrder = endpoint('GET /buyer/transaction/{id}', {
  access: 'buyer',
  summary: 'One own order or negotiation, whole',
  errors: [orderErrors.order_not_found],
  input: z.object({ id }),
  reply: orderDetail
})

export const trackOrder = endpoint('POST /buyer/transaction/tracking/{id}', {
  access: 'buyer',
  summary: 'What the courier reported about the goods of an own order, newest first',
  errors: [orderErrors.order_not_found],
  input: z.object({ id }),
  reply: z.object({ resi: z.nullable(z.string()), trace: z.array(traceEntry) })
})

export const changedOrder = z.object({ id: whole, status: orderStatus, counters })

export const confirmOrder = endpoint('POST /buyer/transaction/confirm/{id}', {
  access: 'buyer',
  summary: 'The buyer has received a delivered order: it succeeds, the seller is owed the money',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id }),
  reply: changedOrder
})

export const cancelOrder = endpoint('POST /buyer/transaction/cancel/{id}', {
  access: 'buyer',
  summary: 'Cancels an own order until it is packed; stock, voucher and money go back',
  errors: [
    orderErrors.order_not_found,
    orderErrors.status_refused,
    orderErrors.cancel_refused,
    orderErrors.promo_minimum,
    orderErrors.promo_packed
  ],
  input: z.object({
    id,
    cancel_by: z._default(z.literal('buyer'), 'buyer'),
    reason: z._default(text(500), ''),
    /** Also cancels orders that share its promo and would miss the minimum without it; needed after `promo_minimum`. */
    together: z._default(z.boolean(), false)
  }),
  reply: changedOrder
})
