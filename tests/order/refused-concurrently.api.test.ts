import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { buy, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { paymentOf, refuse, sentInCash } from '../support/refusing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let product: Product
let buyer: Buyer

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const read = async (id: number) => value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
const deliver = ({ code }: { code: string }) =>
  world().ops.call('POST /ops/transaction/{id}/deliver', { id: code })

/** Four pieces of Rp70.000 on their way to a new buyer; one is left in stock. */
async function sent() {
  buyer = await market.buyer()
  product = await market.product({ price: 70_000, stock: 5 })
  const [order] = await sentInCash(world(), buyer, [[product, 4]])
  return order!
}

/** Each race is run several times: who is first is decided by the database. */
async function rounds(race: () => Promise<void>) {
  for (let round = 0; round < 5; round += 1) await race()
}

describe('[order-108, order-109] a refusal of pieces', () => {
  it('and the delivery with the cash: the cash is what is left, or nothing was refused', () =>
    rounds(async () => {
      const order = await sent()
      const [refused, delivered] = await Promise.all([refuse(world(), order, [[product, 1]]), deliver(order)])
      expect(codeOf(delivered)).toBe('ok')
      const total = refused.ok ? 210_000 : 280_000
      if (!refused.ok) expect(codeOf(refused)).toBe('status_refused')
      expect(await read(order.id)).toMatchObject({
        status: 'delivered',
        grand_total: total,
        payment: { amount: total, status: 'paid' }
      })
      expect(await market.stockOf(product)).toBe(refused.ok ? 2 : 1)
    }))

  it('and of everything: the order ends, and each piece returns once', () =>
    rounds(async () => {
      const order = await sent()
      const [some, all] = await Promise.all([refuse(world(), order, [[product, 1]]), refuse(world(), order)])
      expect(codeOf(all)).toBe('ok')
      expect(['ok', 'status_refused']).toContain(codeOf(some))
      expect((await read(order.id)).status).toBe('cancel')
      expect(await market.stockOf(product)).toBe(5)
    }))

  it('and one of the same pieces: three of four can be refused once', () =>
    rounds(async () => {
      const order = await sent()
      const three = () => refuse(world(), order, [[product, 3]])
      const both = await Promise.all([three(), three()])
      expect(both.map(codeOf).toSorted()).toEqual(['ok', 'refuse_qty'])
      expect(await read(order.id)).toMatchObject({ status: 'sent', grand_total: 70_000 })
      expect(await market.stockOf(product)).toBe(4)
    }))

  it('is done once under its key, at the same time and later', () =>
    rounds(async () => {
      const order = await sent()
      const key = randomUUID()
      const one = () => refuse(world(), order, [[product, 1]], { key })
      const both = await Promise.all([one(), one()])
      expect(both.map(codeOf)).toEqual(['ok', 'ok'])
      value(await deliver(order))
      expect(value(await one())).toEqual(value(both[0]))
      expect(codeOf(await refuse(world(), order, [[product, 2]], { key }))).toBe('idempotency_mismatch')
      expect((await read(order.id)).grand_total).toBe(210_000)
      expect(await market.stockOf(product)).toBe(2)
    }))

  it('without a key is done each time', async () => {
    const order = await sent()
    for (const total of [210_000, 140_000]) {
      value(await refuse(world(), order, [[product, 1]]))
      expect((await read(order.id)).grand_total).toBe(total)
    }
  })

  it('of two orders of a payment, and the end of the third: the payment is their sum', () =>
    rounds(async () => {
      buyer = await market.buyer()
      const goods = await Promise.all(
        ['Toko Dua', 'Toko Tiga', 'Toko Empat'].map(async name =>
          market.product({ price: 70_000, stock: 5, shopId: await market.makeShop(name) })
        )
      )
      const [a, b, c] = goods as [Product, Product, Product]
      const wanted = [[a, 3], [b, 2], [c, 1]] as const // prettier-ignore
      const placed = await sentInCash(world(), buyer, wanted)
      const [first, second, third] = [placed[0]!, placed[1]!, placed[2]!]
      const three = await Promise.all([
        refuse(world(), first, [[a, 1]]),
        refuse(world(), second, [[b, 1]]),
        refuse(world(), third)
      ])
      expect(three.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
      expect(await paymentOf(world(), first.id)).toEqual({ amount: 280_000, status: 'unpaid' })
      await Promise.all([deliver(first), deliver(second)])
      expect(await paymentOf(world(), first.id)).toEqual({ amount: 280_000, status: 'paid' })
    }))

  it('and a purchase of the last piece: stock counts both', () =>
    rounds(async () => {
      const order = await sent()
      const other = await market.buyer()
      await topUp(world(), other, 100_000)
      await Promise.all([refuse(world(), order, [[product, 2]]), buy(other, product, pay.saldo)])
      expect(await market.stockOf(product)).toBe(2)
    }))
})

it('[payment-66, order-107] of two orders refused at the same time one announces what follows', () =>
  rounds(async () => {
    buyer = await market.buyer()
    const orders = []
    for (const _ of [1, 2]) {
      const goods = await market.product({ price: 70_000 })
      orders.push((await sentInCash(world(), buyer, [[goods, 1]]))[0]!)
    }
    const both = await Promise.all(orders.map(order => refuse(world(), order)))
    expect(both.map(codeOf)).toEqual(['ok', 'ok'])
    const notices = value(await buyer.person.call('GET /buyer/notification', {})).map(({ body }) => body)
    expect(notices.filter(body => body.includes('Bayar di tempat tidak tersedia'))).toHaveLength(1)
  }))
