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
  /** First and last day on which the goods may arrive, as days of Jakarta. */
  arrival: z.nullable(z.object({ from: calendarDay, until: calendarDay })),
  /** The class of Baba Logistik's truck that carries it. */
  truck: z.nullable(z.string()),
  is_available: z.boolean(),
  reason,
  /** How it can be had all the same, chosen at the checkout: at a freight that is negotiated, fetched, left at a point. */
  ways: z.array(deliveryMode)
})
export type EstimateRow = z.output<typeof estimateRow>

/** Where an estimate goes to. */
export const goal = {
  city: region,
  /** It is quoted to the main address itself, not to its city's middle. */
  is_main_address: z.boolean(),
  /** Trucks drive the last mile to some of the city's districts, not to all. */
  is_partly_reached: z.boolean()
}

export const estimateShipping = endpoint('GET /buyer/shipping/estimate', {
  access: 'public',
  summary:
    'What shipping of a product to a city costs, the cheapest option of each type, before anything is bought',
  errors: [productErrors.product_not_found, addressErrors.city_not_found, addressErrors.city_required],
  input: z.object({
    product_id: id,
    /** Without it the heaviest variant is carried: no other costs more. */
    product_detail_id: z.optional(id),
    qty: positive,
    /** Without it the main address of who is signed in. */
    city_id: z.optional(id)
  }),
  reply: z.object({
    ...goal,
    /** The city that it is sent from. */
    from: region,
    /** What has to be carried, in kilograms and cubic metres. */
    weight_kg: z.number(),
    volume_m3: z.number(),
    /** The cheapest of all first; what cannot be used stands last, with its reason. */
    options: z.array(estimateRow)
  })
})
