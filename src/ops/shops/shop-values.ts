import type { Sent } from '#lib/calls.ts'
import { returnDays } from '#lib/shop/return-days.ts'

import type { OpsShopPage } from './shop-store.ts'

export type DayTimes = { opens: string; closes: string } | null

/** The form of a shop: numbers as they are typed. */
export type ShopValues = {
  name: string
  slug: string
  description: string
  photo: string | null
  seller_name: string
  seller_phone: string
  seller_email: string
  province_id: number
  city_id: number
  district_id: number
  subdistrict_id: number
  address: string
  lat: string
  lng: string
  is_verified: boolean
  is_official: boolean
  /** Monday to Sunday as '08:00'; null for a shop that names no hours. */
  hours: DayTimes[] | null
  commercial: boolean
  baba_expedition: boolean
  has_courier: boolean
  free_km: string
  per_km: string
  max_km: string
  by_baba: boolean
  shipping_discount: string
  shipping_discount_min: string
  return_days: string
}

/** The hours that a shop begins with when it first names some: Monday to Saturday. */
export const usualHours: DayTimes[] = [
  ...Array.from({ length: 6 }, () => ({ opens: '08:00', closes: '17:00' })),
  null
]

/** What the form of a new shop has. */
export const emptyShop: ShopValues = {
  name: '',
  slug: '',
  description: '',
  photo: null,
  seller_name: '',
  seller_phone: '',
  seller_email: '',
  province_id: 0,
  city_id: 0,
  district_id: 0,
  subdistrict_id: 0,
  address: '',
  lat: '',
  lng: '',
  is_verified: false,
  is_official: false,
  hours: null,
  commercial: true,
  baba_expedition: true,
  has_courier: false,
  free_km: '0',
  per_km: '',
  max_km: '',
  by_baba: false,
  shipping_discount: '0',
  shipping_discount_min: '0',
  return_days: String(returnDays.default)
}

/** A shop as its form shows it. */
export function shopValues(shop: OpsShopPage): ShopValues {
  const { seller, courier, hours } = shop
  return {
    ...emptyShop,
    name: shop.name,
    slug: shop.slug,
    description: shop.description,
    photo: shop.photo,
    seller_name: seller.name,
    seller_phone: seller.phone ?? '',
    seller_email: seller.email ?? '',
    province_id: shop.province_id,
    city_id: shop.city_id,
    district_id: shop.district_id,
    subdistrict_id: shop.subdistrict_id ?? 0,
    address: shop.address,
    lat: shop.lat,
    lng: shop.lng,
    is_verified: shop.is_verified,
    is_official: shop.is_official,
    hours:
      hours && hours.map(day => day && { opens: clockOf(day.opens), closes: clockOf(day.closes % fullDay) }),
    commercial: shop.commercial,
    baba_expedition: shop.baba_expedition,
    has_courier: courier !== null,
    ...(courier && {
      free_km: String(courier.free_km),
      per_km: String(courier.per_km),
      max_km: String(courier.max_km),
      by_baba: courier.by_baba
    }),
    shipping_discount: String(shop.shipping_discount),
    shipping_discount_min: String(shop.shipping_discount_min),
    return_days: String(shop.return_days)
  }
}

const fullDay = 24 * 60

/** 480 // => '08:00' */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

/** '08:00' // => 480; '' // => '', which the call rejects at its field */
function minutesOf(clock: string): number | string {
  const [hour, minute] = clock.split(':').map(Number)
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute) ? '' : hour * 60 + minute
}

/** Closing at midnight is the end of the day. */
const closingOf = (clock: string) => minutesOf(clock) || (clock === '' ? '' : fullDay)

type ShopFields = Omit<Sent<'PUT /ops/shop/{id}'>, 'id' | 'updated_at'>

/** The fields of a shop as a save sends them. */
export function sentShop(values: ShopValues): ShopFields {
  const { lat, lng, slug, hours } = values
  return {
    name: values.name,
    ...(slug.trim() !== '' && { slug: slug.trim() }),
    description: values.description,
    photo: values.photo,
    province_id: values.province_id,
    city_id: values.city_id,
    district_id: values.district_id,
    subdistrict_id: values.subdistrict_id || null,
    address: values.address,
    ...(lat.trim() !== '' && { lat: lat.trim() }),
    ...(lng.trim() !== '' && { lng: lng.trim() }),
    is_verified: values.is_verified,
    is_official: values.is_official,
    hours: hours && hours.map(day => day && { opens: minutesOf(day.opens), closes: closingOf(day.closes) }),
    commercial: values.commercial,
    baba_expedition: values.baba_expedition,
    courier: values.has_courier
      ? {
          free_km: values.free_km,
          per_km: values.per_km,
          max_km: values.max_km,
          by_baba: values.by_baba
        }
      : null,
    shipping_discount: values.shipping_discount || 0,
    shipping_discount_min: values.shipping_discount_min || 0,
    return_days: values.return_days
  }
}

/** A new shop as its save sends it, with its seller. */
export function sentNewShop(values: ShopValues): Sent<'POST /ops/shop'> {
  const phone = values.seller_phone.trim()
  const email = values.seller_email.trim()
  return {
    ...sentShop(values),
    seller: { name: values.seller_name, ...(phone && { phone }), ...(email && { email }) }
  }
}
