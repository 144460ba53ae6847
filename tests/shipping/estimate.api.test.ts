import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { cities } from '#server/address/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { expeditionReach } from '#server/shipping/schema.ts'

import { addAddress, type Market, openMarket, overseas, type Product, region } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let product: Product

beforeAll(async () => {
  market = await openMarket(world())
  product = await market.product({ weightG: 40_000 })
})

type EstimateQuery = Partial<Sent<'GET /buyer/shipping/estimate'>>
const request = (more: EstimateQuery, person = world().person()) =>
  person.call('GET /buyer/shipping/estimate', { product_id: product.id, qty: 1, ...more })
const rows = async (more: EstimateQuery) => value(await request({ city_id: region.city, ...more })).options

describe('shipping before a purchase', () => {
  it('[shipping-16] shows a guest the cheapest of each type to a city, the cheapest of all first, with weight and truck', async () => {
    const told = value(await request({ city_id: region.city, qty: 2 }))
    expect(told).toMatchObject({
      city: { id: region.city, name: 'Kota Uji' },
      from: { id: region.city, name: 'Kota Uji' },
      is_main_address: false,
      weight_kg: 80,
      volume_m3: 0.002
    })
    expect(told.options).toMatchObject([
      { type: 'shop_courier', final_cost: 0, etd: '1-2 hari', truck: null, is_available: true },
      { type: 'baba_expedition', service: 'Pickup', final_cost: 75_000, truck: 'Pickup' },
      { type: 'commercial', final_cost: null, arrival: null, is_available: false }
    ])
    expect(told.options.at(-1)?.reason).toBe('Melebihi batas 50 kg')
    expect((await rows({ qty: 30 }))[1]).toMatchObject({ truck: 'Engkel', final_cost: 150_000 })
  })

  it('[shipping-16] excludes negotiable and overseas deliveries, and says why', async () => {
    const heavy = await rows({ qty: 101 })
    expect(heavy.find(row => row.type === 'baba_expedition')).toMatchObject({
      final_cost: null,
      reason: 'Muatan melebihi kapasitas truk, diskusikan ongkir dengan penjual'
    })
    const far = value(await request({ city_id: overseas.city }))
    expect(far.options.find(row => row.type === 'baba_expedition')?.reason).toBe(
      'Tidak menjangkau pulau Anda'
    )
    const parcel = far.options.find(row => row.type === 'commercial')
    expect(parcel?.final_cost).toBe(40_000 + 39 * 35_000)
  })

  it('[shipping-37] names the length that a carrier rejects, and the truck on which it lies bent', async () => {
    const { id } = await market.product({ lengthMm: 12_000, isBendable: true })
    const told = await rows({ product_id: id })
    expect(told.find(row => row.type === 'commercial')?.reason).toBe('Terlalu panjang untuk kurir ini: 12 m')
    expect(told.find(row => row.type === 'baba_expedition')).toMatchObject({ truck: 'CDD' })
    const stiff = await rows({ product_id: (await market.product({ lengthMm: 12_000 })).id })
    expect(stiff.find(row => row.type === 'baba_expedition')).toMatchObject({
      final_cost: null,
      reason: 'Terlalu panjang untuk truk kami: 12 m, diskusikan ongkir dengan penjual'
    })
  })

  it('[shipping-17] weighs the named variant, else the heaviest available one', async () => {
    const { db } = world().services
    const many = await market.product({ weightG: 1000 })
    const box = { price: 1, stock: 5, lengthMm: 10, widthMm: 10, heightMm: 10 }
    await db.insert(productDetails).values([
      { productId: many.id, weightG: 3000, ...box },
      { productId: many.id, weightG: 9000, isActive: false, ...box }
    ])
    const weight = async (more: EstimateQuery) =>
      value(await request({ product_id: many.id, city_id: region.city, ...more })).weight_kg
    expect(await weight({})).toBe(3)
    expect(await weight({ product_detail_id: many.detailId })).toBe(1)
    const foreign = await request({ city_id: region.city, product_detail_id: many.detailId })
    expect(codeOf(foreign)).toBe('product_not_found')
  })

  it('[shipping-17] quotes to the main address without a city; a guest must name one', async () => {
    const buyer = await market.buyer()
    const told = value(await request({}, buyer.person))
    expect(told).toMatchObject({ is_main_address: true, city: { name: 'Kota Uji' } })
    // 1.1 km straight, 1.5 by road.
    expect(told.options[1]).toMatchObject({ truck: 'Pickup', final_cost: 75_000 + 2 * 4000 })
    expect(codeOf(await request({}))).toBe('city_required')
    expect(codeOf(await request({ city_id: 77 }))).toBe('city_not_found')
  })

  it('[shipping-17] never uses an address of another person, nor a deleted one', async () => {
    const buyer = await market.buyer()
    const stranger = await market.buyer()
    await addAddress(world(), stranger.id, { cityId: overseas.city, provinceId: overseas.province })
    expect(value(await request({}, buyer.person)).city.id).toBe(region.city)
    value(await buyer.person.call('POST /buyer/address/delete/{id}', { id: buyer.addressId }))
    expect(codeOf(await request({}, buyer.person))).toBe('city_required')
  })

  it('[shipping-18] a city is unreachable for trucks if all its districts are; if some are, it says so', async () => {
    const { db } = world().services
    expect(value(await request({ city_id: region.city })).is_partly_reached).toBe(true)
    await db.insert(cities).values({
      id: 902,
      code: '9.02',
      provinceId: region.province,
      name: 'Kabupaten Jauh',
      lat: -6.3,
      lng: 106.9
    })
    const beyond = value(await request({ city_id: 902 }))
    expect(beyond.is_partly_reached).toBe(false)
    expect(beyond.options.find(row => row.type === 'baba_expedition')?.reason).toBe(
      'Belum menjangkau kota ini'
    )
    await db.insert(expeditionReach).values({ districtId: region.far, pointCost: 1 })
    expect(value(await request({ city_id: region.city })).is_partly_reached).toBe(false)
  })

  it('[shipping-19] a pre-order adds its own days before shipping', async () => {
    const days = async () => (await rows({})).find(row => row.type === 'shop_courier')?.arrival
    const soon = await days()
    const preOrder = { isPreOrder: true, preOrderDays: 7 }
    await world().services.db.update(products).set(preOrder).where(eq(products.id, product.id))
    const later = await days()
    expect(Date.parse(later?.from ?? '') - Date.parse(soon?.from ?? '')).toBe(7 * 86_400_000)
    expect(Date.parse(later?.until ?? '') - Date.parse(soon?.until ?? '')).toBe(7 * 86_400_000)
  })
})
