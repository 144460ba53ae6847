import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex
} from 'drizzle-orm/pg-core'

import { ref, rowId, rupiah, version } from '#server/core/db/columns.ts'
import { districts, regionColumns } from '#server/address/schema.ts'
import { shops } from '#server/shop/schema.ts'

export const zones = ['city', 'province', 'island', 'other'] as const
export type Zone = (typeof zones)[number]

/** Services of commercial couriers ('Komersil'): parcels, or cargo from a minimum weight. */
export const courierServices = pgTable(
  'courier_services',
  {
    id: rowId(),
    courier: text().notNull(),
    service: text().notNull(),
    isCargo: boolean().notNull(),
    /** Minimum and maximum chargeable kilograms. */
    minKg: integer().notNull(),
    maxKg: integer().notNull(),
    /** Maximum length of a piece, in millimetres (D39); set from the reference data at every start. */
    maxLengthMm: integer().notNull().default(1500),
    /** Per zone: rupiah for the first kilogram (cargo: for the minimum weight), for each further one, and days. */
    rates: jsonb()
      .$type<Record<Zone, { first: number; next: number; minDays: number; maxDays: number } | null>>()
      .notNull(),
    sort: integer().notNull(),
    isActive: boolean().notNull().default(true),
    /** Whether an operator changed it: then the delivered rates no longer replace these. */
    isEdited: boolean().notNull().default(false),
    /** Its name in the delivered rates, also after it was renamed; null for one of an operator's. */
    deliveredName: text(),
    updatedAt: version()
  },
  t => [uniqueIndex('courier_services_once').on(t.courier, t.service)]
)

/** Truck classes of Baba Logistik; the smallest that fits carries the load. */
export const truckClasses = pgTable('truck_classes', {
  id: rowId(),
  name: text().notNull().unique(),
  maxKg: integer().notNull(),
  maxM3: doublePrecision().notNull(),
  /** Maximum length of a piece, including a metre of overhang, in millimetres (D39). */
  maxLengthMm: integer().notNull().default(3400),
  base: rupiah().notNull(),
  perKm: rupiah().notNull(),
  sort: integer().notNull(),
  isActive: boolean().notNull().default(true),
  /** Whether an operator changed it: then the delivered rates no longer replace these. */
  isEdited: boolean().notNull().default(false),
  /** Its name in the delivered rates, also after it was renamed; null for one of an operator's. */
  deliveredName: text(),
  updatedAt: version()
})

/** Districts to which Baba Logistik drives the last mile; elsewhere buyers negotiate, pick up or choose a point. */
export const expeditionReach = pgTable('expedition_reach', {
  districtId: ref()
    .primaryKey()
    .references(() => districts.id),
  /** Surcharge in rupiah for a delivery point in this district. */
  pointCost: rupiah().notNull()
})

/** Districts whose reach an operator set or ended, and when: new reference data leaves it as it is. */
export const reachEdits = pgTable('reach_edits', {
  districtId: ref()
    .primaryKey()
    .references(() => districts.id),
  updatedAt: version()
})

/** Warehouses of Baba Logistik, where a buyer may pick up. */
export const warehouses = pgTable(
  'warehouses',
  {
    id: rowId(),
    name: text().notNull().unique(),
    phone: text().notNull(),
    ...regionColumns(),
    addressDetail: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    isActive: boolean().notNull().default(true),
    /** Whether an operator added or changed it: then new reference data no longer replaces it. */
    isEdited: boolean().notNull().default(false),
    /** Its name in the reference data, also after it was renamed; null for one of an operator's. */
    deliveredName: text(),
    updatedAt: version()
  },
  t => [index().on(t.provinceId, t.cityId)]
)

/** Kurir Toko: rates of a shop's own courier. A shop without a row has none. */
export const shopCouriers = pgTable('shop_couriers', {
  shopId: ref()
    .primaryKey()
    .references(() => shops.id),
  freeKm: doublePrecision().notNull(),
  perKm: rupiah().notNull(),
  maxKm: doublePrecision().notNull(),
  /** Case 6: Baba Logistik drives for the shop's courier. */
  byBaba: boolean().notNull().default(false)
})

/** Shipping types that a shop offers, and its share of the cost. */
export const shopShipping = pgTable('shop_shipping', {
  shopId: ref()
    .primaryKey()
    .references(() => shops.id),
  commercial: boolean().notNull(),
  babaExpedition: boolean().notNull(),
  shopCourier: boolean().notNull(),
  /** Discount on shipping in rupiah, from this subtotal on; 0 means none. */
  discount: rupiah().notNull().default(0),
  discountMinPurchase: rupiah().notNull().default(0)
})

/** How the goods reach the buyer: delivered to the address, picked up at a warehouse, or left at a delivery point. */
export const deliveryModes = ['deliver', 'pickup', 'point'] as const
