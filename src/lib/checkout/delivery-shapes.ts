import * as z from 'zod/mini'

import { region } from '#lib/address/contract.ts'
import { whole } from '#lib/core/schema/fields.ts'
import { deliveryMode, pointCarrier, pointLabel } from '#lib/shipping/contract.ts'

/** The warehouse where the goods are picked up. */
const chosenWarehouse = z.object({
  name: z.string(),
  phone: z.string(),
  /** The whole address in one text. */
  address: z.string()
})

/** The delivery point as the buyer entered it. */
const chosenPoint = z.object({
  /** The carrier that serves the point. */
  type: pointCarrier,
  label: pointLabel,
  name: z.string(),
  phone: z.string(),
  address_detail: z.string(),
  zip_code: z.string(),
  province: region,
  city: region,
  district: region,
  subdistrict: region,
  /** Whether the order makes it the main address. */
  is_main: z.boolean()
})

export const checkoutDelivery = z.object({
  mode: deliveryMode,
  cost: whole,
  warehouse_id: z.nullable(whole),
  /** Null unless the goods are picked up. */
  warehouse: z.nullable(chosenWarehouse),
  /** Null unless the goods go to a point. */
  point: z.nullable(chosenPoint)
})
export type CheckoutDelivery = z.output<typeof checkoutDelivery>
