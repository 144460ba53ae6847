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
  /** Island group: the zone for the parcel rate "same island". */
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
 * Source of a village's postal code: listed in the package geografis under the village's code, or under its name in the
 * same district; else the most frequent code of its district, city or province.
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
    /** Null in rows written before sources were stored, until the next start applies the regions again. */
    zipSource: text({ enum: zipSources }),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull()
  },
  t => [index().on(t.districtId, t.name)]
)

/** The columns of a place's regions, from province to village. */
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
    /** Orders store a snapshot, so a deleted address only disappears from the lists. */
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
