import type { CourierInput, CourierService, TruckClass, TruckInput } from '#lib/goods/shipping-contract.ts'

import { deliveredService, deliveredTruck } from '#server/shipping/delivered-rates.ts'
import type { courierServices, truckClasses, Zone } from '#server/shipping/schema.ts'

type Rates = (typeof courierServices.$inferSelect)['rates']

/** A courier's service as the counter sees it. */
export const toCourier = (row: typeof courierServices.$inferSelect): CourierService => ({
  id: row.id,
  courier: row.courier,
  service: row.service,
  is_cargo: row.isCargo,
  min_kg: row.minKg,
  max_kg: row.maxKg,
  max_length: row.maxLengthMm,
  rates: {
    city: toRate(row.rates, 'city'),
    province: toRate(row.rates, 'province'),
    island: toRate(row.rates, 'island'),
    other: toRate(row.rates, 'other')
  },
  sort: row.sort,
  is_active: row.isActive,
  is_edited: row.isEdited,
  is_delivered: deliveredService(row) !== undefined,
  updated_at: row.updatedAt.toISOString()
})

function toRate(rates: Rates, zone: Zone) {
  const rate = rates[zone]
  return rate && { first: rate.first, next: rate.next, min_days: rate.minDays, max_days: rate.maxDays }
}

const fromRate = (rate: CourierInput['rates'][Zone]): Rates[Zone] =>
  rate && { first: rate.first, next: rate.next, minDays: rate.min_days, maxDays: rate.max_days }

/** The columns of a courier's service that a save sets. */
export const courierColumns = (input: CourierInput) => ({
  courier: input.courier,
  service: input.service,
  isCargo: input.is_cargo,
  minKg: input.min_kg,
  maxKg: input.max_kg,
  maxLengthMm: input.max_length,
  rates: {
    city: fromRate(input.rates.city),
    province: fromRate(input.rates.province),
    island: fromRate(input.rates.island),
    other: fromRate(input.rates.other)
  },
  sort: input.sort,
  isActive: input.is_active,
  isEdited: true
})

/** A truck class as the counter sees it. */
export const toTruck = (row: typeof truckClasses.$inferSelect): TruckClass => ({
  id: row.id,
  name: row.name,
  max_kg: row.maxKg,
  max_m3: row.maxM3,
  max_length: row.maxLengthMm,
  base: row.base,
  per_km: row.perKm,
  sort: row.sort,
  is_active: row.isActive,
  is_edited: row.isEdited,
  is_delivered: deliveredTruck(row) !== undefined,
  updated_at: row.updatedAt.toISOString()
})

/** The columns of a truck class that a save sets. */
export const truckColumns = (input: TruckInput) => ({
  name: input.name,
  maxKg: input.max_kg,
  maxM3: input.max_m3,
  maxLengthMm: input.max_length,
  base: input.base,
  perKm: input.per_km,
  sort: input.sort,
  isActive: input.is_active,
  isEdited: true
})
