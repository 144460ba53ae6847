import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { ShippingType } from '#lib/order/status.ts'
import type { PointCarrier } from '#lib/shipping/rates.ts'

import { productDetails, products, shops } from '#server/product/schema.ts'
import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { addresses, users } from '#server/identity/schema.ts'

/** The lock of a buyer's cart: adding locks this row, never the product. */
export const carts = pgTable('carts', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })
})

/** A cart line. Buy-now lines stand outside the cart and its count. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    productId: ref()
      .notNull()
      .references(() => products.id),
    productDetailId: ref()
      .notNull()
      .references(() => productDetails.id),
    qty: integer().notNull(),
    note: text().notNull().default(''),
    isBuyNow: boolean().notNull().default(false),
    createdAt: instant().notNull()
  },
  t => [
    uniqueIndex('cart_lines_once')
      .on(t.userId, t.productDetailId)
      .where(sql`not ${t.isBuyNow}`),
    index().on(t.userId, t.isBuyNow)
  ]
)

/** How the goods reach the buyer: carried to the address, fetched at a warehouse, or left at a point. */
export const deliveryModes = ['deliver', 'pickup', 'point'] as const

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
export const checkouts = pgTable('checkouts', {
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
})

/** First answer to what charges or creates, kept 48 h (D7). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: instant().notNull()
  },
  t => [uniqueIndex('idempotency_keys_once').on(t.userId, t.route, t.key), index().on(t.createdAt)]
)
