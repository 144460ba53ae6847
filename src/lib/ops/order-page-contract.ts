import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { flag, isoDate, text, whole } from '#lib/core/schema/fields.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { shippedByLimits } from '#lib/order/limits.ts'
import { paymentType } from '#lib/order/order-shapes.ts'
import { saleUnit } from '#lib/product/product-shapes.ts'
import { bulkLimit, noteLimit, packingLimit } from './limits.ts'
import { opsOrder, orderName, orderStep } from './order-contract.ts'

/** What the counter wrote about an order: never changed, never removed. */
export const orderNote = z.object({
  id: whole,
  text: z.string(),
  /** The operator's name, or the shop's. */
  author: z.string(),
  is_seller: z.boolean(),
  /** Whether the order's shop reads it too. */
  visible_to_seller: z.boolean(),
  date: isoDate
})
export type OrderNote = z.output<typeof orderNote>

/** A line of an order with what a shop needs to pick it. */
export const pickedLine = z.object({
  /** The line: `products[].id`. */
  id: whole,
  /** The shop's own name of the variant, otherwise 'BB' and its number. */
  sku: z.string(),
  name: z.string(),
  variant: z.nullable(z.string()),
  sale_unit: saleUnit,
  /** Pieces that the buyer keeps: without those that were not shipped, or refused. */
  qty: whole,
  /** Whole rupiah of a piece. */
  price: whole,
  /** Grams of all its pieces. */
  weight_g: whole,
  note: z.string()
})

/** An order on a page of its own: what the list shows, and everything that a clerk has to look up. */
export const opsOrderPage = z.intersection(
  opsOrder,
  z.object({
    lines: z.array(pickedLine),
    /** Grams of all lines. */
    weight_g: whole,
    /** Postcode of the address; the other parts stand in `shipping`. */
    zip_code: z.string(),
    accept_by: z.nullable(isoDate),
    ship_by: z.nullable(isoDate),
    /** Until when what was not shipped with the first part may be shipped. */
    rest_by: z.nullable(isoDate),
    paid_at: z.nullable(isoDate),
    /** The order's newest complaint, open or closed. */
    complaint_id: z.nullable(whole),
    /** What operators did with it, the last first; for a seller what its shop did. */
    acts: z.array(
      z.object({ id: whole, name: z.string(), role: z.string(), call: z.string(), date: isoDate })
    ),
    /** Oldest first; for a seller those that its shop may read. */
    notes: z.array(orderNote)
  })
)
export type OpsOrderPage = z.output<typeof opsOrderPage>

export const readOpsOrder = endpoint('GET /ops/transaction/{id}', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support', 'seller'],
  summary: 'One order with its lines, address, payment, deadlines, notes and history; a seller reads its own',
  errors: [orderErrors.order_not_found],
  input: z.object({ id: orderName }),
  reply: opsOrderPage
})

export const readOpsInvoice = endpoint('GET /ops/transaction/{id}/invoice', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support', 'seller'],
  summary:
    "The order's invoice as an HTML document, as its buyer has it; a seller's is without the buyer's contact",
  errors: [orderErrors.order_not_found],
  html: true,
  input: z.object({ id: orderName }),
  reply: z.string()
})

export const writeOrderNote = endpoint('POST /ops/transaction/{id}/note', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support', 'seller'],
  summary:
    "Writes a note about an order, which its buyer never sees; a seller's is always visible to its shop",
  errors: [coreErrors.idempotency_key_required, orderErrors.order_not_found],
  keyed: true,
  input: z.object({
    id: orderName,
    text: text(noteLimit, 'Catatan wajib diisi'),
    visible_to_seller: z._default(flag, false)
  }),
  reply: orderNote
})

export const cancelByMarketplace = endpoint('POST /ops/transaction/{id}/cancel', {
  access: 'ops',
  roles: ['clerk', 'support'],
  summary:
    "The marketplace cancels a paid order that has not been shipped: refunded like a seller's rejection; sent again it changes nothing",
  errors: [orderErrors.order_not_found, orderErrors.status_refused],
  // Strict: a call that names some lines must not cancel the whole order.
  input: z.strictObject({ id: orderName, reason: text(500, 'Alasan wajib diisi.') }),
  reply: orderStep
})

export const packingSheet = z.object({
  id: whole,
  code: z.string(),
  date: isoDate,
  ship_by: z.nullable(isoDate),
  shop: z.string(),
  courier: z.string(),
  service: z.string(),
  is_pickup: z.boolean(),
  payment_type: z.nullable(paymentType),
  /** Who gets the goods, and where. */
  recipient: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    zip_code: z.string(),
    /** The warehouse where the recipient collects the goods, whose phone it is then; null for a delivery. */
    warehouse: z.nullable(z.string())
  }),
  lines: z.array(pickedLine),
  weight_g: whole
})

export const listPacking = endpoint('POST /ops/transaction/packing', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'What has to be packed for up to 50 orders, in their order; those of other shops are left out',
  recorded: false,
  limit: 'read',
  input: z.object({
    ids: z.array(orderName).check(z.minLength(1), z.maxLength(packingLimit))
  }),
  reply: z.array(packingSheet)
})

/** What became of one order of a call for many. */
export const bulkResult = z.object({
  /** As it was sent. */
  id: z.string(),
  ok: z.boolean(),
  /** Where the order stands; null after an error. */
  status: z.nullable(z.string()),
  error: z.nullable(z.object({ code: z.string(), message: z.string() }))
})

export const advanceMany = endpoint('POST /ops/transaction/steps', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'Accepts, packs or ships up to 100 orders, each by itself; an error of one does not stop the others',
  input: z.strictObject({
    step: z.enum(['accept', 'pack', 'ship']),
    orders: z
      .array(
        z.strictObject({
          id: orderName,
          /** Tracking number, to ship. */
          resi: z.optional(text(shippedByLimits.resi))
        })
      )
      .check(z.minLength(1), z.maxLength(bulkLimit))
  }),
  reply: z.array(bulkResult)
})
