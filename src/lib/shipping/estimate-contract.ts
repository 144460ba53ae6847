import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { region } from '#lib/address/contract.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { id, positive, reason, whole } from '#lib/core/schema/fields.ts'
import { productErrors } from '#lib/product/errors.ts'
import { deliveryMode, shippingType } from './contract.ts'

const calendarDay = z.iso.date()

export const estimateRow = z.object({
  type: shippingType,
  courier: z.string(),
  service: z.string(),
  /** Whole rupiah after the shop's shipping discount; null where it cannot be quoted. */
  final_cost: z.nullable(whole),
  /** '2-3 hari'; empty where it cannot be quoted. */
  etd: z.string(),
  /** First and last Jakarta day on which the goods may arrive. */
  arrival: z.nullable(z.object({ from: calendarDay, until: calendarDay })),
  /** The class of Baba Logistik's truck. */
  truck: z.nullable(z.string()),
  is_available: z.boolean(),
  reason,
  /** Alternatives at the checkout: negotiated freight, pickup, or a point. */
  ways: z.array(deliveryMode)
})
export type EstimateRow = z.output<typeof estimateRow>

/** Destination of an estimate. */
export const destination = {
  city: region,
  /** Whether it is quoted for the main address itself instead of its city's centre. */
  is_main_address: z.boolean(),
  /** Whether trucks drive the last mile only to some of the city's districts. */
  is_partly_reached: z.boolean()
}

export const estimateShipping = endpoint('GET /buyer/shipping/estimate', {
  access: 'public',
  summary:
    'What shipping of a product to a city costs, the cheapest option of each type, before anything is bought',
  errors: [productErrors.product_not_found, addressErrors.city_not_found, addressErrors.city_required],
  input: z.object({
    product_id: id,
    /** Default: the heaviest variant, which costs the most. */
    product_detail_id: z.optional(id),
    qty: positive,
    /** Default: the main address of the signed-in person. */
    city_id: z.optional(id)
  }),
  reply: z.object({
    ...destination,
    /** The city of origin. */
    from: region,
    /** The load in kilograms and cubic metres. */
    weight_kg: z.number(),
    volume_m3: z.number(),
    /** Cheapest first; unavailable ones last, with their reasons. */
    options: z.array(estimateRow)
  })
})
