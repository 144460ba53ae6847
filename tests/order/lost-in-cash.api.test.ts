import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks, movedBy, orderOf, pay, sendOrder, checkOut } from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { linesOf, paymentOf, refuse, sentInCash } from '../support/refusing.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let cement: Product

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const lose = (code: string) => world().ops.call('POST /ops/transaction/{id}/lost', { id: code })
const statusOf = async (id: number) =>
  value(await buyer.person.call('GET /buyer/transaction/{id}', { id })).status

/** Whether a voucher of Rp20.000 can be used for another order of this buyer. */
async function useAgain(voucher: string) {
  const checkout = await checkOut(buyer, await market.product({ price: 100_000 }), 4)
  return codeOf(await sendOrder(buyer, orderOf(checkout, pay.cash, { voucher, discount: 20_000 })))
}

/** A voucher with one use in all. */
const lastVoucher = (more: { shopId?: number } = {}) =>
  market.voucher({ amount: 20_000, minPurchaseAmount: 400_000, usageLimit: 1, ...more })

describe('[order-116] goods to be paid in cash that were lost', () => {
  it("give the shop's voucher back, which can be used again, and nothing to stock", async () => {
    buyer = await market.buyer()
    cement = await market.product({ price: 100_000, stock: 10 })
    const voucher = await lastVoucher({ shopId: market.shopId })
    const [order] = await sentInCash(world(), buyer, [[cement, 4]], { vouchers: [voucher], discount: 20_000 })
    expect(await useAgain(voucher)).not.toBe('ok')
    expect(await movedBy(world(), async () => value(await lose(order!.code)))).toEqual({})
    expect(await market.stockOf(cement)).toBe(6)
    expect(await useAgain(voucher)).toBe('ok')
  })

  it("give the marketplace's voucher back with the last of the orders that share it", async () => {
    buyer = await market.buyer()
    cement = await market.product({ price: 100_000, stock: 10 })
    const iron = await market.product({
      price: 100_000,
      stock: 10,
      shopId: await market.makeShop('Toko Dua')
    })
    const voucher = await lastVoucher()
    const wanted = [
      [cement, 3],
      [iron, 1]
    ] as const
    const shared = { vouchers: [voucher, voucher], discount: 20_000 }
    const [first, second] = await sentInCash(world(), buyer, wanted, shared)
    // What was refused before has returned to the shelf, the rest has not.
    value(await refuse(world(), first!, [[cement, 1]]))
    value(await lose(first!.code))
    expect([await market.stockOf(cement), await market.stockOf(iron)]).toEqual([8, 9])
    expect([await statusOf(second!.id), await paymentOf(world(), second!.id)]).toEqual([
      'sent',
      { amount: 285_000, status: 'unpaid' }
    ])
    expect(await useAgain(voucher)).not.toBe('ok')
    value(await lose(second!.code))
    expect((await paymentOf(world(), second!.id)).status).toBe('cancelled')
    expect(await useAgain(voucher)).toBe('ok')
  })

  it('are an order as a whole: a call that names some of its lines loses nothing', async () => {
    buyer = await market.buyer()
    cement = await market.product({ price: 100_000, stock: 10 })
    const [order] = await sentInCash(world(), buyer, [[cement, 4]])
    const [line] = await linesOf(world(), order!.code)
    const named = { id: order!.code, lines: [{ id: line!.id, qty: 1 }] }
    const answered = await world().ops.send('POST /ops/transaction/{id}/lost', named)
    expect([answered.status, await statusOf(order!.id)]).toEqual([422, 'sent'])
  })
})
