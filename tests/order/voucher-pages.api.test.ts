import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'

import { productVouchers, vouchers } from '#server/voucher/schema.ts'

import { buy, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** A voucher on the pages of two products, and how those pages show it. */
async function voucherOfTwo(usageLimit: number) {
  const { db } = world().services
  const products: Product[] = [await market.product(), await market.product()]
  const code = await market.voucher({ amount: 5_000, usageLimit, productId: products[0]!.id })
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
  await db.insert(productVouchers).values({ productId: products[1]!.id, voucherId: voucher!.id })
  const other = products[1]!.id
  const codes = async () => {
    const shown = value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: String(other) })
    )
    return shown.vouchers.map(one => one.code)
  }
  return { code, first: products[0]!, other, codes }
}

it('[voucher-13] a used-up voucher leaves the cached pages of its other products at once, and returns', async () => {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 100_000)
  const { code, first, codes } = await voucherOfTwo(1)
  expect(await codes()).toEqual([code])
  const { id } = await buy(buyer, first, pay.saldo, { voucher: code, discount: 5_000 })
  expect(await codes()).toEqual([])
  value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id }))
  expect(await codes()).toEqual([code])
})

it('[voucher-13] a use that is not the last leaves cached pages unchanged', async () => {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 100_000)
  const { code, first, other } = await voucherOfTwo(2)
  const heard: string[] = []
  onTestFinished(world().services.bus.on('invalidate', tags => heard.push(...(tags as string[]))))
  const { id } = await buy(buyer, first, pay.saldo, { voucher: code, discount: 5_000 })
  value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id }))
  // The order's own messages and those of its end: then all of them have arrived.
  const own = () => heard.filter(tag => tag === `product:${first.id}`)
  await vi.waitFor(() => expect(own()).toHaveLength(2))
  expect(heard).not.toContain(`product:${other}`)
})
