import * as z from 'zod/mini'

import { isoDate, whole } from '#lib/core/schema/fields.ts'
import { saleUnit } from '#lib/product/product-shapes.ts'
import { shipmentKinds } from './shipment-kinds.ts'

/** Pieces of a line of the order. */
export const shipmentLine = z.object({ id: whole, name: z.string(), qty: whole, sale_unit: saleUnit })

/** Goods of an order under a tracking number of their own. */
export const orderShipment = z.object({
  id: whole,
  /** `part` of the order (D49), or what a complaint sent after it. */
  kind: z.enum(shipmentKinds),
  courier: z.string(),
  resi: z.string(),
  shipped_at: isoDate,
  delivered_at: z.nullable(isoDate),
  /** When it was refunded as lost, or sent again. */
  lost_at: z.nullable(isoDate),
  lines: z.array(shipmentLine)
})

/** What of an order that travels in parts is still to be shipped: '2 sak', and until when. */
export const orderRest = z.object({ pieces: z.string(), until: isoDate, lines: z.array(shipmentLine) })
