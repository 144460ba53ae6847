import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { transactionHistory } from '#server/order/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'
import { runDeadlines } from '#server/order/deadline-job.ts'

import { advanceTo, buy, expectTrueBooks, movedBy, pay, topUp } from '../support/buying.ts'
import { advance as moveClock, passDemo } from '../support/clock.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const hour = 60 * 60
const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const advance = (seconds: number) => moveClock(world(), seconds)

async function orderOf(buyer: Buyer, id: number) {
  await signIn(world(), buyer.person, buyer.id)
  return value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
}

/** The operator is notified in the end. */
const advanceToEnd = async (code: string) =>
  value(await world().ops.call('POST /ops/transaction/{id}/deliver', { id: code }))

async function paidOrder() {
  const buyer = await market.buyer()
  await topUp(world(), buyer, 50_000)
  const product = await market.product()
  return { buyer, product, ...(await buy(buyer, product, pay.saldo)) }
}

describe('the clock', () => {
  it('[product-12, voucher-5, order-4, order-5, order-9] cancels unpaid orders after 24 hours and returns stock and voucher', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 100_000 })
    const voucher = await market.voucher({ amount: 5_000, productId: product.id })
    const { id } = await buy(buyer, product, pay.account, { voucher, discount: 5_000 })
    await advance(24 * hour - 60)
    expect((await orderOf(buyer, id)).status).toBe('pending')
    await advance(61)
    const order = await orderOf(buyer, id)
    expect(order).toMatchObject({ status: 'cancel', cancel_by: 'system', payment: { status: 'expired' } })
    expect(order.history[0]).toMatchObject({ actor_label: 'Sistem' })
    expect(await market.stockOf(product)).toBe(10)
    const [row] = await world().services.db.select().from(vouchers).where(eq(vouchers.code, voucher))
    expect(row?.usedCount).toBe(0)
  })

  it('[order-23] completes deliveries that a courier did not report, two weeks after their time; cash waits for the operator', async () => {
    const lost = await paidOrder()
    const buyer = await market.buyer()
    const cash = await buy(buyer, await market.product({ price: 60_000 }), pay.cash)
    for (const { code } of [lost, cash]) await advanceTo(world(), code, 'ship')
    // Kurir Toko takes one to two days.
    await advance(16 * 24 * hour - 60)
    expect((await orderOf(lost.buyer, lost.id)).status).toBe('sent')
    await advance(61)
    const arrived = await orderOf(lost.buyer, lost.id)
    expect(arrived).toMatchObject({
      status: 'delivered',
      history: [{ actor_label: 'Sistem' }, {}, {}, {}, {}]
    })
    await advance(72 * hour + 1)
    expect((await orderOf(lost.buyer, lost.id)).status).toBe('success')
    await advance(30 * 24 * hour)
    expect(await orderOf(buyer, cash.id)).toMatchObject({ status: 'sent', deadline: null })
    await advanceToEnd(cash.code)
  })

  it('[money-6, order-4, order-5] refunds orders that the seller does not accept within two days', async () => {
    const { buyer, product, id } = await paidOrder()
    const moved = await movedBy(world(), () => advance(48 * hour + 1))
    expect(moved).toEqual({ escrow: -50_000, buyer_saldo: 50_000 })
    const order = await orderOf(buyer, id)
    expect(order).toMatchObject({ status: 'cancel', reason: 'Penjual tidak menerima pesanan tepat waktu' })
    expect(await market.stockOf(product)).toBe(10)
  })

  it('[order-4, order-5] refunds orders that are packed but not shipped within five days', async () => {
    const { buyer, id, code } = await paidOrder()
    await advanceTo(world(), code, 'pack')
    await advance(4 * 24 * hour)
    expect((await orderOf(buyer, id)).status).toBe('process')
    await advance(24 * hour + 1)
    expect(await orderOf(buyer, id)).toMatchObject({
      status: 'cancel',
      reason: 'Penjual tidak mengirim pesanan tepat waktu'
    })
  })

  it('[money-6, order-4, order-5] completes orders delivered three days ago', async () => {
    const { buyer, id, code } = await paidOrder()
    await advanceTo(world(), code, 'deliver')
    const moved = await movedBy(world(), () => advance(72 * hour + 1))
    expect(moved).toEqual({ escrow: -50_000, seller_payable: 50_000 })
    expect((await orderOf(buyer, id)).status).toBe('success')
  })

  it('[order-6] runs each deadline once with four concurrent workers', async () => {
    const orders = []
    for (let i = 0; i < 6; i += 1) orders.push(await paidOrder())
    const { services } = world()
    await services.clock.advance(48 * hour + 1)
    const changed = await Promise.all(Array.from({ length: 4 }, () => runDeadlines(services)))
    expect(changed.reduce((sum, n) => sum + n, 0)).toBe(6)
    for (const { id } of orders) {
      const history = await services.db
        .select()
        .from(transactionHistory)
        .where(eq(transactionHistory.transactionId, id))
        .orderBy(asc(transactionHistory.id))
      expect(history.map(entry => entry.status)).toEqual(['paid', 'cancel'])
    }
  })

  it('[core-283] reads what is due in batches, also where the first of them fail', async () => {
    for (let i = 0; i < 5; i += 1) await paidOrder()
    const { services } = world()
    await services.clock.advance(48 * hour + 1)
    const db = Object.create(services.db) as typeof services.db
    const transaction = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('The first is lost'))
    const select = vi.spyOn(db, 'select')
    expect(await runDeadlines({ ...services, db, log: pino({ level: 'silent' }) }, 2)).toBe(4)
    expect(transaction).toHaveBeenCalledTimes(5)
    // Two, two and one, then the one that failed.
    const asked = select.mock.calls.filter(([columns]) => columns && 'at' in columns)
    expect(asked).toHaveLength(4)
    expect(await runDeadlines(services)).toBe(1)
  })
})

describe('a cancelled order', () => {
  it('[voucher-5, order-3, order-9] refunds Saldo, stock and voucher when the buyer cancels before packing', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 200_000)
    const product = await market.product({ price: 60_000 })
    const voucher = await market.voucher({ amount: 10_000, productId: product.id })
    const { id, code } = await buy(buyer, product, pay.saldo, { voucher, discount: 10_000 })
    await advanceTo(world(), code, 'accept')
    const cancelled = value(
      await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah pilih' })
    )
    expect(cancelled.status).toBe('cancel')
    const [entry] = value(await buyer.person.call('GET /buyer/balance/history', {}))
    expect(entry).toMatchObject({ code: 'RF', type: 'credit', amount: 50_000 })
    expect(await market.stockOf(product)).toBe(10)
    // The voucher can be used again.
    const again = await buy(buyer, product, pay.saldo, { voucher, discount: 10_000 })
    expect(again.code).not.toBe(code)
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: again.id }))
  })

  it('[order-3] cannot be cancelled by the buyer once it is packed', async () => {
    const { buyer, id, code } = await paidOrder()
    await advanceTo(world(), code, 'pack')
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id }))).toBe(
      'cancel_refused'
    )
  })

  it('[order-9, order-22] refunds when the seller rejects it, with the reason', async () => {
    const { buyer, id, code } = await paidOrder()
    const moved = await movedBy(world(), async () =>
      value(await world().ops.call('POST /ops/transaction/{id}/reject', { id: code, reason: 'Stok rusak' }))
    )
    expect(moved).toEqual({ escrow: -50_000, buyer_saldo: 50_000 })
    expect(await orderOf(buyer, id)).toMatchObject({ cancel_by: 'seller', reason: 'Stok rusak' })
  })

  it('[order-9] is cancelled once by a buyer, a seller and the clock at once', async () => {
    const { buyer, id, code } = await paidOrder()
    await world().services.clock.advance(48 * hour + 1)
    await signIn(world(), buyer.person, buyer.id)
    const moved = await movedBy(world(), () =>
      Promise.all([
        buyer.person.call('POST /buyer/transaction/cancel/{id}', { id }),
        world().ops.call('POST /ops/transaction/{id}/reject', { id: code, reason: 'Habis' }),
        runDeadlines(world().services)
      ])
    )
    expect(moved).toEqual({ escrow: -50_000, buyer_saldo: 50_000 })
  })
})
