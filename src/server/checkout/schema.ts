import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import type { PointCarrier } from '#lib/shipping/rates.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'

import { instant, ref } from '#server/core/db/columns.ts'
import { addresses } from '#server/address/schema.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { deliveryModes } from '#server/shipping/schema.ts'

/** Address of a delivery point, as the buyer typed it, and who goes there. */
export type PointAddress = {
  carrier: PointCarrier
  label: string
  name: string
  phone: string
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  zip_code: string
  address_detail: string
}

/** What a buyer chose in an open checkout; what is absent was never chosen, a voucher of null was taken off (D27). */
export type CheckoutChoices = {
  shipping?: { type: ShippingType; courier: string; service: string }
  voucher?: string | null
  payment_id?: number
}

/** The one open checkout of a buyer (D7). */
export const checkouts = pgTable(
  'checkouts',
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    addressId: ref()
      .notNull()
      .references(() => addresses.id),
    lineIds: jsonb().$type<number[]>().notNull(),
    isBuyNow: boolean().notNull(),
    mode: text({ enum: deliveryModes }).notNull().default('deliver'),
    warehouseId: ref(),
    point: jsonb().$type<PointAddress>(),
    choices: jsonb().$type<CheckoutChoices>().notNull().default({}),
    createdAt: instant().notNull()
  },
  t => [index().on(t.addressId)]
)

export type Checkout = typeof checkouts.$inferSelect
