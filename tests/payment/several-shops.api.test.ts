import { asc, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { runDeadlines } from '#server/order/deadline-job.ts'
import { orders } from '#server/order/schema.ts'
import { voucherUses, vouchers } from '#server/voucher/schema.ts'

import { accountOf, expectTrueBooks, movedBy, pay, sendOrder, topUp } from '../support/buying.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import { signInBuyers, tally } from '../support/crowd.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { scaled } from '../support/machine-pace.ts'

const world = useWorld()
let market: Market
let otherShop: number

beforeAll(async () => {
  market = await openMarket(world())
  otherShop = await market.makeShop('Toko Dua')
})
afterEach(() => expectTrueBooks(world()))

const shelve = async (stock = 10): Promise<[Product, Product]> => [
  await market.product({ price: 100_000, stock }),
  await market.product({ price: 300_000, stock, shopId: otherShop })
]

/** Two orders of two shops in one payment, both with a share of a voucher if one is named. */
async function buyTogether(method: number, voucher?: string, worth = 10_000) {
  const buyer = await market.buyer()
  const products = await shelve()
  const checkout = await checkOutTogether(buyer, products)
  const more = voucher ? { vouchers: [voucher, voucher], discount: worth } : {}
  const total = voucher ? 400_000 - worth : 400_000
  if (method === pay.saldo && total > 0) await topUp(world(), buyer, total)
  const made = value(await sendOrder(buyer, orderTogether(checkout, method, more)))
  const [first, second] = made.orders as [(typeof made.orders)[0], (typeof made.orders)[0]]
  return { buyer, products, first, second }
}

const cancel = (buyer: Buyer, id: number) =>
  buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah' })
const reject = (code: string) =>
  world().ops.call('POST /ops/transaction/{id}/reject', { id: code, reason: 'Habis' })
const settleNumber = (number: string) => world().ops.call('POST /ops/payment/settle', { number })

async function usesOf(code: string) {
  const { db } = world().services
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code))
  const uses = await db.select().from(voucherUses).where(eq(voucherUses.voucherId, voucher!.id))
  return { used: voucher!.usedCount, by: uses.map(use => use.transactionId) }
}

describe('[payment-60] the fee of a payment of several shops', () => {
  it('is charged once, and retained only if the buyer cancels the order that has it', async () => {
    const { buyer, first, second } = await buyTogether(pay.account)
    const number = await accountOf(buyer, first.id)
    const paid = await movedBy(world(), () => settleNumber(number))
    expect(paid).toEqual({ gateway: -404_000, escrow: 404_000 })
    const later = await movedBy(world(), () => cancel(buyer, second.id))
    expect(later).toEqual({ escrow: -300_000, buyer_saldo: 300_000 })
    const bearer = await movedBy(world(), () => cancel(buyer, first.id))
    expect(bearer).toEqual({ escrow: -104_000, buyer_saldo: 100_000, fee_income: 4_000 })
  })

  it('is refunded with the order that has it if its seller ends it', async () => {
    const { buyer, first, second } = await buyTogether(pay.account)
    value(await settleNumber(await accountOf(buyer, first.id)))
    const moved = await movedBy(world(), () => reject(first.code))
    expect(moved).toEqual({ escrow: -104_000, buyer_saldo: 104_000 })
    // The other continues, and its payment stays paid.
    const other = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: second.id }))
    expect([other.status, other.payment.status]).toEqual(['paid', 'paid'])
  })

  it('is refunded with everything if the money is late, or repeated', async () => {
    const { buyer, first, second, products } = await buyTogether(pay.account)
    const number = await accountOf(buyer, second.id)
    expect(number).toBe(await accountOf(buyer, first.id))
    value(await cancel(buyer, second.id))
    for (const product of products) expect(await market.stockOf(product)).toBe(10)
    for (const outcome of ['late', 'again']) {
      const moved = await movedBy(world(), async () =>
        expect(value(await settleNumber(number))).toEqual({ outcome })
      )
      expect(moved).toEqual({ gateway: -404_000, buyer_saldo: 404_000 })
    }
  })
})

describe('[order-71] orders that wait for one payment', () => {
  const told = async (buyer: Buyer) =>
    value(await buyer.person.call('GET /buyer/notification', {})).map(({ title, body }) => [title, body])

  it('begin and end with one notification that names them', async () => {
    const { buyer, first, second } = await buyTogether(pay.account)
    const both = `${first.code}, ${second.code}`
    expect(await told(buyer)).toEqual([
      ['Menunggu Pembayaran', `Pesanan ${both} dibuat. Selesaikan pembayaran dalam 24 jam.`]
    ])
    value(await cancel(buyer, first.id))
    expect((await told(buyer))[0]).toEqual([
      'Pesanan Dibatalkan',
      `Pesanan ${both} dibatalkan oleh Anda: Salah.`
    ])
    expect(await told(buyer)).toHaveLength(2)
  })

  it('are notified one by one once it is paid', async () => {
    const { buyer, first, second } = await buyTogether(pay.saldo)
    const bodies = (await told(buyer)).map(([, body]) => body)
    for (const { code } of [first, second]) expect(bodies).toContain(`Pesanan ${code} diteruskan ke penjual.`)
  })

  it('[order-72, payment-63] are shown by each order and by the payment, with its sum', async () => {
    const { buyer, first, second } = await buyTogether(pay.account)
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: second.id }))
    expect(order).toMatchObject({
      grand_total: 300_000,
      payment: { amount: 404_000 },
      together: [{ id: first.id, code: first.code, shop: 'Toko Uji' }]
    })
    const read = async () =>
      value(await buyer.person.call('GET /buyer/transaction/payment/{id}', { id: String(first.id) }))
    expect(await read()).toMatchObject({ grand_total: 404_000, refunded: 0, status: 'pending' })
    value(await settleNumber(await accountOf(buyer, first.id)))
    value(await cancel(buyer, first.id))
    // The first ended; the open one shows the payment's status.
    const detail = await read()
    expect(detail).toMatchObject({ status: 'paid', refunded: 100_000 })
    expect(detail.orders.map(o => [o.shop, o.grand_total, o.refunded, o.status_label])).toEqual([
      ['Toko Uji', 104_000, 100_000, 'Pembatalan'],
      ['Toko Dua', 300_000, 0, 'Diproses']
    ])
  })
})

describe('[order-70] a voucher that orders of a payment share', () => {
  it('moves from an order that ends to an open one, and is returned with the last', async () => {
    const code = await market.voucher({ amount: 10_000 })
    const { buyer, first, second } = await buyTogether(pay.saldo, code)
    expect(await usesOf(code)).toEqual({ used: 1, by: [first.id] })
    const moved = await movedBy(world(), () => cancel(buyer, first.id))
    expect(moved).toEqual({ escrow: -97_500, buyer_saldo: 97_500 })
    expect(await usesOf(code)).toEqual({ used: 1, by: [second.id] })
    value(await cancel(buyer, second.id))
    expect(await usesOf(code)).toEqual({ used: 0, by: [] })
  })

  it('is returned at once if they end before they are paid', async () => {
    const code = await market.voucher({ amount: 10_000 })
    const { buyer, first } = await buyTogether(pay.account, code)
    value(await cancel(buyer, first.id))
    expect(await usesOf(code)).toEqual({ used: 0, by: [] })
  })

  it(
    'is returned once if their orders end concurrently',
    async () => {
      // It covers all of them: no money is refunded, so that nobody waits for the buyer's balance.
      const code = await market.voucher({ amount: 400_000, usageLimit: 100 })
      const bought = []
      for (let at = 0; at < 8; at += 1) bought.push(await buyTogether(pay.saldo, code, 400_000))
      const { services } = world()
      const ids = bought.flatMap(({ first, second }) => [first.id, second.id])
      const due = { deadlineAt: services.clock.now() }
      await services.db.update(orders).set(due).where(inArray(orders.id, ids))
      // The clock ends each order alone: it does not lock the others of its payment.
      await Promise.all([
        ...[1, 2, 3, 4].map(() => runDeadlines(services)),
        ...bought.slice(0, 2).map(({ buyer, first }) => cancel(buyer, first.id))
      ])
      expect(await usesOf(code)).toEqual({ used: 0, by: [] })
      for (const { products } of bought) {
        for (const product of products) expect(await market.stockOf(product)).toBe(10)
      }
    },
    scaled(60_000)
  )
})

describe('[checkout-20] several shops at once', () => {
  it("sells the last pieces once, whatever the order of the buyers' shops", async () => {
    const crowd = await signInBuyers(market, 12)
    const [here, there] = await shelve(5)
    const requests = []
    for (const [at, buyer] of crowd.entries()) {
      const wanted = at % 2 ? [here, there] : [there, here]
      requests.push({ buyer, order: orderTogether(await checkOutTogether(buyer, wanted), pay.account) })
    }
    const answers = await Promise.all(requests.map(({ buyer, order }) => sendOrder(buyer, order)))
    expect(tally(answers.map(codeOf))).toEqual({ ok: 5, out_of_stock: 7 })
    expect([await market.stockOf(here), await market.stockOf(there)]).toEqual([0, 0])
    const ids = answers.flatMap(answered => (answered.ok ? answered.value.orders.map(order => order.id) : []))
    const rows = await world()
      .services.db.select({ paymentId: orders.paymentId })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(asc(orders.id))
    expect(new Set(rows.map(row => row.paymentId)).size).toBe(5)
    expect(rows).toHaveLength(10)
  })

  it('accepts shops’ vouchers crosswise without a deadlock, and the last use once', async () => {
    const crowd = await signInBuyers(market, 8)
    const codes = [
      await market.voucher({ amount: 1_000, usageLimit: 4, shopId: market.shopId }),
      await market.voucher({ amount: 1_000, usageLimit: 4, shopId: otherShop })
    ]
    const products = await shelve(100)
    const requests = []
    for (const [at, buyer] of crowd.entries()) {
      const checkout = await checkOutTogether(buyer, products)
      const order = orderTogether(checkout, pay.account, { vouchers: codes, discount: 2_000 })
      const checkouts = at % 2 ? order.checkouts! : order.checkouts!.toReversed()
      requests.push({ buyer, order: { ...order, checkouts } })
    }
    const answers = await Promise.all(requests.map(({ buyer, order }) => sendOrder(buyer, order)))
    expect(tally(answers.map(codeOf))).toEqual({ ok: 4, voucher_used_up: 4 })
    expect(await market.stockOf(products[0])).toBe(96)
  })

  it('pays from one Saldo once from two tabs', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 400_000)
    const order = orderTogether(await checkOutTogether(buyer, await shelve()), pay.saldo)
    const answers = await Promise.all([sendOrder(buyer, order), sendOrder(buyer, order)])
    expect(tally(answers.map(codeOf))).toEqual({ ok: 1, checkout_not_found: 1 })
  })
})
