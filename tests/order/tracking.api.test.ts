import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { placeLimit } from '#lib/order/limits.ts'
import { orders } from '#server/order/schema.ts'
import { shopBankAccounts } from '#server/shop/schema.ts'

import { advanceTo, buy, checkOut, orderOf, pay, sendOrder, settle } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const trackingOf = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('POST /buyer/transaction/tracking/{id}', { id }))
const trace = (id: string, more: object) =>
  world().ops.send('POST /ops/transaction/{id}/trace', { id, detail: 'Tiba di gudang', ...more })

async function paidOrder() {
  const buyer = await market.buyer()
  const order = await buy(buyer, await market.product(), pay.account)
  await settle(world(), buyer, order.id)
  return { buyer, ...order }
}

describe('the tracking of an order', () => {
  it("[order-73, order-28] has the courier's reports, with place, time and picture, and nothing else", async () => {
    const { buyer, id, code } = await paidOrder()
    await advanceTo(world(), code, 'ship')
    expect(await trackingOf(buyer, id)).toEqual({ resi: 'RESI-1', trace: [] })
    expect((await trace(code, { place: 'Cikarang, Jawa Barat' })).status).toBe(200)
    const photo = await takePhoto()
    expect((await world().ops.send('POST /ops/transaction/{id}/deliver', { id: code, photo })).status).toBe(
      200
    )
    const { trace: told } = await trackingOf(buyer, id)
    expect(told.map(({ detail, place, actor }) => [detail, place, actor])).toEqual([
      ['Barang sampai di tujuan', null, 'expedition'],
      ['Tiba di gudang', 'Cikarang, Jawa Barat', 'expedition']
    ])
    expect(told[0]?.photo).toMatch(/^\/files\//)
    const { history } = await readOrder(buyer, id)
    expect(history.length).toBeGreaterThan(told.length)
  })

  it('[order-75] rejects a place that is too long, and may be without one', async () => {
    const { buyer, id, code } = await paidOrder()
    await advanceTo(world(), code, 'ship')
    expect((await trace(code, { place: 'a'.repeat(placeLimit + 1) })).status).toBe(422)
    expect((await trace(code, { place: ' ' })).status).toBe(200)
    expect((await trackingOf(buyer, id)).trace.map(entry => entry.place)).toEqual([null])
  })
})

it('[order-76] of an order on its way says when it may arrive', async () => {
  const { buyer, id, code } = await paidOrder()
  const onCard = async (status: 'paid' | 'sent') =>
    value(await buyer.person.call('GET /buyer/transaction', { status })).find(card => card.id === id)?.arrival
  const { arrival } = await readOrder(buyer, id)
  expect(arrival).toMatchObject({ is_late: false })
  expect(await onCard('paid')).toEqual(arrival)
  await advanceTo(world(), code, 'deliver')
  expect((await readOrder(buyer, id)).arrival).toBeNull()
  expect(await onCard('sent')).toBeNull()
})

it('[order-15] complaints have their own address, and their tab lists by status', async () => {
  const { buyer, id } = await paidOrder()
  expect(value(await buyer.person.call('GET /buyer/transaction/complain', {}))).toEqual([])
  const listed = async () =>
    value(await buyer.person.call('GET /buyer/transaction', { status: 'complain' })).map(card => card.id)
  expect(await listed()).toEqual([])
  const { db } = world().services
  await db.update(orders).set({ status: 'complain', statusBeforeComplain: 'paid' }).where(eq(orders.id, id))
  expect(await listed()).toEqual([id])
  expect(value(await buyer.person.call('GET /buyer/transaction/count', {})).complain).toBe(1)
})

it('[order-21] cash that Baba’s courier collects is not transferred to the shop', async () => {
  const buyer = await market.buyer()
  const shopId = await market.makeShop('Toko Tunai')
  const account = { bankName: 'BCA', accountNumber: '8800112244', accountHolder: 'Toko Tunai' }
  await world()
    .services.db.insert(shopBankAccounts)
    .values({ shopId, ...account })
  const checkout = await checkOut(buyer, await market.product({ shopId, price: 70_000 }))
  const truck = checkout.shippings.baba_expedition.find(option => option.is_available)!
  const request = orderOf(checkout, pay.cash, {
    shipping_type: 'baba_expedition',
    shipping_courier: truck.courier,
    shipping_service: truck.service,
    shipping_cost: truck.final_cost,
    total_pay: checkout.subtotal + truck.final_cost
  })
  const order = value(await sendOrder(buyer, request))
  await advanceTo(world(), order.code, 'ship')
  expect((await readOrder(buyer, order.id)).bank_account).toEqual([])
})
