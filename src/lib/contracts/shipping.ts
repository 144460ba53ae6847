import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { id, idList, nothing, reason, text } from './fields.ts'

/** How the goods reach the buyer: carried to the address, fetched at a warehouse, left at a point. */
export const deliveryMode = z.enum(['deliver', 'pickup', 'point'])
export const shippingType = z.enum(['commercial', 'baba_expedition', 'shop_courier'])

export const shippingOption = z.object({
  type: shippingType,
  courier: z.string(),
  service: z.string(),
  /** Whole rupiah before the shop's shipping discount. */
  cost: z.number(),
  /** Whole rupiah that the buyer pays: cost less the shipping discount, plus what the delivery mode adds. */
  final_cost: z.number(),
  /** '2-3 hari' */
  etd: z.string(),
  is_cod: z.boolean(),
  /** 1 reachable, 2 Baba beyond the last mile, 3 commercial only, 4 beyond Kurir Toko, 5 unreachable, 6 by Baba (D8). */
  case: z.number(),
  is_pickup: z.boolean(),
  is_point: z.boolean(),
  /** Delivery to the address has to be negotiated. */
  is_negotiable: z.boolean(),
  is_available: z.boolean(),
  reason
})
export type ShippingOption = z.output<typeof shippingOption>

export const shippings = z.object({
  /** The cheapest available of each type. */
  recommendation: z.array(shippingOption),
  commercial: z.array(shippingOption),
  baba_expedition: z.array(shippingOption),
  shop_courier: z.array(shippingOption),
  information: z.string(),
  /** Whole rupiah off shipping. */
  discount: z.number()
})

const named = z.object({ id: z.number(), name: z.string() })

const warehouseOption = z.object({
  id: z.number(),
  name: z.string(),
  address_detail: z.string(),
  phone: z.string(),
  cost: z.number(),
  final_cost: z.number(),
  province: named,
  city: named,
  district: named,
  subdistrict: named
})

export const listPickups = endpoint('POST /buyer/transaction/pickup/list', {
  access: 'buyer',
  summary: 'Warehouses at which the goods of the open checkout can be fetched, cheapest first',
  input: nothing,
  reply: z.array(warehouseOption)
})

export const setPickup = endpoint('POST /buyer/transaction/pickup/set', {
  access: 'buyer',
  summary: 'The open checkout is fetched at a warehouse',
  input: z.object({ address_id: z.optional(id), warehouse_id: id }),
  reply: z.object({ mode: deliveryMode, cost: z.number() })
})

const pointOption = z.object({
  province: named,
  city: named,
  district: named,
  subdistrict: named,
  zip_code: z.string(),
  cost: z.number(),
  final_cost: z.number()
})

export const listExpeditionPoints = endpoint('POST /buyer/transaction/point/expedition/list', {
  access: 'buyer',
  summary: "Villages of the address's city where Baba Logistik leaves the goods at a point",
  input: nothing,
  reply: z.array(pointOption)
})

export const listShopPoints = endpoint('POST /buyer/transaction/point/shop/list', {
  access: 'buyer',
  summary: "Villages inside Kurir Toko's limit where the goods can be left at a point",
  input: nothing,
  reply: z.array(pointOption)
})

export const setPoint = endpoint('POST /buyer/transaction/point/set', {
  access: 'buyer',
  summary: 'The open checkout is left at a delivery point; without a label it goes to the address again',
  input: z.object({
    type: z._default(z.enum(['expedition', 'shop']), 'expedition'),
    label: z.enum(['Kerabat', 'Keluarga', 'Tempat Tertentu']),
    name: text(100, 'Nama penerima wajib diisi'),
    phone: z.string().check(z.regex(/^\d{10,14}$/, 'Nomor telepon harus 10-14 digit')),
    province_id: id,
    city_id: id,
    district_id: id,
    subdistrict_id: id,
    zip_code: text(10, 'Kode pos wajib diisi'),
    address_detail: text(300, 'Alamat lengkap wajib diisi')
  }),
  reply: z.object({ mode: deliveryMode, cost: z.number() })
})

export const checkAvailability = endpoint('POST /buyer/transaction/checkout/check', {
  access: 'buyer',
  summary: 'Tells whether a shipping type carries these lines to this address',
  input: z.object({ address_id: id, cart_detail_id: idList, expedition: shippingType }),
  reply: z.object({ is_available: z.boolean(), option: z.nullable(shippingOption) })
})
