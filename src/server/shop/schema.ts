import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'

import { returnDays } from '#lib/shop/return-days.ts'

import { instant, ref, rowId, version } from '#server/core/db/columns.ts'
import { cities, provinces, villages } from '#server/address/schema.ts'
import { users } from '#server/identity/schema.ts'

/** Seven days from Monday on: minutes since midnight in the shop's own time, or null where it is closed. */
export type ShopHours = ({ opens: number; closes: number } | null)[]

export const shops = pgTable(
  'shops',
  {
    id: rowId(),
    sellerId: ref()
      .notNull()
      .references(() => users.id),
    slug: text().notNull(),
    name: text().notNull(),
    photoPath: text(),
    description: text().notNull().default(''),
    provinceId: ref()
      .notNull()
      .references(() => provinces.id),
    cityId: ref()
      .notNull()
      .references(() => cities.id),
    districtId: ref().notNull(),
    /** Its village; null for shops from before it was stored. */
    subdistrictId: ref().references(() => villages.id),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    isVerified: boolean().notNull().default(false),
    isOfficial: boolean().notNull().default(false),
    lastOnlineAt: instant(),
    /** Average and number of its products' reviews, and pieces sold: maintained summaries. */
    rating: doublePrecision().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    productCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** Opening hours by weekday from Monday on; null where the shop names none. */
    hours: jsonb().$type<ShopHours>(),
    /** Days after delivery in which a buyer may complain before an order completes by itself. */
    returnDays: integer().notNull().default(returnDays.default),
    /** When it stopped selling; null while it is open. */
    closedAt: instant(),
    updatedAt: version()
  },
  t => [
    uniqueIndex('shops_slug_once').on(t.slug),
    check(
      'shops_return_days',
      sql`${t.returnDays} between ${sql.raw(String(returnDays.default))} and ${sql.raw(String(returnDays.max))}`
    ),
    index('shops_name_trgm').using('gin', sql`${t.name} gin_trgm_ops`)
  ]
)

/** Former slugs of shops, written by a trigger on rename: their addresses redirect. */
export const pastShopSlugs = pgTable(
  'past_shop_slugs',
  {
    slug: text().primaryKey(),
    shopId: ref()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' })
  },
  t => [index().on(t.shopId)]
)

export const shopBankAccounts = pgTable(
  'shop_bank_accounts',
  {
    id: rowId(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    bankName: text().notNull(),
    accountNumber: text().notNull(),
    accountHolder: text().notNull()
  },
  t => [index().on(t.shopId)]
)
