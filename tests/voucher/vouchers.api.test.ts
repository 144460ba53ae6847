import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { productVouchers, vouchers } from '#server/voucher/schema.ts'
import { noteVoucherUses, readShelf, returnVouchers, takeVoucherQuotas } from '#server/voucher/vouchers.ts'

import { buy, pay } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const rowOf = async (code: string) => {
  const [row] = await world().services.db.select().from(vouchers).where(eq(vouchers.code, code))
  return row!
}
const take = (id: number) => world().services.db.transaction(tx => takeVoucherQuotas(tx, [id]))

describe('[voucher-13] the cached pages of a voucher’s products', () => {
  it('are named with its last use, and when that one is returned', async () => {
    const { db, clock } = world().services
    const [one, two] = [await market.product(), await market.product()]
    const code = await market.voucher({ amount: 1_000, usageLimit: 2, productId: one.id })
    const { id } = await rowOf(code)
    await db.insert(productVouchers).values({ voucherId: id, productId: two.id })
    const pages = [`product:${one.id}`, `product:${two.id}`]
    const buyers = [await market.buyer(), await market.buyer()]
    const orders = [await buy(buyers[0]!, one, pay.account), await buy(buyers[1]!, two, pay.account)]
    for (const [at, expected] of [[], pages].entries()) {
      expect((await take(id)).toSorted()).toEqual(expected.toSorted())
      const use = { voucherId: id, userId: buyers[at]!.id, transactionId: orders[at]!.id }
      await db.transaction(tx => noteVoucherUses(tx, [use], clock.now()))
    }
    const giveBack = (at: number) => db.transaction(tx => returnVouchers(tx, [orders[at]!.id]))
    expect((await giveBack(0)).toSorted()).toEqual(pages.toSorted())
    expect(await giveBack(1)).toEqual([])
    expect((await rowOf(code)).usedCount).toBe(0)
    // Nothing is locked any more.
    expect(await giveBack(1)).toEqual([])
    expect((await rowOf(code)).usedCount).toBe(0)
  })

  it('are none if it is for all products', async () => {
    const { id } = await rowOf(await market.voucher({ amount: 1_000, usageLimit: 1 }))
    expect(await take(id)).toEqual([])
  })
})

describe('[voucher-3] the list of vouchers', () => {
  it('says which products a voucher is for, and what this buyer used', async () => {
    const { db, clock } = world().services
    const shopId = await market.makeShop('Toko Rak')
    const [one, two] = [await market.product({ shopId }), await market.product({ shopId })]
    const [first, second, free, used] = [
      await market.voucher({ amount: 1_000, shopId, productId: one.id }),
      await market.voucher({ amount: 1_000, shopId, productId: two.id }),
      await market.voucher({ amount: 1_000, shopId }),
      await market.voucher({ amount: 1_000, shopId })
    ]
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const { id: transactionId } = await buy(buyer, one, pay.account)
    const use = { voucherId: (await rowOf(used)).id, userId: buyer.id, transactionId }
    await db.transaction(tx => noteVoucherUses(tx, [use], clock.now()))
    const read = async (userId: number, ...productIds: number[]) => {
      const shelf = await readShelf(db, userId, [{ shopId, productIds }], clock.now())
      const own = shelf.filter(({ voucher }) => voucher.shopId === shopId)
      const told = own.map(({ voucher, isBound, isUsedByBuyer, productIds: boundTo }) => [
        voucher.code,
        { isBound, isUsedByBuyer, boundTo }
      ])
      return Object.fromEntries(told) as Record<string, object>
    }
    expect(await read(buyer.id, one.id, two.id)).toEqual({
      [first]: { isBound: true, isUsedByBuyer: false, boundTo: [one.id] },
      [second]: { isBound: true, isUsedByBuyer: false, boundTo: [two.id] },
      [free]: { isBound: false, isUsedByBuyer: false, boundTo: [] },
      [used]: { isBound: false, isUsedByBuyer: true, boundTo: [] }
    })
    expect(await read(other.id, two.id)).toMatchObject({
      [first]: { isBound: true, boundTo: [] },
      [used]: { isUsedByBuyer: false }
    })
    // Without such vouchers no query for their products is sent.
    await db.delete(productVouchers).where(inArray(productVouchers.productId, [one.id, two.id]))
    expect(Object.values(await read(other.id, one.id))).toEqual(
      Array.from({ length: 4 }, () => ({ isBound: false, isUsedByBuyer: false, boundTo: [] }))
    )
  })
})
