import { addDays } from 'date-fns/addDays'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { banText } from '#lib/order/cash-ban.ts'

import { checkBooks } from '#server/ops/books-check.ts'
import { readMeans } from '#server/checkout/payment-means.ts'

import { addAll, openTogether, orderTogether } from '../support/buying-together.ts'
import {
  advanceTo,
  buy,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder,
  topUp
} from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const refuse = (id: string) =>
  world().ops.call('POST /ops/transaction/{id}/refuse', { id, reason: 'Penerima tidak mau membayar' })
const read = async (buyer: Buyer, id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))

/** A cash order on its way. */
async function sentInCash(buyer: Buyer) {
  const product = await market.product({ price: 70_000, stock: 5 })
  const { id, code } = await buy(buyer, product, pay.cash, { qty: 2 })
  await advanceTo(world(), code, 'ship')
  return { id, code, product }
}

describe('goods to be paid in cash', () => {
  it('[order-107] are refused at the door: nobody is charged, and stock returns', async () => {
    const buyer = await market.buyer()
    const { id, code, product } = await sentInCash(buyer)
    expect(await market.stockOf(product)).toBe(3)
    expect(await movedBy(world(), async () => value(await refuse(code)))).toEqual({})
    expect(await market.stockOf(product)).toBe(5)
    expect(await read(buyer, id)).toMatchObject({
      status: 'cancel',
      cancel_by: 'expedition',
      reason: 'Penerima tidak mau membayar',
      refunded: 0,
      payment: { status: 'cancelled' },
      actions: { buy_again: true, complain: false }
    })
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toBe(
      `Pesanan ${code} dibatalkan oleh ekspedisi: Penerima tidak mau membayar. ${banText}`
    )
    expect(codeOf(await refuse(code))).toBe('status_refused')
  })

  it('[order-107] are not refused once the cash is collected, nor if they are paid otherwise', async () => {
    const buyer = await market.buyer()
    const { code } = await sentInCash(buyer)
    await world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })
    expect(codeOf(await refuse(code))).toBe('status_refused')
    const unpaid = await buy(buyer, await market.product(), pay.account)
    expect(codeOf(await refuse(unpaid.code))).toBe('status_refused')
  })

  it('[order-107] of two shops are refused one by one, and the payment is paid with the rest', async () => {
    const buyer = await market.buyer()
    const other = await market.product({ shopId: await market.makeShop('Toko Dua'), price: 80_000 })
    const lines = await addAll(buyer, [await market.product({ price: 70_000 }), other])
    const placed = value(await sendOrder(buyer, orderTogether(await openTogether(buyer, lines), pay.cash)))
    const [first, second] = placed.orders
    for (const { code } of placed.orders) await advanceTo(world(), code, 'ship')
    value(await refuse(first!.code))
    expect((await read(buyer, second!.id)).status).toBe('sent')
    value(await world().ops.call('POST /ops/transaction/{id}/deliver', { id: second!.code }))
    expect((await read(buyer, second!.id)).payment.status).toBe('paid')
    expect((await checkBooks(world().services.db)).payments).toEqual([])
  })

  it('[order-108] are either delivered or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await market.buyer()
      const { id, code } = await sentInCash(buyer)
      const both = await Promise.all([
        refuse(code),
        world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })
      ])
      expect(both.map(codeOf).toSorted()).toEqual(['ok', 'status_refused'])
      const { status, payment } = await read(buyer, id)
      expect([status, payment.status]).toEqual(both[0].ok ? ['cancel', 'cancelled'] : ['delivered', 'paid'])
    }
  })
})

describe('goods to be paid in cash that were lost on their way', () => {
  const lose = (id: string) => world().ops.call('POST /ops/transaction/{id}/lost', { id })

  it('[order-116] end the order: nobody is charged, nothing returns to stock, the quota does', async () => {
    const buyer = await market.buyer()
    const { id, code, product } = await sentInCash(buyer)
    expect(await movedBy(world(), async () => value(await lose(code)))).toEqual({})
    expect(await market.stockOf(product)).toBe(3)
    expect(await read(buyer, id)).toMatchObject({
      status: 'cancel',
      cancel_by: 'admin',
      reason: 'Barang hilang dalam pengiriman',
      refunded: 0,
      payment: { status: 'cancelled' }
    })
    const [notice] = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notice?.body).toBe(
      `Pesanan ${code} dibatalkan oleh admin: Barang hilang dalam pengiriman. Anda tidak perlu membayar.`
    )
    expect(codeOf(await lose(code))).toBe('status_refused')
  })

  it('[order-116] do not count as refused by their buyer', async () => {
    const buyer = await market.buyer()
    for (let lost = 0; lost < 2; lost += 1) value(await lose((await sentInCash(buyer)).code))
    const means = await readMeans(world().services.db, buyer.id, {
      isCodOn: true,
      now: world().services.clock.now()
    })
    expect(means.noCashUntil).toBeNull()
  })

  it('[order-116] are not lost once the cash is collected, nor if they are paid otherwise', async () => {
    const buyer = await market.buyer()
    const { code } = await sentInCash(buyer)
    await world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })
    expect(codeOf(await lose(code))).toBe('status_refused')
    await topUp(world(), buyer, 500_000)
    const paid = await buy(buyer, await market.product(), pay.saldo)
    await advanceTo(world(), paid.code, 'ship')
    expect(codeOf(await lose(paid.code))).toBe('status_refused')
  })

  it('[order-116] are either lost or delivered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await market.buyer()
      const { id, code } = await sentInCash(buyer)
      const both = await Promise.all([
        lose(code),
        world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })
      ])
      expect(both.map(codeOf).toSorted()).toEqual(['ok', 'status_refused'])
      const { status, payment } = await read(buyer, id)
      expect([status, payment.status]).toEqual(both[0].ok ? ['cancel', 'cancelled'] : ['delivered', 'paid'])
    }
  })
})

describe('a buyer who refused twice', () => {
  const reasonFor = async (buyer: Buyer) => {
    const checkout = await checkOut(buyer, await market.product({ price: 70_000 }))
    const sent = await sendOrder(buyer, orderOf(checkout, pay.cash))
    return sent.ok ? 'ok' : sent.error.message
  }

  it('[payment-66] has no cash on delivery for 90 days from the first of them', async () => {
    const buyer = await market.buyer()
    value(await refuse((await sentInCash(buyer)).code))
    const first = world().services.clock.now()
    expect(await reasonFor(buyer)).toBe('ok')
    value(await refuse((await sentInCash(buyer)).code))
    const notices = value(await buyer.person.call('GET /buyer/notification', {})).map(({ body }) => body)
    // The first refusal says what a second leads to, that one until when.
    expect(notices.filter(body => body.includes('Penerima tidak mau membayar'))).toEqual([
      expect.stringMatching(
        /: Penerima tidak mau membayar\. Bayar di tempat tidak tersedia untuk akun ini sampai \d+ \p{L}+ 20\d\d\.$/u
      ),
      expect.stringMatching(
        /: Penerima tidak mau membayar\. Jika dua pesanan ditolak seluruhnya dalam 90 hari, /
      )
    ])
    expect(await reasonFor(buyer)).toMatch(
      /^Bayar di tempat tidak tersedia untuk akun ini sampai \d\d \p{L}+ 20\d\d$/u
    )
    const later = async (days: number) =>
      (await readMeans(world().services.db, buyer.id, { isCodOn: true, now: addDays(first, days) }))
        .noCashUntil
    expect([await later(89), await later(91)]).toEqual([expect.any(Date), null])
  })
})
