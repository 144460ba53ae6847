import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { flag, id, isoDate, nothing, seenVersion, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'
import { goodsErrors } from './errors.ts'

/** Rupiah of one rate, kilograms of a load, and 30 metres in millimetres. */
const limits = { rate: 100_000_000, kg: 100_000, lengthMm: 30_000, days: 90 } as const

const rate = wholeNumber(0, limits.rate, 'Tarif antara Rp0 dan Rp100.000.000')
const days = wholeNumber(0, limits.days, 'Hari antara 0 dan 90')
const kg = wholeNumber(1, limits.kg, 'Berat antara 1 dan 100.000 kg')
const lengthMm = wholeNumber(1, limits.lengthMm, 'Panjang antara 1 dan 30.000 mm')
const sort = z._default(wholeNumber(0, 10_000), 100)

/** Rates of a courier's service in one zone: rupiah for the first kilogram (cargo: for the least weight) and each further one. */
export const zoneRateInput = z.object({ first: rate, next: rate, min_days: days, max_days: days }).check(
  z.refine(({ min_days, max_days }) => min_days <= max_days, {
    error: 'Hari terlama tidak boleh kurang dari yang tercepat',
    path: ['max_days']
  })
)
const zoneInput = z.nullable(zoneRateInput)
/** Null for a zone that is not served. */
export const zoneRatesInput = z.object({
  city: zoneInput,
  province: zoneInput,
  island: zoneInput,
  other: zoneInput
})

export const zoneRate = z.object({ first: whole, next: whole, min_days: whole, max_days: whole })
const zone = z.nullable(zoneRate)
export const zoneRates = z.object({ city: zone, province: zone, island: zone, other: zone })

/** A service of a courier: parcels, or cargo from a least weight. Null for a zone that it does not serve. */
export const courierService = z.object({
  id: whole,
  courier: z.string(),
  service: z.string(),
  is_cargo: z.boolean(),
  min_kg: whole,
  max_kg: whole,
  /** Millimetres of the longest piece. */
  max_length: whole,
  rates: zoneRates,
  sort: whole,
  is_active: z.boolean(),
  /** Whether the counter changed it: a start then leaves it as it is. */
  is_edited: z.boolean(),
  /** Whether it can be reset to what was delivered. */
  is_delivered: z.boolean(),
  updated_at: isoDate
})
export type CourierService = z.output<typeof courierService>

const courierFields = z.object({
  courier: text(30, 'Nama kurir wajib diisi'),
  service: text(30, 'Nama layanan wajib diisi'),
  is_cargo: z._default(flag, false),
  min_kg: kg,
  max_kg: kg,
  max_length: lengthMm,
  rates: zoneRatesInput,
  sort,
  is_active: z._default(flag, true)
})
export type CourierInput = z.output<typeof courierFields>

const courierRule = z.refine<CourierInput>(({ min_kg, max_kg }) => min_kg <= max_kg, {
  error: 'Berat terbesar tidak boleh kurang dari yang terkecil',
  path: ['max_kg']
})

/** A truck class of Baba Logistik. */
export const truckClass = z.object({
  id: whole,
  name: z.string(),
  max_kg: whole,
  max_m3: z.number(),
  max_length: whole,
  /** Whole rupiah of a trip, and for each kilometre. */
  base: whole,
  per_km: whole,
  sort: whole,
  is_active: z.boolean(),
  is_edited: z.boolean(),
  /** Whether it can be reset to what was delivered. */
  is_delivered: z.boolean(),
  updated_at: isoDate
})
export type TruckClass = z.output<typeof truckClass>

const truckFields = z.object({
  name: text(30, 'Nama truk wajib diisi'),
  max_kg: kg,
  max_m3: z
    .number('Isi volume dalam m³')
    .check(z.positive('Harus lebih dari 0'), z.maximum(1_000, 'Terlalu besar')),
  max_length: lengthMm,
  base: rate,
  per_km: rate,
  sort,
  is_active: z._default(flag, true)
})
export type TruckInput = z.output<typeof truckFields>

const owner = { access: 'ops', roles: [] } as const
const changeErrors = [coreErrors.not_found, coreErrors.changed_meanwhile, goodsErrors.carrier_exists]

export const listCouriers = endpoint('GET /ops/courier', {
  ...owner,
  summary: 'The services of couriers with their rates, in their order',
  input: nothing,
  reply: z.array(courierService)
})

export const addCourier = endpoint('POST /ops/courier', {
  ...owner,
  summary: 'Adds a service of a courier',
  errors: [goodsErrors.carrier_exists, goodsErrors.couriers_full],
  input: courierFields.check(courierRule),
  reply: courierService
})

export const changeCourier = endpoint('PUT /ops/courier/{id}', {
  ...owner,
  summary: 'Changes a service of a courier; open checkouts are told of a changed price',
  versioned: true,
  errors: changeErrors,
  input: z.extend(courierFields, { id, updated_at: seenVersion }).check(courierRule),
  reply: courierService
})

export const resetCourier = endpoint('POST /ops/courier/{id}/reset', {
  ...owner,
  summary: 'Gives a delivered service its delivered name and rates again',
  versioned: true,
  errors: [...changeErrors, goodsErrors.not_delivered],
  input: z.object({ id, updated_at: seenVersion }),
  reply: courierService
})

export const listTrucks = endpoint('GET /ops/truck', {
  ...owner,
  summary: 'The truck classes with their rates, in their order',
  input: nothing,
  reply: z.array(truckClass)
})

export const addTruck = endpoint('POST /ops/truck', {
  ...owner,
  summary: 'Adds a truck class',
  errors: [goodsErrors.carrier_exists, goodsErrors.trucks_full],
  input: truckFields,
  reply: truckClass
})

export const changeTruck = endpoint('PUT /ops/truck/{id}', {
  ...owner,
  summary: 'Changes a truck class; open checkouts are told of a changed price',
  versioned: true,
  errors: changeErrors,
  input: z.extend(truckFields, { id, updated_at: seenVersion }),
  reply: truckClass
})

export const resetTruck = endpoint('POST /ops/truck/{id}/reset', {
  ...owner,
  summary: 'Gives a delivered truck class its delivered name and rates again',
  versioned: true,
  errors: [...changeErrors, goodsErrors.not_delivered],
  input: z.object({ id, updated_at: seenVersion }),
  reply: truckClass
})
