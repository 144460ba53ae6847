import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { id, imageFile, positive, text, whole } from '#lib/core/schema/fields.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { orderFilter } from './order-filter.ts'
import { orderDetail, orderStatus } from '#lib/order/order-shapes.ts'
import { placeLimit, rejectionLimit, shippedByLimits, traceLimit } from '#lib/order/limits.ts'

/** An order by its number or by its code. */
export const orderName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
/** Pieces of an order's lines (`products[].id`). */
export const orderPieces = z.array(z.object({ id, qty: positive })).check(z.minLength(1), z.maxLength(200))
/** Where an order stands after a step. */
export const orderStep = z.object({ id: whole, code: z.string(), status: orderStatus })

/** An order as the console shows it: whose it is, and what may be done with it. */
export const opsOrder = z.intersection(
  orderDetail,
  z.object({
    buyer: z.object({ id: whole, name: z.string(), phone: z.nullable(z.string()) }),
    is_accepted: z.boolean(),
    /** Whether what is left may be shipped in parts. */
    may_split: z.boolean(),
    /** The steps that the console may take now. */
    steps: z.array(
      z.enum([
        'settle',
        'accept',
        'pack',
        'ship',
        'trace',
        'deliver',
        'refuse',
        'lose',
        'reject',
        'cancel',
        'approve',
        'decline'
      ])
    )
  })
)

export type OpsOrder = z.output<typeof opsOrder>

export const listOpsOrders = endpoint('GET /ops/transaction', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support', 'seller'],
  summary:
    'Orders of all buyers, newest first or by deadline; for a seller those of its shop. Deeper than the counted total leads `beyond`',
  paged: true,
  input: z.object(orderFilter),
  reply: z.array(opsOrder)
})

export const acceptOrder = endpoint('POST /ops/transaction/{id}/accept', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The seller accepts a paid order',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName }),
  reply: orderStep
})

export const packOrder = endpoint('POST /ops/transaction/{id}/pack', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The seller packs an order: it can no longer be cancelled',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName }),
  reply: orderStep
})

export const shipOrder = endpoint('POST /ops/transaction/{id}/ship', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'The goods are with the courier, under a tracking number: all that is left, or the pieces of some lines',
  errors: [
    coreErrors.idempotency_key_required,
    orderErrors.order_not_found,
    orderErrors.status_refused,
    orderErrors.ship_lines,
    orderErrors.ship_qty,
    orderErrors.ship_whole
  ],
  keyed: true,
  input: z.object({
    id: orderName,
    resi: text(shippedByLimits.resi, 'Nomor resi wajib diisi'),
    /** Another courier than the order's. */
    courier: z.optional(text(shippedByLimits.courier, 'Kurir wajib diisi')),
    /** Only these pieces of its lines (`products[].id`); the rest follows until three days after the deadline. */
    lines: z.optional(orderPieces)
  }),
  reply: orderStep
})

export const traceOrder = endpoint('POST /ops/transaction/{id}/trace', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The courier tells where the goods are; a seller only where its shop drives itself',
  errors: [
    coreErrors.forbidden,
    coreErrors.idempotency_key_required,
    orderErrors.order_not_found,
    orderErrors.shipment_not_found,
    orderErrors.status_refused
  ],
  keyed: true,
  upload: true,
  limit: 'upload',
  input: z.object({
    id: orderName,
    detail: text(traceLimit, 'Keterangan wajib diisi'),
    place: z.optional(text(placeLimit)),
    /** The shipment that it is about, of an order that travels in parts. */
    shipment: z.optional(id),
    photo: z.optional(imageFile)
  }),
  reply: orderStep
})

export const deliverOrder = endpoint('POST /ops/transaction/{id}/deliver', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'The courier has delivered, and COD money is collected; a seller only where its shop drives itself',
  errors: [
    coreErrors.forbidden,
    coreErrors.idempotency_key_required,
    orderErrors.order_not_found,
    orderErrors.shipment_not_found,
    orderErrors.status_refused
  ],
  keyed: true,
  upload: true,
  limit: 'upload',
  input: z.object({
    id: orderName,
    /** The shipment that arrived, of an order that travels in parts; without it all that are under way. */
    shipment: z.optional(id),
    photo: z.optional(imageFile)
  }),
  reply: orderStep
})

export const refuseOrder = endpoint('POST /ops/transaction/{id}/refuse', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'The recipient refuses goods to be paid in cash at the door: some pieces, whose price is then not collected, or all, which cancels the order; a seller only where its shop drives itself',
  errors: [
    coreErrors.forbidden,
    coreErrors.idempotency_key_required,
    orderErrors.order_not_found,
    orderErrors.status_refused,
    orderErrors.refuse_lines,
    orderErrors.refuse_qty
  ],
  keyed: true,
  // Strict: a call whose lines are misspelt must not cancel the whole order.
  input: z.strictObject({
    id: orderName,
    reason: text(500, 'Alasan wajib diisi.'),
    /** Only these pieces of its lines; the rest is delivered. All that are left are the whole order. */
    lines: z.optional(orderPieces)
  }),
  reply: orderStep
})

export const loseOrder = endpoint('POST /ops/transaction/{id}/lost', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'The courier lost goods to be paid in cash: the order is cancelled, nobody is charged, and nothing returns to stock; a seller only where its shop drives itself',
  errors: [coreErrors.forbidden, orderErrors.order_not_found, orderErrors.status_refused],
  // Strict: a call that names some lines must not cancel the whole order.
  input: z.strictObject({ id: orderName }),
  reply: orderStep
})

export const rejectOrder = endpoint('POST /ops/transaction/{id}/reject', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The seller cannot serve a paid order: it is cancelled and refunded',
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  input: z.object({ id: orderName, reason: text(rejectionLimit, 'Alasan wajib diisi.') }),
  reply: orderStep
})
