import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { PointCarrier } from '#lib/shipping/rates.ts'
import type { ShippingType } from '#lib/shipping/shipping-type.ts'
import type { SiteNeeds } from '#lib/order/site-needs.ts'

import { instant, ref } from '#server/core/db/columns.ts'
import { addresses } from '#server/address/schema.ts'
import { users } from '#server/identity/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { deliveryModes } from '#server/shipping/schema.ts'

/** Address of a delivery point as the buyer typed it, and the person who collects there. */
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
  /** It becomes the buyer's main address with the order. */
  is_main?: boolean
}

/** The buyer's choices in an open checkout. An absent field was never chosen; a null voucher was removed (D27). */
export type CheckoutChoices = {
  shipping?: { type: ShippingType; courier: string; service: string }
  voucher?: string | null
  /** The marketplace voucher that several shops share. */
  market_voucher?: string | null
  payment_id?: number
  /** Hidden codes that the buyer typed: offered to this buyer from then on and to nobody else (D38). */
  known?: string[]
  /** The site details, the same for all shops. */
  site?: SiteNeeds | null
}

/** The open checkout of a buyer: one row per shop, all with the same address (D7, D29). */
export const checkouts = pgTable(
  'checkouts',
  {
    userId: ref()
      .notNull()
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
  t => [primaryKey({ columns: [t.userId, t.shopId] }), index().on(t.addressId)]
)

export type Checkout = typeof checkouts.$inferSelect
