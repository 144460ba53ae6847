import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runDeadlines } from '#server/order/deadline-job.ts'
import { orders } from '#server/order/schema.ts'
import { products } from '#server/product/schema.ts'
import { moveSoldWindow } from '#server/product/sold-window-job.ts'

import { expectTrueBooks, movedBy } from '../support/buying.ts'
import { advance, passDemo } from '../support/clock.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { readOrder } from '../support/negotiating.ts'
import { deliver, fortySacks, packedOrder, ship } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const hours = 60 * 60
const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
// Nothing but a test's own order has a deadline.
beforeEach(() => passDemo(world()))
afterEach(() => expectTrueBooks(world()))

const forty = () => fortySacks(world(), market)

/** The order after time has passed: the session has ended meanwhile. */
async function later(buyer: Buyer, id: number, seconds: number) {
  await advance(world(), seconds)
  await signIn(world(), buyer.person, buyer.id)
  return readOrder(buyer, id)
}

describe('what is not shipped in time', () => {
  it('[order-104, order-26] is refunded by line once, and the order succeeds without it', async () => {
    const { buyer, id, code, line, product } = await forty()
    value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] }))
    value(await deliver(world(), code))
    expect((await later(buyer, id, (120 + 72) * hours - 60)).status).toBe('sent')
    const { services } = world()
    const moved = await movedBy(world(), async () => {
      await services.clock.advance(61)
      const ran = await Promise.all(Array.from({ length: 4 }, () => runDeadlines(services)))
      expect(ran.reduce((sum, n) => sum + n, 0)).toBe(1)
    })
    expect(moved).toEqual({ escrow: -100_000, buyer_saldo: 100_000 })
    await signIn(world(), buyer.person, buyer.id)
    const order = await readOrder(buyer, id)
    expect(order).toMatchObject({
      status: 'delivered',
      refunded: 100_000,
      rest: null,
      products: [{ qty: 40, refunded_qty: 2 }]
    })
    expect(order.history.slice(0, 2).map(({ actor, detail }) => [actor, detail])).toEqual([
      ['system', 'Semua barang yang dikirim sudah sampai'],
      [
        'system',
        'Sisa barang tidak dikirim tepat waktu: 2 dari 40 sak. Dana Rp100.000 dikembalikan ke Saldo Baba.'
      ]
    ])
    // 100 in the shop, 38 sold.
    expect(await market.stockOf(product)).toBe(62)
    await expectTrueBooks(world())
    const settled = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(settled).toEqual({ escrow: -1_904_000, seller_payable: 1_900_000, fee_income: 4_000 })
    const [sold] = await services.db.select().from(products).where(eq(products.id, product.id))
    expect(sold?.sold).toBe(38)
  })

  it('[order-104] was not sold, and leaves the thirty days of what is sold often as it entered them', async () => {
    const { buyer, id, code, line, product } = await forty()
    const { services } = world()
    const confirm = async (order: { id: number }) =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id }))
    const sold = async () => {
      const [row] = await services.db.select().from(products).where(eq(products.id, product.id))
      return [row!.sold, row!.sold30d]
    }
    await moveSoldWindow(services)
    value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] }))
    value(await deliver(world(), code))
    await advance(world(), (120 + 72) * hours + 1)
    await signIn(world(), buyer.person, buyer.id)
    await confirm({ id })
    await advance(world(), 20 * 24 * hours)
    await signIn(world(), buyer.person, buyer.id)
    const second = await packedOrder(world(), buyer, [{ product, qty: 5 }])
    value(await ship(world(), second.code))
    value(await deliver(world(), second.code))
    await confirm(second)
    expect(await sold()).toEqual([43, 43])
    await services.clock.advance(11 * 24 * hours)
    await moveSoldWindow(services)
    expect(await sold()).toEqual([43, 5])
  })

  it('[order-104, order-102] is either shipped or refunded, if both happen at the same moment', async () => {
    const { buyer, id, code, line, product } = await forty()
    value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] }))
    await advance(world(), (120 + 72) * hours - 60)
    const { services } = world()
    await services.clock.advance(61)
    const [shipped, ran] = await Promise.all([
      ship(world(), code, { resi: 'RESI-2' }),
      runDeadlines(services)
    ])
    await signIn(world(), buyer.person, buyer.id)
    const order = await readOrder(buyer, id)
    expect([
      codeOf(shipped),
      ran,
      order.shipments.length,
      order.refunded,
      await market.stockOf(product)
    ]).toEqual(shipped.ok ? ['ok', 0, 2, 0, 60] : ['status_refused', 1, 1, 100_000, 62])
    expect(order.rest).toBeNull()
  })

  it('[order-104, order-23] leaves the order on its way while a part has not arrived; then it counts as delivered', async () => {
    const { buyer, id, code, line } = await forty()
    value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] }))
    const order = await later(buyer, id, (120 + 72) * hours + 1)
    expect(order).toMatchObject({
      status: 'sent',
      refunded: 100_000,
      deadline: { label: 'Dianggap sampai pada' }
    })
    expect(codeOf(await ship(world(), code))).toBe('status_refused')
    // Kurir Toko takes one to two days; the part left eight days ago.
    expect((await later(buyer, id, 8 * 24 * hours - 60)).status).toBe('sent')
    expect((await later(buyer, id, 120)).status).toBe('delivered')
  })

  it('[order-23] does not count as delivered, however long the time to ship it is', async () => {
    const { buyer, id, code, line } = await forty()
    const shipBy = new Date(world().services.clock.now().getTime() + 60 * 24 * hours * 1000)
    await world().services.db.update(orders).set({ deadlineAt: shipBy }).where(eq(orders.id, id))
    value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] }))
    expect((await later(buyer, id, 50 * 24 * hours)).status).toBe('sent')
    expect(value(await ship(world(), code)).status).toBe('sent')
    expect((await later(buyer, id, 15 * 24 * hours)).status).toBe('sent')
    expect((await later(buyer, id, 24 * hours + 1)).status).toBe('delivered')
  })

  it('[order-26, order-104] shrinks what the marketplace promised by the same share', async () => {
    const voucher = await market.voucher({ amount: 40_000 })
    const { buyer, id, code, line } = await fortySacks(world(), market, { voucher, discount: 40_000 })
    value(await ship(world(), code, { lines: [{ id: line, qty: 38 }] }))
    value(await deliver(world(), code))
    const refunded = await movedBy(world(), () => advance(world(), (120 + 72) * hours + 1))
    expect(refunded).toEqual({ escrow: -98_000, buyer_saldo: 98_000 })
    await signIn(world(), buyer.person, buyer.id)
    const settled = await movedBy(world(), async () =>
      value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    )
    expect(settled).toEqual({
      escrow: -1_866_000,
      seller_payable: 1_900_000,
      fee_income: 4_000,
      promo_expense: -38_000
    })
  })

  it('[order-104] is divided by the prices of its lines', async () => {
    const buyer = await market.buyer()
    const dear = await market.product({ price: 70_000, stock: 10 })
    const cheap = await market.product({ price: 10_000, stock: 10 })
    const wanted = [dear, cheap].map(product => ({ product, qty: 3 }))
    const { id, code, lines } = await packedOrder(world(), buyer, wanted)
    value(await ship(world(), code, { lines: [{ id: lines[0]!, qty: 2 }] }))
    const moved = await movedBy(world(), () => advance(world(), (120 + 72) * hours + 1))
    expect(moved).toEqual({ escrow: -100_000, buyer_saldo: 100_000 })
    await signIn(world(), buyer.person, buyer.id)
    const { products: bought } = await readOrder(buyer, id)
    expect(lines.map(line => bought.find(one => one.id === line)?.refunded_qty)).toEqual([1, 3])
    expect([await market.stockOf(dear), await market.stockOf(cheap)]).toEqual([8, 10])
  })
})
