import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { productThing } from '#components/json-ld/product.ts'
import { orders } from '#server/order/schema.ts'
import { exportShops } from '#server/import/export-shops.ts'

import { advanceTo, buy, expectTrueBooks, pay, topUp } from '../support/buying.ts'
import { advance, passDemo } from '../support/clock.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { negotiate } from '../support/negotiating.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const day = 24 * 60 * 60
const world = useWorld()
let market: Market
beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const show = async (id: number) => value(await world().ops.call('GET /ops/shop/{id}', { id }))
async function setDays(id: number, return_days: unknown) {
  // The market's addresses are no ones that a save takes.
  const { slug: _slug, ...shop } = await show(id)
  return world().ops.call('PUT /ops/shop/{id}', { ...shop, return_days } as never)
}

async function orderOf(buyer: Buyer, id: number) {
  await signIn(world(), buyer.person, buyer.id)
  return value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
}

async function paidOrder(shopId: number) {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 50_000)
  return { buyer, ...(await buy(buyer, await market.product({ shopId }), pay.saldo)) }
}

describe('[checkout-93] the return days of a shop', () => {
  it('are copied to an order when it is placed: a later change moves no order', async () => {
    const shopId = await market.makeShop('Toko Tujuh Hari')
    value(await setDays(shopId, 7))
    const before = await paidOrder(shopId)
    value(await setDays(shopId, 3))
    const after = await paidOrder(shopId)
    for (const { code } of [before, after]) await advanceTo(world(), code, 'deliver')
    const { buyer, id } = before
    const form = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', { id }))
    expect(form.return_days).toBe(7)
    await advance(world(), 3 * day + 1)
    expect((await orderOf(after.buyer, after.id)).status).toBe('success')
    const delivered = await orderOf(buyer, id)
    expect(delivered).toMatchObject({ status: 'delivered', actions: { complain: true } })
    expect(delivered.deadline).toMatchObject({ label: 'Selesai otomatis pada' })
    await advance(world(), 4 * day)
    expect((await orderOf(buyer, id)).status).toBe('success')
  })

  it('are copied to a negotiation too', async () => {
    const shopId = await market.makeShop('Toko Lima Hari')
    value(await setDays(shopId, 5))
    const { id } = await negotiate(world(), await market.buyer(), await market.product({ shopId }))
    const [row] = await world().services.db.select().from(orders).where(eq(orders.id, id))
    expect(row).toMatchObject({ returnDays: 5 })
  })

  it('are 3 unless a shop says more, and at most 30', async () => {
    const id = await market.makeShop('Toko Biasa')
    expect((await show(id)).return_days).toBe(3)
    for (const days of [2, 31, 0, -1, 3.5, '7 hari', '']) {
      const saved = await setDays(id, days)
      expect([days, saved.ok || Object.keys(saved.error.fields ?? {})]).toEqual([days, ['return_days']])
    }
    expect(codeOf(await setDays(id, 30))).toBe('ok')
    // A caller that does not know of them leaves them.
    expect(value(await setDays(id, undefined)).return_days).toBe(30)
    const { id: order } = await paidOrder(id)
    const [row] = await world().services.db.select().from(orders).where(eq(orders.id, order))
    expect(row).toMatchObject({ returnDays: 30 })
  })
})

describe('[goods-68] the return days of a shop', () => {
  it('are told on its products’ pages, to search engines and in its table', async () => {
    const shopId = await market.makeShop('Toko Dua Pekan')
    const { id } = await market.product({ shopId })
    value(await setDays(shopId, 14))
    const product = value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: String(id) })
    )
    expect(product.shop.return_days).toBe(14)
    expect(JSON.stringify(productThing(product, new URL('http://localhost/product/x')))).toContain(
      '"merchantReturnDays":14'
    )
    const table = []
    for await (const slice of exportShops(world().services.db, { shop_id: shopId }, 'all'))
      table.push(...slice)
    const [head, row] = table
    expect(row![head!.indexOf('Masa Komplain (hari)')]).toBe(14)
  })
})
