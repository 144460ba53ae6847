import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { addresses, cities, districts, villages } from '#server/address/schema.ts'
import { expeditionReach, shopShipping } from '#server/shipping/schema.ts'

import { checkOut, orderOf, pay, sendOrder } from '../support/buying.ts'
import { statementsOf } from '../support/count-statements.ts'
import {
  addAddress,
  addWarehouse,
  type Buyer,
  type Market,
  nearPlace,
  openMarket,
  region
} from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let warehouseId: number
/** A shop that takes Rp20.000 off shipping from a subtotal of Rp100.000 on. */
let generousShop: number

/** A city of 400 villages in one district, before the others by name and 60 km away. */
const large = { city: 902, district: 90201, village: 9020000 }
/** Beyond the last mile of the truck and the limit of Kurir Toko. */
const farAway = { districtId: region.far, subdistrictId: region.farVillage, lat: -6.65 }

beforeAll(async () => {
  market = await openMarket(world())
  const { db } = world().services
  const at = { lat: -6.7, lng: 106.8 }
  const province = { provinceId: region.province }
  await db.insert(cities).values({ id: large.city, code: '9.02', ...province, name: 'Aaa Besar', ...at })
  await db.insert(districts).values({
    id: large.district,
    code: '9.02.01',
    cityId: large.city,
    name: 'Aaa',
    ...at
  })
  await db.insert(villages).values(
    Array.from({ length: 400 }, (_, i) => ({
      id: large.village + i,
      code: `9.02.01.${i}`,
      districtId: large.district,
      name: `Aaa ${i}`,
      zipCode: '10999',
      ...at
    }))
  )
  await db.insert(expeditionReach).values({ districtId: large.district, pointCost: 35_000 })
  warehouseId = await addWarehouse(world())
  generousShop = await market.makeShop('Toko Murah')
  await db
    .update(shopShipping)
    .set({ discount: 20_000, discountMinPurchase: 100_000 })
    .where(eq(shopShipping.shopId, generousShop))
})

/** An open checkout to an address that the truck reaches only by warehouse or point. */
async function openFar(buyer: Buyer, more: Parameters<Market['product']>[0] = {}) {
  const addressId = await addAddress(world(), buyer.id, farAway)
  const { products } = await checkOut(buyer, await market.product(more))
  const open = async () =>
    value(
      await buyer.person.call('POST /buyer/transaction/checkout', {
        cart_detail_id: products.map(line => line.id),
        address_id: addressId
      })
    )
  await open()
  return { addressId, open }
}

const point = { label: 'Keluarga' as const, name: 'Ani', phone: '081200001111', ...nearPlace }
const setPoint = (buyer: Buyer, type: 'expedition' | 'shop') =>
  buyer.person.call('POST /buyer/transaction/point/set', { type, ...point })
const setPickup = (buyer: Buyer, more: { address_id?: number } = {}) =>
  buyer.person.call('POST /buyer/transaction/pickup/set', { warehouse_id: warehouseId, ...more })
const pointLists = {
  expedition: 'POST /buyer/transaction/point/expedition/list',
  shop: 'POST /buyer/transaction/point/shop/list'
} as const
const pointsOf = async (
  buyer: Buyer,
  area: Sent<'POST /buyer/transaction/point/expedition/list'> = {},
  by: keyof typeof pointLists = 'expedition'
) => value(await buyer.person.call(pointLists[by], area))

describe('delivery points', () => {
  it('[shipping-11] are listed region by region, and none is cut off', async () => {
    const buyer = await market.buyer()
    await openFar(buyer)
    const found = await pointsOf(buyer, { province_id: region.province })
    expect(found.map(entry => [entry.city.name, entry.district, entry.final_cost])).toEqual([
      ['Aaa Besar', null, null],
      ['Kota Uji', null, null]
    ])
    const inCity = await pointsOf(buyer, { province_id: region.province, city_id: region.city })
    // The far district is not reached.
    expect(inCity.map(entry => [entry.district?.name, entry.subdistrict])).toEqual([['Dekat', null]])
    const inDistrict = await pointsOf(buyer, { city_id: region.city, district_id: region.near })
    expect(inDistrict).toMatchObject([{ subdistrict: { name: 'Dekat' }, zip_code: '10110', cost: 110_000 }])
    expect(await pointsOf(buyer, { district_id: large.district })).toHaveLength(400)
    expect(await pointsOf(buyer, { city_id: large.city, district_id: region.near })).toEqual([])
  })

  it("[shipping-11] are those of the address's city if no region is sent, or of the nearest city that has any", async () => {
    const buyer = await market.buyer()
    await openFar(buyer)
    expect((await pointsOf(buyer)).map(entry => entry.subdistrict?.name)).toEqual(['Dekat'])
    const { db } = world().services
    await db.insert(cities).values({
      id: 903,
      code: '9.03',
      provinceId: region.province,
      name: 'Kota Sepi',
      lat: -6.69,
      lng: 106.8
    })
    const away = await addAddress(world(), buyer.id, { ...farAway, cityId: 903, lat: -6.69 })
    value(await setPickup(buyer, { address_id: away }))
    const points = await pointsOf(buyer)
    expect(new Set(points.map(entry => entry.city.name))).toEqual(new Set(['Aaa Besar']))
  })

  it('[shipping-33] begin with every city, the nearest to the address first', async () => {
    const buyer = await market.buyer()
    await openFar(buyer)
    const found = await pointsOf(buyer, { all_cities: true })
    expect(found.map(entry => [entry.city.name, entry.district, entry.cost])).toEqual([
      ['Aaa Besar', null, null],
      ['Kota Uji', null, null]
    ])
    // Kurir Toko knows no provinces: listing only the address's own would leave these out.
    const byShop = (await pointsOf(buyer, { all_cities: true }, 'shop')).map(entry => entry.city.name)
    expect(byShop).toContain('Kota Uji')
    expect(byShop).toContain('Kota Depok')
    expect(byShop).not.toContain('Aaa Besar')
  })

  it('[shipping-10] of Kurir Toko lie inside its limit', async () => {
    const buyer = await market.buyer()
    await openFar(buyer)
    const found = await pointsOf(buyer, { province_id: region.province }, 'shop')
    expect(found.map(entry => entry.city.name)).toEqual(['Kota Uji'])
    expect(await pointsOf(buyer, { district_id: large.district }, 'shop')).toEqual([])
  })

  it('[shipping-10, checkout-9] are set only if an option of the address allows it', async () => {
    const buyer = await market.buyer()
    await checkOut(buyer, await market.product())
    expect(await setPoint(buyer, 'expedition')).toMatchObject({
      ok: false,
      error: {
        code: 'shipping_unavailable',
        message: 'Titik pengantaran tidak tersedia untuk alamat ini'
      }
    })
    expect(codeOf(await setPoint(buyer, 'shop'))).toBe('shipping_unavailable')
    await openFar(buyer)
    expect(codeOf(await setPoint(buyer, 'shop'))).toBe('ok')
  })
})

/** The three parties of an invoice: title, name, and the following text without addresses. */
async function partiesOf(buyer: Buyer, id: number): Promise<string[][]> {
  const html = await (await buyer.person.send('GET /buyer/transaction/invoice/{id}', { id })).text()
  return [...html.matchAll(/<div><small>(.+?)<\/div>/g)].map(([, party]) =>
    party!
      .split('<br>')
      .map(line => line.replaceAll(/<[^>]+>/g, ''))
      .filter(line => line !== '' && !line.includes(', '))
  )
}

describe('a pickup at a warehouse', () => {
  it('[shipping-10, shipping-13, order-20] is listed, set and ordered at the price after the shipping discount', async () => {
    const buyer = await market.buyer()
    const { open } = await openFar(buyer, { shopId: generousShop, price: 100_000 })
    const [listed] = value(await buyer.person.call('POST /buyer/transaction/pickup/list', {}))
    expect(listed).toMatchObject({ id: warehouseId, cost: 75_000, final_cost: 55_000 })
    const [near] = await pointsOf(buyer, { district_id: region.near })
    expect(near).toMatchObject({ cost: 110_000, final_cost: 90_000 })
    expect(value(await setPickup(buyer))).toEqual({ mode: 'pickup', cost: 75_000, final_cost: 55_000 })
    const checkout = await open()
    expect(checkout).toMatchObject({
      delivery: {
        mode: 'pickup',
        warehouse_id: warehouseId,
        warehouse: { name: 'Gudang Uji', phone: '0215550000' },
        point: null
      }
    })
    expect(checkout.delivery.warehouse?.address).toMatch(/^Jl. Gudang 1, Dekat, Dekat, Kota Uji, /)
    const made = value(
      await sendOrder(
        buyer,
        orderOf(checkout, pay.account, {
          shipping_type: 'baba_expedition',
          shipping_courier: 'Baba Logistik',
          shipping_service: 'Pickup',
          shipping_cost: 55_000,
          total_pay: 100_000 + 55_000 + 4_000
        })
      )
    )
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: made.id }))
    expect(order).toMatchObject({
      grand_total: 159_000,
      shipping_cost: 75_000,
      shipping_discount: 20_000,
      shipping: { mode: 'pickup', label: 'Gudang Uji' }
    })
    expect(await partiesOf(buyer, made.id)).toEqual([
      ['Penjual', 'Toko Murah'],
      ['Pembeli', 'Pembeli Uji'],
      ['Diambil di', 'Gudang Uji', '0215550000', 'Pengambil: Budi']
    ])
  })

  it('[checkout-9] moves the checkout to its address if needed', async () => {
    const buyer = await market.buyer()
    const { products } = await checkOut(buyer, await market.product())
    expect(await setPickup(buyer)).toMatchObject({
      ok: false,
      error: { message: 'Penjemputan di gudang tidak tersedia untuk alamat ini' }
    })
    const far = await addAddress(world(), buyer.id, farAway)
    value(await setPickup(buyer, { address_id: far }))
    const reopened = await buyer.person.call('POST /buyer/transaction/checkout', {
      cart_detail_id: products.map(line => line.id)
    })
    expect(value(reopened)).toMatchObject({ address: { id: far }, delivery: { mode: 'pickup' } })
  })
})

describe('an order to a point', () => {
  /** Orders to a point by truck from a checkout with that point, with or without making it the main address. */
  async function orderAt(buyer: Buyer, is_main: boolean) {
    const { open } = await openFar(buyer, { price: 100_000 })
    value(await buyer.person.call('POST /buyer/transaction/point/set', { ...point, is_main }))
    const checkout = await open()
    const request = orderOf(checkout, pay.account, {
      shipping_type: 'baba_expedition',
      shipping_courier: 'Baba Logistik',
      shipping_service: 'Pickup',
      shipping_cost: 110_000,
      total_pay: 100_000 + 110_000 + 4_000
    })
    return { checkout, made: await sendOrder(buyer, request) }
  }
  const bookOf = async (buyer: Buyer) =>
    world()
      .services.db.select()
      .from(addresses)
      .where(and(eq(addresses.userId, buyer.id), isNull(addresses.deletedAt)))

  it('[checkout-52] is shown after a reload as it was typed, with its regions by name', async () => {
    const buyer = await market.buyer()
    const { checkout } = await orderAt(buyer, false)
    expect(checkout.delivery).toMatchObject({
      mode: 'point',
      warehouse: null,
      point: {
        type: 'expedition',
        label: 'Keluarga',
        name: 'Ani',
        address_detail: 'Jl. Titip 2',
        city: { id: region.city, name: 'Kota Uji' },
        district: { name: 'Dekat' },
        subdistrict: { name: 'Dekat' },
        is_main: false
      }
    })
  })

  it('[shipping-34, order-20] names village, district and city of the point, and has its position', async () => {
    const buyer = await market.buyer()
    const { made } = await orderAt(buyer, false)
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: value(made).id }))
    expect(order.shipping).toMatchObject({ mode: 'point', label: 'Keluarga', name: 'Ani' })
    expect(order.shipping.address).toMatch(/^Jl. Titip 2, Dekat, Dekat, Kota Uji, .+, 10110$/)
    const [village] = await world()
      .services.db.select()
      .from(villages)
      .where(eq(villages.id, region.nearVillage))
    expect((await partiesOf(buyer, value(made).id))[2]?.slice(0, 2)).toEqual(['Titip di', 'Ani (Keluarga)'])
    expect([Number(order.shipping.lat), Number(order.shipping.lng)]).toEqual([village!.lat, village!.lng])
    expect(await bookOf(buyer)).toHaveLength(2)
  })

  it('[shipping-35] makes the point the main address on request, and stores it once', async () => {
    const buyer = await market.buyer()
    value((await orderAt(buyer, true)).made)
    const mainOf = async () => (await bookOf(buyer)).filter(({ isMain }) => isMain)
    expect(await mainOf()).toMatchObject([
      { label: 'Keluarga', name: 'Ani', addressDetail: 'Jl. Titip 2', subdistrictId: region.nearVillage }
    ])
    const before = (await bookOf(buyer)).length
    value((await orderAt(buyer, true)).made)
    expect(await mainOf()).toHaveLength(1)
    // The far address of the second checkout, and no second copy of the point.
    expect(await bookOf(buyer)).toHaveLength(before + 1)
  })

  it('[shipping-35] does not ask if the address book is full, and a book that fills up does not block the order', async () => {
    const buyer = await market.buyer()
    const { open } = await openFar(buyer, { price: 100_000 })
    const set = () => buyer.person.call('POST /buyer/transaction/point/set', { ...point, is_main: true })
    value(await set())
    for (let at = 2; at < 50; at += 1) await addAddress(world(), buyer.id, { label: `Alamat ${at}` })
    expect(await set()).toMatchObject({ ok: false, error: { code: 'address_book_full' } })
    // If one of the fifty already is the point, none is added.
    const { label, name, phone, address_detail, subdistrict_id } = { ...point, ...nearPlace }
    const { db } = world().services
    const [some] = await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.userId, buyer.id), eq(addresses.label, 'Alamat 7')))
    const { label: before, ...place } = some!
    await db
      .update(addresses)
      .set({ label, name, phone, addressDetail: address_detail, subdistrictId: subdistrict_id })
      .where(eq(addresses.id, some!.id))
    value(await set())
    await db
      .update(addresses)
      .set({ ...place, label: before })
      .where(eq(addresses.id, some!.id))
    const request = orderOf(await open(), pay.account, {
      shipping_type: 'baba_expedition',
      shipping_courier: 'Baba Logistik',
      shipping_service: 'Pickup',
      shipping_cost: 110_000,
      total_pay: 100_000 + 110_000 + 4_000
    })
    value(await sendOrder(buyer, request))
    expect(await bookOf(buyer)).toHaveLength(50)
  })

  it('[shipping-35] and a change of the main address wait for each other, whichever comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await market.buyer()
      const { addressId, open } = await openFar(buyer, { price: 100_000 })
      value(await buyer.person.call('POST /buyer/transaction/point/set', { ...point, is_main: true }))
      const request = orderOf(await open(), pay.account, {
        shipping_type: 'baba_expedition',
        shipping_courier: 'Baba Logistik',
        shipping_service: 'Pickup',
        shipping_cost: 110_000,
        total_pay: 100_000 + 110_000 + 4_000
      })
      const change = () => buyer.person.call('POST /buyer/address/main/{id}', { id: addressId })
      const all = await Promise.all([change(), sendOrder(buyer, request), change()])
      expect(all.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
      expect((await bookOf(buyer)).filter(({ isMain }) => isMain)).toHaveLength(1)
    }
  })

  it('[shipping-35] locks the person before the address, in the same order as address changes', async () => {
    const order = async (isMain: boolean) => {
      const buyer = await market.buyer()
      const sent = await statementsOf(world(), async () => value((await orderAt(buyer, isMain)).made))
      return sent.filter(text => text.includes(' for share'))
    }
    for (const isMain of [true, false]) {
      const [lock, ...more] = await order(isMain)
      expect(more).toEqual([])
      expect(lock).toMatch(
        /^with owner as \(select "id" from "users" where .*->> 'is_main'.* for no key update\), address as \(select "id" from "addresses" where \(\(select count\(\*\) from owner\) >= 0 and .*\) for share\) select count\(\*\) from address$/s
      )
    }
  })
})
