import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { productDetails } from '#server/product/schema.ts'
import { shopCouriers } from '#server/shipping/schema.ts'

import { expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { addWarehouse, type Buyer, type Market, nearPlace, openMarket } from '../support/market.ts'
import { approve, negotiate, payNegotiation, readOrder } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let warehouseId: number

beforeAll(async () => {
  market = await openMarket(world())
  warehouseId = await addWarehouse(world())
})
afterEach(() => expectTrueBooks(world()))

/** With a postal code that is not the village's. */
const point = {
  ...nearPlace,
  label: 'Keluarga',
  name: 'Ani',
  phone: '081200001111',
  zip_code: '99999'
} as const

/** A negotiation with Baba: goods of Rp50.000 go 2 km, beyond the last mile. */
const withBaba = async (buyer: Buyer) =>
  negotiate(world(), buyer, await market.product(), { place: 'beyondBaba', carrier: 'baba_expedition' })

const setPickup = (buyer: Buyer, id: number, cost?: number, at = warehouseId) =>
  buyer.person.call('POST /buyer/transaction/nego/pickup/set/{id}', {
    id,
    warehouse_id: at,
    ...(cost !== undefined && { cost })
  })
const setPoint = (buyer: Buyer, id: number, cost?: number) =>
  buyer.person.call('POST /buyer/transaction/nego/point/set/{id}', {
    ...point,
    id,
    ...(cost !== undefined && { cost })
  })

describe('[negotiation-14, negotiation-32, negotiation-37] the goods of a negotiation', () => {
  it('may be picked up at a warehouse instead, at a price without the seller', async () => {
    const buyer = await market.buyer()
    const { id } = await withBaba(buyer)
    const list = value(await buyer.person.call('POST /buyer/transaction/nego/pickup/list/{id}', { id }))
    expect(list.find(({ id: found }) => found === warehouseId)).toMatchObject({
      name: 'Gudang Uji',
      cost: 75_000
    })
    expect(codeOf(await setPickup(buyer, id, 74_000))).toBe('total_changed')
    expect(codeOf(await setPickup(buyer, id, 75_000, 999_999))).toBe('shipping_unavailable')
    expect(value(await setPickup(buyer, id, 75_000))).toEqual({
      mode: 'pickup',
      cost: 75_000,
      final_cost: 75_000,
      grand_total: 125_000
    })
    const order = await readOrder(buyer, id)
    expect(order).toMatchObject({
      shipping_cost: 75_000,
      extra_cost: 0,
      shipping: { mode: 'pickup', label: 'Gudang Uji', name: 'Budi', phone: '0215550000' },
      deadline: { label: 'Bayar sebelum' },
      nego: { standing: 'moved', may_pay: true, may_offer: false, ways: ['pickup', 'point'] }
    })
    expect(order.history[0]).toMatchObject({ detail: 'Pengiriman diubah: diambil di gudang, Rp75.000' })
    // There and back is one entry, and no change is none.
    const deliver = () => buyer.person.call('POST /buyer/transaction/nego/deliver/{id}', { id })
    for (let round = 0; round < 3; round += 1) {
      value(await setPickup(buyer, id, 75_000))
      if (round < 2) value(await deliver())
    }
    expect((await readOrder(buyer, id)).history).toHaveLength(order.history.length)
    // The seller has nothing to answer any more.
    expect(codeOf(await approve(world(), id, 1))).toBe('status_refused')
    await topUp(world(), buyer, 125_000)
    value(await payNegotiation(buyer, id, pay.saldo, { total_pay: 125_000 }))
    expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid', shipping: { mode: 'pickup' } })
  })

  it('may be left at a point of the same carrier', async () => {
    const buyer = await market.buyer()
    const { id } = await withBaba(buyer)
    const near = value(
      await buyer.person.call('POST /buyer/transaction/nego/point/expedition/list/{id}', { id })
    )
    expect(near.map(({ subdistrict, cost }) => [subdistrict?.name, cost])).toEqual([['Dekat', 110_000]])
    expect(codeOf(await setPoint(buyer, id, 1))).toBe('total_changed')
    const { shipping: home } = await readOrder(buyer, id)
    expect(value(await setPoint(buyer, id, 110_000))).toMatchObject({ mode: 'point', grand_total: 160_000 })
    const { shipping } = await readOrder(buyer, id)
    expect(shipping).toMatchObject({ mode: 'point', label: 'Keluarga', name: 'Ani' })
    expect(shipping.address).toMatch(/^Jl\. Titip 2, Dekat, [^,]+, [^,]+, [^,]+, 10110$/)
    expect([shipping.lat, shipping.lng]).not.toEqual([home.lat, home.lng])

    const own = await negotiate(world(), buyer, await market.product())
    const byShop = value(
      await buyer.person.call('POST /buyer/transaction/nego/point/shop/list/{shop_id}', {
        shop_id: market.shopId
      })
    )
    const cities = value(
      await buyer.person.call('POST /buyer/transaction/nego/point/shop/list/{shop_id}', {
        shop_id: market.shopId,
        transaction_id: own.id,
        all_cities: true
      })
    )
    // The nearest to the address first, not by name.
    expect(cities.map(({ city }) => city.name).slice(0, 2)).toEqual(['Kota Depok', 'Kota Tangerang Selatan'])
    // Kurir Toko is free to the villages around the shop.
    expect(byShop.map(({ cost }) => cost)).toEqual([0, 0])
    expect(codeOf(await setPickup(buyer, own.id))).toBe('way_unavailable')
    expect(value(await setPoint(buyer, own.id, 0))).toMatchObject({ cost: 0, grand_total: 50_000 })
  })

  it('can return to the address at the agreed freight', async () => {
    const buyer = await market.buyer()
    const { id } = await withBaba(buyer)
    value(await approve(world(), id, 40_000))
    const before = await readOrder(buyer, id)
    value(await setPoint(buyer, id))
    const back = value(await buyer.person.call('POST /buyer/transaction/nego/deliver/{id}', { id }))
    expect(back).toEqual({ mode: 'deliver', cost: 123_000, final_cost: 123_000, grand_total: 173_000 })
    const after = await readOrder(buyer, id)
    expect([after.shipping, after.nego, after.deadline]).toEqual([
      before.shipping,
      before.nego,
      before.deadline
    ])
  })

  it('have no other method if Baba drives for Kurir Toko', async () => {
    const shopId = await market.makeShop('Toko Titip')
    await world().services.db.update(shopCouriers).set({ byBaba: true })
    const buyer = await market.buyer()
    const heavy = await market.product({ shopId, weightG: 5_000_000 })
    const { id } = await negotiate(world(), buyer, heavy)
    expect((await readOrder(buyer, id)).nego).toMatchObject({ ways: [] })
    expect(codeOf(await setPoint(buyer, id))).toBe('way_unavailable')
    value(await approve(world(), id, 900_000))
    expect(await readOrder(buyer, id)).toMatchObject({ shipping_cost: 900_000, extra_cost: 0 })
    await world().services.db.update(shopCouriers).set({ byBaba: false })
  })

  it('[shipping-37] have no other method if no truck is long enough, whatever their current size', async () => {
    const buyer = await market.buyer()
    const long = await market.product({ lengthMm: 7000 })
    const command = { place: 'beyondBaba', carrier: 'baba_expedition' } as const
    const { id } = await negotiate(world(), buyer, long, command)
    await world()
      .services.db.update(productDetails)
      .set({ lengthMm: 100 })
      .where(eq(productDetails.id, long.detailId))
    expect((await readOrder(buyer, id)).nego).toMatchObject({ ways: [] })
    expect(codeOf(await setPickup(buyer, id))).toBe('way_unavailable')
  })
})
