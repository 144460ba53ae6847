import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { vouchers, voucherUses } from '#server/voucher/schema.ts'

import {
  checkOut,
  expectTrueBooks,
  orderOf,
  type OrderSent,
  pay,
  sendOrder,
  topUp
} from '../support/buying.ts'
import { lastPieceRace, signInBuyers, tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let crowd: Buyer[]

beforeAll(async () => {
  market = await openMarket(world())
  crowd = await signInBuyers(market, 20)
})
afterEach(() => expectTrueBooks(world()))

describe('the last piece', () => {
  it('[product-10] is sold once to twenty concurrent buyers', () => lastPieceRace(world(), market, crowd)())
})

describe('a voucher', () => {
  it('[voucher-4] with three uses goes to three of twenty concurrent buyers', async () => {
    const product = await market.product({ price: 100_000, stock: 100 })
    const code = await market.voucher({ amount: 10_000, usageLimit: 3, productId: product.id })
    const requests: OrderSent[] = []
    for (const buyer of crowd) {
      requests.push(orderOf(await checkOut(buyer, product), pay.account, { voucher: code, discount: 10_000 }))
    }
    const answers = await Promise.all(crowd.map((buyer, i) => sendOrder(buyer, requests[i]!)))
    expect(tally(answers.map(codeOf))).toEqual({ ok: 3, voucher_used_up: 17 })
    const { db } = world().services
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
    expect(voucher?.usedCount).toBe(3)
    const uses = await db.select().from(voucherUses).where(eq(voucherUses.voucherId, voucher!.id))
    expect(uses).toHaveLength(3)
    // The rejected ones took no stock.
    expect(await market.stockOf(product)).toBe(97)
  })
})

describe('one Saldo', () => {
  it('[money-3] pays once from two tabs', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 50_000)
    const product = await market.product({ price: 50_000, stock: 10 })
    const request = orderOf(await checkOut(buyer, product), pay.saldo)
    const answers = await Promise.all([sendOrder(buyer, request), sendOrder(buyer, request)])
    expect(tally(answers.map(codeOf))).toEqual({ ok: 1, checkout_not_found: 1 })
    expect(await market.stockOf(product)).toBe(9)
  })
})

describe('a cart', () => {
  it('[cart-4] sums ten concurrent additions in one line', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 100 })
    const added = await Promise.all(
      Array.from({ length: 10 }, () =>
        buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty: 2 })
      )
    )
    expect(tally(added.map(codeOf))).toEqual({ ok: 10 })
    const cart = await buyer.person.call('GET /buyer/cart', {})
    expect(cart.ok && cart.value.map(group => group.details.map(line => line.qty))).toEqual([[20]])
  })
})
