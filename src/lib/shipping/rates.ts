import { metres } from '#lib/format/length.ts'

import type { Load } from './load.ts'

export type Zone = 'city' | 'province' | 'island' | 'other'
export type Place = { cityId: number; provinceId: number; island: string }

/** Distance zone of parcel rates (D8). */
export function zoneOf(from: Place, to: Place): Zone {
  if (from.cityId === to.cityId) return 'city'
  if (from.provinceId === to.provinceId) return 'province'
  return from.island === to.island ? 'island' : 'other'
}

type ZoneRate = { first: number; next: number; minDays: number; maxDays: number }
export type CourierService = {
  isCargo: boolean
  minKg: number
  maxKg: number
  /** Maximum length of a piece's longest side, in millimetres (D39). */
  maxLengthMm: number
  rates: Record<Zone, ZoneRate | null>
}

/** A price in whole rupiah with its estimated days, or the reason without one. */
export type Carried = { ok: true; cost: number; estimatedDelivery: string } | { ok: false; reason: string }

const no = (reason: string): Carried => ({ ok: false, reason })

/** Maximum days of an estimate: '2-4 hari' // => 4. Without a number a week. */
export const latestDay = (estimatedDelivery: string): number =>
  Number(estimatedDelivery.match(/\d+/g)?.at(-1) ?? 7)

/** Minimum and maximum days of an estimate: '2-4 hari' // => { least: 2, most: 4 } */
export function spanOfDays(estimatedDelivery: string): { min: number; max: number } {
  const max = latestDay(estimatedDelivery)
  return { min: Math.min(max, Number(estimatedDelivery.match(/\d+/)?.[0] ?? max)), max }
}

/** '1 hari', '2-3 hari' */
export const estimatedDeliveryText = (minDays: number, maxDays: number): string =>
  minDays === maxDays ? `${minDays} hari` : `${minDays}-${maxDays} hari`

/**
 * A commercial courier's price: `first` for the first kilogram (cargo: for the minimum weight) and `next` for each
 * further one.
 */
export function courierCost(service: CourierService, zone: Zone, load: Load): Carried {
  const kg = load.chargeableKg
  const rate = service.rates[zone]
  if (!rate) return no('Tidak menjangkau lokasi Anda')
  if (kg < service.minKg) return no(`Minimal ${service.minKg} kg`)
  if (kg > service.maxKg) return no(`Melebihi batas ${service.maxKg} kg`)
  if (load.carriedMm > service.maxLengthMm) {
    return no(`Terlalu panjang untuk kurir ini: ${metres(load.longestMm)}`)
  }
  const included = service.isCargo ? service.minKg : 1
  return {
    ok: true,
    cost: rate.first + rate.next * Math.max(0, kg - included),
    estimatedDelivery: estimatedDeliveryText(rate.minDays, rate.maxDays)
  }
}

/** The carrier to a delivery point: Baba Logistik, or the shop's own courier. */
export type PointCarrier = 'expedition' | 'shop'

export type TruckClass = {
  name: string
  maxKg: number
  maxM3: number
  /** Maximum length of a piece including rear overhang, in millimetres (D39). */
  maxLengthMm: number
  base: number
  perKm: number
}

/** The figures that decide which truck takes a load. */
export type TruckLoad = Pick<Load, 'actualKg' | 'm3' | 'carriedMm'>

/** The smallest truck for the load, by actual weight, volume and length; undefined above the largest (CDD). */
export const truckFor = (classes: readonly TruckClass[], load: TruckLoad): TruckClass | undefined =>
  [...classes]
    .sort((a, b) => a.maxKg - b.maxKg)
    .find(
      truck => load.actualKg <= truck.maxKg && load.m3 <= truck.maxM3 && load.carriedMm <= truck.maxLengthMm
    )

/** Whether a piece of the load is longer than every truck. */
export const isTooLongForTrucks = (classes: readonly TruckClass[], load: TruckLoad): boolean =>
  classes.every(truck => load.carriedMm > truck.maxLengthMm)

/** Kilometres per day of a loaded truck. */
const truckKmPerDay = 250

/** Baba Logistik's price: base + rate × started km (D8). */
export function truckCost(truck: TruckClass, km: number): { cost: number; estimatedDelivery: string } {
  const days = Math.max(1, Math.ceil(km / truckKmPerDay))
  return {
    cost: truck.base + truck.perKm * Math.ceil(km),
    estimatedDelivery: estimatedDeliveryText(days, days + 1)
  }
}

/**
 * Estimated cost of the number of largest trucks that a load needs, without a commitment. Undefined if a piece is
 * longer than any of them, as more trucks would not help.
 */
export function convoyCost(classes: readonly TruckClass[], load: TruckLoad, km: number): number | undefined {
  const largest = [...classes].sort((a, b) => b.maxKg - a.maxKg)[0]
  if (!largest || isTooLongForTrucks(classes, load)) return undefined
  const trucks = Math.ceil(Math.max(load.actualKg / largest.maxKg, load.m3 / largest.maxM3))
  return trucks * truckCost(largest, km).cost
}

export type ShopCourier = { freeKm: number; perKm: number; maxKm: number; byBaba: boolean }

/** Kurir Toko's price: free inside the radius, then per started km; undefined beyond its limit. */
export function shopCourierCost(courier: ShopCourier, km: number): number | undefined {
  if (km > courier.maxKm) return undefined
  return courier.perKm * Math.ceil(Math.max(0, km - courier.freeKm))
}

/** How an option reaches an address (D8). */
export type DeliveryCase = 1 | 2 | 3 | 4 | 5 | 6

/** Whether delivery to the address has to be negotiated: beyond the last mile or the radius, or above CDD. */
export const isNegotiable = (deliveryCase: DeliveryCase, isAboveLargestTruck: boolean): boolean =>
  deliveryCase === 2 || deliveryCase === 4 || isAboveLargestTruck

/** Cases that offer a pickup at a warehouse, and a delivery point. */
export const offersPickup = (deliveryCase: DeliveryCase): boolean => deliveryCase === 2 || deliveryCase === 6
export const offersPoint = (deliveryCase: DeliveryCase): boolean =>
  deliveryCase === 2 || deliveryCase === 4 || deliveryCase === 6
