import { sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, ref, rowId } from '#server/core/db/columns.ts'
import { users } from '#server/identity/schema.ts'

/** The id of a region is its official code without the dots: 31.71.01.1001 // => 3171011001 */
const regionId = () => bigint({ mode: 'number' }).primaryKey()

export const provinces = pgTable('provinces', {
  id: regionId(),
  code: text().notNull(),
  name: text().notNull(),
  /** Island group: the zone in which parcels pay the rate "same island". */
  island: text().notNull()
})

export const cities = pgTable(
  'cities',
  {
    id: regionId(),
    code: text().notNull(),
    provinceId: ref()
      .notNull()
      .references(() => provinces.id),
    name: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull()
  },
  t => [index().on(t.provinceId, t.name)]
)

export const districts = pgTable(
  'districts',
  {
    id: regionId(),
    code: text().notNull(),
    cityId: ref()
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull()
  },
  t => [index().on(t.cityId, t.name)]
)

/**
 * Where a village's postal code comes from: the package geografis lists it, under the village's code or under its name
 * in the same district; or it is the most frequent one of its district, city or province.
 */
export const zipSources = ['geografis_code', 'geografis_name', 'district', 'city', 'province'] as const
export type ZipSource = (typeof zipSources)[number]

export const villages = pgTable(
  'villages',
  {
    id: regionId(),
    code: text().notNull(),
    districtId: ref()
      .notNull()
      .references(() => districts.id),
    name: text().notNull(),
    zipCode: text().notNull(),
    /** Null in what was written before sources were kept, until the next start applies the regions again. */
    zipSource: text({ enum: zipSources }),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull()
  },
  t => [index().on(t.districtId, t.name)]
)

/** The regions that a place lies in, from province to village. */
export const regionColumns = () => ({
  provinceId: ref()
    .notNull()
    .references(() => provinces.id),
  cityId: ref()
    .notNull()
    .references(() => cities.id),
  districtId: ref()
    .notNull()
    .references(() => districts.id),
  subdistrictId: ref()
    .notNull()
    .references(() => villages.id)
})

export const addresses = pgTable(
  'addresses',
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    ...regionColumns(),
    zipCode: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    addressDetail: text().notNull(),
    isMain: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** Orders keep a snapshot; a deleted address only leaves the lists. */
    deletedAt: instant()
  },
  t => [
    index().on(t.userId),
    index()
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    uniqueIndex('addresses_one_main')
      .on(t.userId)
      .where(sql`${t.isMain} and ${t.deletedAt} is null`)
  ]
)
