import * as z from 'zod/mini'

import { addressErrors } from '#lib/address/errors.ts'
import { checkoutErrors } from '#lib/checkout/errors.ts'
import { shippingErrors } from './errors.ts'
import { cartErrors, rejectedLines } from '#lib/cart/errors.ts'
import { pointLabels } from './point-labels.ts'
import { shippingTypes } from './shipping-type.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { flag, id, idList, reason, shaped, text, whole } from '#lib/core/schema/fields.ts'
import { region } from '#lib/address/contract.ts'
import { addressTexts } from '#lib/address/texts.ts'

/** How the goods reach the buyer: delivered to the address, picked up at a warehouse, left at a point. */
export const deliveryMode = z.enum(['deliver', 'pickup', 'point'])
export const shippingType = z.enum(shippingTypes)

/** Kilograms, cubic metres and kilometres by road. */
export const freightLoad = z.object({
  weight_kg: z.number(),
  volume_m3: z.number(),
  distance_km: z.number()
})

export const shippingOption = z.object({
  type: shippingType,
  courier: z.string(),
  service: z.string(),
  /** Whole rupiah before the shop's shipping discount. */
  cost: whole,
  /** Whole rupiah that the buyer pays: cost less the shipping discount, plus the cost of the delivery mode. */
  final_cost: whole,
  /** '2-3 hari' */
  etd: z.string(),
  is_cod: z.boolean(),
  /**
   * 1 reachable, 2 Baba beyond the last mile, 3 commercial only, 4 beyond Kurir Toko, 5 unreachable, 6 by Baba (D8).
   */
  case: whole,
  is_pickup: z.boolean(),
  is_point: z.boolean(),
  /** Delivery to the address has to be negotiated. */
  is_negotiable: z.boolean(),
  /** The rates' estimate in whole rupiah, before the shop's discount; null unless negotiable. */
  estimate: z.nullable(whole),
  is_available: z.boolean(),
  reason
})
export type ShippingOption = z.output<typeof shippingOption>

export const shippings = z.object({
  /** The cheapest available of each type, the cheapest of all first. */
  recommendation: z.array(shippingOption),
  commercial: z.array(shippingOption),
  baba_expedition: z.array(shippingOption),
  shop_courier: z.array(shippingOption),
  information: z.string(),
  /** Whole rupiah off shipping. */
  discount: whole
})
export type Shippings = z.output<typeof shippings>

export const warehouseOption = z.object({
  id: whole,
  name: z.string(),
  address_detail: z.string(),
  phone: z.string(),
  cost: whole,
  final_cost: whole,
  province: region,
  city: region,
  district: region,
  subdistrict: region
})
export type Warehouse = z.output<typeof warehouseOption>

/** The checkout's id, to identify the shop if there are several. */
const ofShop = { cart_id: z.optional(text(64)) }

export const listPickups = endpoint('POST /buyer/transaction/pickup/list', {
  access: 'buyer',
  summary: 'Warehouses at which the goods of the open checkout can be fetched, cheapest first',
  errors: [checkoutErrors.checkout_not_found, ...rejectedLines],
  input: z.object(ofShop),
  reply: z.array(warehouseOption)
})

/** The price before and after the shop's shipping discount, in whole rupiah. */
export const chosenDelivery = z.object({ mode: deliveryMode, cost: whole, final_cost: whole })

export const setPickup = endpoint('POST /buyer/transaction/pickup/set', {
  access: 'buyer',
  summary: 'The open checkout is fetched at a warehouse, where an option of its address allows that',
  errors: [
    checkoutErrors.checkout_not_found,
    ...rejectedLines,
    addressErrors.address_not_found,
    shippingErrors.shipping_unavailable
  ],
  input: z.object({
    /** Becomes the checkout's address. */
    address_id: z.optional(id),
    warehouse_id: id,
    ...ofShop
  }),
  reply: chosenDelivery
})

/** The carrier to a point: Baba Logistik, or the shop's own courier. */
export const pointCarrier = z.enum(['expedition', 'shop'])

/**
 * A point with its price. For a request by province or city: a city or a district that has points, without lower
 * regions and without a price.
 */
export const pointOption = z.object({
  province: region,
  city: region,
  district: z.nullable(region),
  subdistrict: z.nullable(region),
  zip_code: z.string(),
  cost: z.nullable(whole),
  final_cost: z.nullable(whole)
})

/** Default: points of the address's city, or of the nearest city of its province that has any. */
export const pointArea = z.object({
  /** Returns all cities with points, the nearest to the address first. */
  all_cities: z.optional(flag),
  /** Returns the province's cities with points. */
  province_id: z.optional(id),
  /** Returns the city's districts with points. */
  city_id: z.optional(id),
  /** Returns the district's points with their prices. */
  district_id: z.optional(id),
  ...ofShop
})

export const listExpeditionPoints = endpoint('POST /buyer/transaction/point/expedition/list', {
  access: 'buyer',
  summary: 'Where Baba Logistik leaves the goods of the open checkout at a point, region by region',
  errors: [checkoutErrors.checkout_not_found, ...rejectedLines, addressErrors.address_not_found],
  input: pointArea,
  reply: z.array(pointOption)
})

export const listShopPoints = endpoint('POST /buyer/transaction/point/shop/list', {
  access: 'buyer',
  summary: "Where Kurir Toko leaves the goods at a point, inside the courier's limit, region by region",
  errors: [checkoutErrors.checkout_not_found, ...rejectedLines, addressErrors.address_not_found],
  input: pointArea,
  reply: z.array(pointOption)
})

export const pointLabel = z.enum(pointLabels)

export const setPoint = endpoint('POST /buyer/transaction/point/set', {
  access: 'buyer',
  summary: 'The open checkout is left at a delivery point, where an option of its address allows that',
  errors: [
    checkoutErrors.checkout_not_found,
    ...rejectedLines,
    addressErrors.address_not_found,
    addressErrors.address_book_full,
    addressErrors.region_mismatch,
    shippingErrors.shipping_unavailable
  ],
  input: z.object({
    type: z._default(pointCarrier, 'expedition'),
    label: pointLabel,
    name: text(100, addressTexts.name),
    phone: shaped(14, /^\d{10,14}$/, addressTexts.phone),
    province_id: id,
    city_id: id,
    district_id: id,
    subdistrict_id: id,
    zip_code: text(10, addressTexts.zipCode),
    address_detail: text(300, addressTexts.detail),
    /** Whether it becomes the buyer's main address with the order. */
    is_main: z._default(flag, false),
    ...ofShop
  }),
  reply: chosenDelivery
})

export const checkAvailability = endpoint('POST /buyer/transaction/checkout/check', {
  access: 'buyer',
  summary: 'Tells whether a shipping type carries these lines to this address',
  errors: [
    ...rejectedLines,
    cartErrors.one_shop_only,
    addressErrors.address_not_found,
    shippingErrors.shipping_unavailable
  ],
  input: z.object({ address_id: id, cart_detail_id: idList, expedition: shippingType }),
  reply: z.object({ is_available: z.boolean(), option: z.nullable(shippingOption) })
})
