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

import { ref, rowId, rupiah } from '#server/core/db/columns.ts'
import { districts, regionColumns } from '#server/address/schema.ts'
import { shops } from '#server/shop/schema.ts'

export const zones = ['city', 'province', 'island', 'other'] as const
export type Zone = (typeof zones)[number]

/** Services of commercial couriers ('Komersil'): parcels, or cargo from a least weight. */
export const courierServices = pgTable(
  'courier_services',
  {
    id: rowId(),
    courier: text().notNull(),
    service: text().notNull(),
    isCargo: boolean().notNull(),
    /** Chargeable kilograms from which, and up to which, the service carries. */
    minKg: integer().notNull(),
    maxKg: integer().notNull(),
    /** The longest side of a piece that it takes, in millimetres (D39); the reference data says it at every start. */
    maxLengthMm: integer().notNull().default(1500),
    /** Per zone: rupiah for the first kilogram (cargo: for the least weight), for each further one, and days. */
    rates: jsonb()
      .$type<Record<Zone, { first: number; next: number; minDays: number; maxDays: number } | null>>()
      .notNull(),
    sort: integer().notNull()
  },
  t => [uniqueIndex('courier_services_once').on(t.courier, t.service)]
)

/** Truck classes of Baba Logistik; the smallest that fits carries the load. */
export const truckClasses = pgTable('truck_classes', {
  id: rowId(),
  name: text().notNull().unique(),
  maxKg: integer().notNull(),
  maxM3: doublePrecision().notNull(),
  /** The longest side of a piece, a metre behind the truck included, in millimetres (D39). */
  maxLengthMm: integer().notNull().default(3400),
  base: rupiah().notNull(),
  perKm: rupiah().notNull(),
  sort: integer().notNull()
})

/** Districts to which Baba Logistik drives the last mile; the others are reached by negotiation, pickup or point. */
export const expeditionReach = pgTable('expedition_reach', {
  districtId: ref()
    .primaryKey()
    .references(() => districts.id),
  /** Rupiah on top for a delivery point in this district. */
  pointCost: rupiah().notNull()
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
    isActive: boolean().notNull().default(true)
  },
  t => [index().on(t.provinceId, t.cityId)]
)

/** Kurir Toko: what a shop's own courier does. No row: the shop has none. */
export const shopCouriers = pgTable('shop_couriers', {
  shopId: ref()
    .primaryKey()
    .references(() => shops.id),
  freeKm: doublePrecision().notNull(),
  perKm: rupiah().notNull(),
  maxKm: doublePrecision().notNull(),
  /** Case 6: the shop's courier is carried by Baba Logistik. */
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
  /** Rupiah off shipping, from this subtotal on; 0 means none. */
  discount: rupiah().notNull().default(0),
  discountMinPurchase: rupiah().notNull().default(0)
})

/** How the goods reach the buyer: carried to the address, fetched at a warehouse, or left at a point. */
export const deliveryModes = ['deliver', 'pickup', 'point'] as const
