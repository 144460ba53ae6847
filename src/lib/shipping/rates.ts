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
  /** The longest side of a piece that it takes, in millimetres (D39). */
  maxLengthMm: number
  rates: Record<Zone, ZoneRate | null>
}

/** A price in whole rupiah with its days, or why there is none. */
export type Carried = { ok: true; cost: number; etd: string } | { ok: false; reason: string }

const no = (reason: string): Carried => ({ ok: false, reason })

/** The longest time that an order's estimate says, in days: '2-4 hari' // => 4. Without a figure it is a week. */
export const latestDay = (etd: string): number => Number(etd.match(/\d+/g)?.at(-1) ?? 7)

/** Both ends of an option's estimate, in days: '2-4 hari' // => { least: 2, most: 4 } */
export function spanOfDays(etd: string): { least: number; most: number } {
  const most = latestDay(etd)
  return { least: Math.min(most, Number(etd.match(/\d+/)?.[0] ?? most)), most }
}

/** '1 hari', '2-3 hari' */
export const etdText = (minDays: number, maxDays: number): string =>
  minDays === maxDays ? `${minDays} hari` : `${minDays}-${maxDays} hari`

/**
 * A commercial courier's price: `first` for the first kilogram (cargo: for the least weight) and `next` for each
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
    etd: etdText(rate.minDays, rate.maxDays)
  }
}

/** Who goes to a delivery point: Baba Logistik, or the shop's own courier. */
export type PointCarrier = 'expedition' | 'shop'

export type TruckClass = {
  name: string
  maxKg: number
  maxM3: number
  /** The longest side of a piece, with what may stand out behind, in millimetres (D39). */
  maxLengthMm: number
  base: number
  perKm: number
}

/** What decides which truck takes a load. */
export type TruckLoad = Pick<Load, 'actualKg' | 'm3' | 'carriedMm'>

/** The smallest truck that takes the load, by actual weight, volume and length; undefined above the largest (CDD). */
export const truckFor = (classes: readonly TruckClass[], load: TruckLoad): TruckClass | undefined =>
  [...classes]
    .sort((a, b) => a.maxKg - b.maxKg)
    .find(
      truck => load.actualKg <= truck.maxKg && load.m3 <= truck.maxM3 && load.carriedMm <= truck.maxLengthMm
    )

/** Whether a piece of the load is longer than every truck. */
export const isTooLongForTrucks = (classes: readonly TruckClass[], load: TruckLoad): boolean =>
  classes.every(truck => load.carriedMm > truck.maxLengthMm)

/** Kilometres that a loaded truck drives in a day. */
const truckKmPerDay = 250

/** Baba Logistik's price: base + rate × started km (D8). */
export function truckCost(truck: TruckClass, km: number): { cost: number; etd: string } {
  const days = Math.max(1, Math.ceil(km / truckKmPerDay))
  return { cost: truck.base + truck.perKm * Math.ceil(km), etd: etdText(days, days + 1) }
}

/**
 * What as many of the largest trucks would cost as a load above them needs: an estimate, nobody has promised it.
 * Undefined where a piece is longer than any of them: more trucks do not carry it either.
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

/** How an address is reached by one option (D8). */
export type DeliveryCase = 1 | 2 | 3 | 4 | 5 | 6

/** Whether delivery to the address has to be negotiated: beyond the last mile or the radius, or above CDD. */
export const isNegotiable = (deliveryCase: DeliveryCase, isAboveLargestTruck: boolean): boolean =>
  deliveryCase === 2 || deliveryCase === 4 || isAboveLargestTruck

/** Cases in which the goods can be fetched at a warehouse, and left at a delivery point. */
export const offersPickup = (deliveryCase: DeliveryCase): boolean => deliveryCase === 2 || deliveryCase === 6
export const offersPoint = (deliveryCase: DeliveryCase): boolean =>
  deliveryCase === 2 || deliveryCase === 4 || deliveryCase === 6
