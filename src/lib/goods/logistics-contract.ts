import * as z from 'zod/mini'

import { degrees } from '#lib/address/coordinate.ts'
import { addressErrors } from '#lib/address/errors.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { flag, id, isoDate, nothing, seenVersion, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { identifierLimit, readIdentifier } from '#lib/core/schema/identifier.ts'
import { goodsErrors } from './errors.ts'

/** Districts that one save may set: more than any city has. */
const maxDistricts = 200
/** Rupiah of the surcharge for a delivery point. */
const maxPointCost = 100_000_000

/** A warehouse of Baba Logistik, where buyers may pick up. */
export const warehouse = z.object({
  id: whole,
  name: z.string(),
  /** As it is stored: '6281234567890'. */
  phone: z.string(),
  province_id: whole,
  city_id: whole,
  district_id: whole,
  subdistrict_id: whole,
  city: z.string(),
  address_detail: z.string(),
  lat: z.string(),
  lng: z.string(),
  is_active: z.boolean(),
  /** Whether the counter added or changed it: new reference data then leaves it as it is. */
  is_edited: z.boolean(),
  updated_at: isoDate
})
export type Warehouse = z.output<typeof warehouse>

const phone = z.pipe(
  z.string('Nomor HP wajib diisi').check(
    z.maxLength(identifierLimit, { error: 'Nomor HP tidak valid', abort: true }),
    z.refine(typed => readIdentifier(typed)?.kind === 'phone', 'Nomor HP tidak valid')
  ),
  z.transform((typed: string) => readIdentifier(typed)?.value ?? '')
)

const warehouseFields = z.object({
  name: text(60, 'Nama gudang wajib diisi'),
  phone,
  province_id: id,
  city_id: id,
  district_id: id,
  subdistrict_id: id,
  address_detail: text(300, 'Alamat wajib diisi'),
  /** Both or neither: without them the point is the village's. */
  lat: z.optional(degrees(90)),
  lng: z.optional(degrees(180)),
  is_active: z._default(flag, true)
})
export type WarehouseInput = z.output<typeof warehouseFields>

const pointRule = z.refine<WarehouseInput>(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
  error: 'Isi lintang dan bujur, atau kosongkan keduanya.',
  path: ['lat']
})

const owner = { access: 'ops', roles: [] } as const

export const listWarehouses = endpoint('GET /ops/warehouse', {
  ...owner,
  summary: 'The warehouses for pickup by name, also those that are switched off',
  input: nothing,
  reply: z.array(warehouse)
})

export const addWarehouse = endpoint('POST /ops/warehouse', {
  ...owner,
  summary: 'Adds a warehouse for pickup',
  errors: [addressErrors.region_mismatch, goodsErrors.carrier_exists, goodsErrors.warehouses_full],
  input: warehouseFields.check(pointRule),
  reply: warehouse
})

export const changeWarehouse = endpoint('PUT /ops/warehouse/{id}', {
  ...owner,
  summary: 'Changes a warehouse or switches it off; orders that were placed keep its address',
  versioned: true,
  errors: [
    coreErrors.not_found,
    coreErrors.changed_meanwhile,
    addressErrors.region_mismatch,
    goodsErrors.carrier_exists
  ],
  input: z.extend(warehouseFields, { id, updated_at: seenVersion }).check(pointRule),
  reply: warehouse
})

/** The districts of a city, and the surcharge for a delivery point in each that Baba Logistik reaches. */
export const cityReach = z.object({
  city_id: whole,
  city: z.string(),
  districts: z.array(
    z.object({
      district_id: whole,
      name: z.string(),
      /** Whole rupiah; null where Baba Logistik does not drive the last mile. */
      point_cost: z.nullable(whole)
    })
  ),
  /** When the counter last changed one of them; 1970 where it never did. */
  updated_at: isoDate
})

export const showReach = endpoint('GET /ops/reach/{id}', {
  ...owner,
  summary: 'The districts of a city that Baba Logistik reaches, by the id of the city',
  errors: [addressErrors.region_mismatch],
  input: z.object({ id }),
  reply: cityReach
})

export const changeReach = endpoint('PUT /ops/reach/{id}', {
  ...owner,
  summary: 'Sets or ends the reach of up to 200 districts of a city; the others stay as they are',
  versioned: true,
  errors: [addressErrors.region_mismatch, coreErrors.changed_meanwhile],
  input: z.object({
    id,
    updated_at: seenVersion,
    districts: z
      .array(
        z.object({
          district_id: id,
          /** Null ends it: buyers there pick up, choose a point or negotiate. */
          point_cost: z.nullable(
            wholeNumber(0, maxPointCost, 'Biaya titik antar antara Rp0 dan Rp100.000.000')
          )
        })
      )
      .check(
        z.minLength(1, 'Isi paling sedikit satu kecamatan'),
        z.maxLength(maxDistricts, 'Paling banyak 200 kecamatan'),
        z.refine(
          list => new Set(list.map(({ district_id }) => district_id)).size === list.length,
          'Kecamatan yang sama diisi lebih dari sekali'
        )
      )
  }),
  reply: cityReach
})
