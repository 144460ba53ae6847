import * as z from 'zod/mini'

import { region } from '#lib/address/contract.ts'
import { whole } from '#lib/core/schema/fields.ts'
import { deliveryMode, pointCarrier, pointLabel } from '#lib/shipping/contract.ts'

/** Where the goods are fetched. */
const chosenWarehouse = z.object({
  name: z.string(),
  phone: z.string(),
  /** The whole address in one text. */
  address: z.string()
})

/** Where the goods are left, as the buyer typed it. */
const chosenPoint = z.object({
  /** Who goes there. */
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
  /** It becomes the main address with the order. */
  is_main: z.boolean()
})

export const checkoutDelivery = z.object({
  mode: deliveryMode,
  cost: whole,
  warehouse_id: z.nullable(whole),
  /** Null unless the goods are fetched. */
  warehouse: z.nullable(chosenWarehouse),
  /** Null unless the goods are left at a point. */
  point: z.nullable(chosenPoint)
})
export type CheckoutDelivery = z.output<typeof checkoutDelivery>
