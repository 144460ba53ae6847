import type { Sent } from '#lib/calls.ts'

import type { Courier } from './logistics-store.ts'

/** The zones of a courier's rates, from the nearest on. */
export const zones = [
  ['city', 'Dalam kota'],
  ['province', 'Dalam provinsi'],
  ['island', 'Dalam pulau'],
  ['other', 'Pulau lain']
] as const
export type Zone = (typeof zones)[number][0]

/** A zone's rate as it is typed; null for a zone that is not served. */
export type TypedRate = { first: string; next: string; min_days: string; max_days: string } | null

/** The form of a courier's service: numbers as they are typed. */
export type CourierValues = {
  courier: string
  service: string
  is_cargo: boolean
  min_kg: string
  max_kg: string
  max_length: string
  rates: Record<Zone, TypedRate>
  sort: string
  is_active: boolean
}

export const emptyRate = { first: '', next: '', min_days: '', max_days: '' }

export const emptyCourier: CourierValues = {
  courier: '',
  service: '',
  is_cargo: false,
  min_kg: '1',
  max_kg: '',
  max_length: '1500',
  rates: { city: emptyRate, province: null, island: null, other: null },
  sort: '100',
  is_active: true
}

const typedRate = (rate: Courier['rates'][Zone]): TypedRate =>
  rate && {
    first: String(rate.first),
    next: String(rate.next),
    min_days: String(rate.min_days),
    max_days: String(rate.max_days)
  }

export const courierValues = (row: Courier): CourierValues => ({
  courier: row.courier,
  service: row.service,
  is_cargo: row.is_cargo,
  min_kg: String(row.min_kg),
  max_kg: String(row.max_kg),
  max_length: String(row.max_length),
  rates: {
    city: typedRate(row.rates.city),
    province: typedRate(row.rates.province),
    island: typedRate(row.rates.island),
    other: typedRate(row.rates.other)
  },
  sort: String(row.sort),
  is_active: row.is_active
})

/** The form is what the call takes: it reads digits. */
export const sentCourier = (values: CourierValues): Sent<'POST /ops/courier'> => values
