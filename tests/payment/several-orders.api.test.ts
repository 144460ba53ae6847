import { randomUUID } from 'node:crypto'

import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { transactionHistory, orders } from '#server/order/schema.ts'
import { payments } from '#server/payment/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import {
  accountOf,
  advanceTo,
  buy,
  expectTrueBooks,
  movedBy,
  pay,
  checkOut,
  orderOf,
  sendOrder
} from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { scaled } from '../support/machine-pace.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

type Bought = { buyer: Buyer; product: Product; ids: number[]; number: string; paymentId: number }

/** Two orders of one buyer with one payment (D28), like a checkout over two shops; each may have a voucher. */
async function paidTogether(method: number, codes: string[] = []): Promise<Bought> {
  const { db } = world().services
  const buyer = await market.buyer()
  const product = await market.product({ price: 96_000 })
  const taking = (voucher: string | undefined) => (voucher ? { voucher, discount } : {})
  const first = await buy(buyer, product, method, taking(codes[0]))
  const second = await buy(buyer, product, method, taking(codes[1]))
  const ids = [first.id, second.id]
  const own = await db
    .select({ id: orders.paymentId })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.id))
  const [paymentId, other] = own.map(row => row.id!)
  await db.transaction(async tx => {
    await tx.update(orders).set({ paymentId: paymentId! }).where(eq(orders.id, second.id))
    const amount = sql`${payments.amount} + (select amount from payments p where p.id = ${other!})`
    await tx.update(payments).set({ amount }).where(eq(payments.id, paymentId!))
    await tx.delete(payments).where(eq(payments.id, other!))
  })
  return { buyer, product, ids, number: await accountOf(buyer, first.id), paymentId: paymentId! }
}

/** The discount of a voucher in these tests. */
const discount = 5_000

const settle = (number: string, amount?: number) =>
  world().ops.call('POST /ops/payment/settle', { number, ...(amount !== undefined && { amount }) })

async function statusesOf({ buyer, ids }: Bought) {
  const found = []
  for (const id of ids) {
    const order = value(await buyer.person.call('GET /buyer/transaction/{id}', { id }))
    found.push([order.status, order.payment.status])
  }
  return found
}

describe('[payment-16] a payment of two orders', () => {
  it('pays both with one settlement of their sum, and neither with a part of it', async () => {
    const bought = await paidTogether(pay.account)
    expect(value(await settle(bought.number, 100_000))).toEqual({ outcome: 'mismatch' })
    expect(await statusesOf(bought)).toEqual([
      ['pending', 'pending'],
      ['pending', 'pending']
    ])
    const moved = await movedBy(world(), () => settle(bought.number))
    expect(moved).toEqual({ gateway: -200_000, escrow: 200_000 })
    expect(await statusesOf(bought)).toEqual([
      ['paid', 'paid'],
      ['paid', 'paid']
    ])
    expect(value(await settle(bought.number))).toEqual({ outcome: 'again' })
  })

  it('ends both if the buyer cancels one before it is paid', async () => {
    const bought = await paidTogether(pay.account)
    const [, second] = bought.ids
    value(
      await bought.buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: second!, reason: 'Salah' })
    )
    expect(await statusesOf(bought)).toEqual([
      ['cancel', 'cancelled'],
      ['cancel', 'cancelled']
    ])
    expect(await market.stockOf(bought.product)).toBe(10)
  })

  it('is refunded order by order once it is paid, and stays paid', async () => {
    const bought = await paidTogether(pay.account)
    value(await settle(bought.number))
    const [, second] = bought.ids
    const moved = await movedBy(world(), async () =>
      value(
        await bought.buyer.person.call('POST /buyer/transaction/cancel/{id}', {
          id: second!,
          reason: 'Salah'
        })
      )
    )
    expect(moved).toEqual({ escrow: -100_000, buyer_saldo: 96_000, fee_income: 4_000 })
    expect(await statusesOf(bought)).toEqual([
      ['paid', 'paid'],
      ['cancel', 'paid']
    ])
  })

  it('ends both by the clock, and credits later money at once', async () => {
    const bought = await paidTogether(pay.account)
    value(await world().ops.call('POST /ops/clock', { advance_seconds: 24 * 60 * 60 + 1 }))
    const { db } = world().services
    const [payment] = await db.select().from(payments).where(eq(payments.id, bought.paymentId))
    expect(payment).toMatchObject({ status: 'expired', paidAt: null })
    expect(await market.stockOf(bought.product)).toBe(10)
    const moved = await movedBy(world(), async () =>
      expect(value(await settle(bought.number))).toEqual({ outcome: 'late' })
    )
    expect(moved).toEqual({ gateway: -200_000, buyer_saldo: 200_000 })
    // Each of them shows it: whichever the buyer opens, the money is explained.
    const lines = await db
      .select({ order: transactionHistory.transactionId, detail: transactionHistory.detail })
      .from(transactionHistory)
      .where(inArray(transactionHistory.transactionId, bought.ids))
    const told = lines.filter(({ detail }) => detail.endsWith('Dana Rp200.000 dikembalikan ke Saldo Baba'))
    expect(told.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual(bought.ids)
    expect(value(await settle(bought.number))).toEqual({ outcome: 'again' })
  })

  it('in cash is paid when the last of them is, or ended', async () => {
    const bought = await paidTogether(pay.cash)
    const { db } = world().services
    const statusNow = async () => {
      const [payment] = await db.select().from(payments).where(eq(payments.id, bought.paymentId))
      return payment?.status
    }
    const ofPayment = await db
      .select({ code: orders.code })
      .from(orders)
      .where(eq(orders.paymentId, bought.paymentId))
      .orderBy(asc(orders.id))
    await advanceTo(world(), ofPayment[0]!.code, 'deliver')
    expect(await statusNow()).toBe('unpaid')
    const last = { id: bought.ids[1]!, reason: 'Salah' }
    value(await bought.buyer.person.call('POST /buyer/transaction/cancel/{id}', last))
    expect(await statusNow()).toBe('paid')
  })

  it('is settled, cancelled and ended by the clock concurrently without a deadlock', async () => {
    const several = await Promise.all([1, 2, 3].map(() => paidTogether(pay.account)))
    const attempts = several.flatMap(({ buyer, ids, number }) => [
      settle(number),
      buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: ids[1]!, reason: 'a' }),
      buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: ids[0]!, reason: 'b' })
    ])
    const answers = await Promise.all(attempts)
    expect(answers.filter(answered => !answered.ok && answered.error.status >= 500)).toEqual([])
    for (const bought of several) {
      const [first, second] = await statusesOf(bought)
      // Paid and then both cancelled one by one, or ended together before the money came.
      expect(['cancel', 'cancel']).toEqual([first![0], second![0]])
    }
  })
})

it(
  '[payment-16] payments with the same vouchers crosswise end concurrently',
  async () => {
    const codes = [await market.voucher({ amount: discount }), await market.voucher({ amount: discount })]
    const several = []
    for (let at = 0; at < 12; at += 1) {
      several.push(await paidTogether(pay.account, at % 2 ? codes : codes.toReversed()))
    }
    const answers = await Promise.all(
      several.map(({ buyer, ids }) =>
        buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: ids[0]!, reason: 'a' })
      )
    )
    expect(answers.filter(answered => !answered.ok)).toEqual([])
    const held = await world().services.db.select().from(vouchers).where(inArray(vouchers.code, codes))
    expect(held.map(voucher => voucher.usedCount)).toEqual([0, 0])
  },
  scaled(60_000)
)

it('[payment-16] a single order is a payment of its own amount, fee included', async () => {
  const buyer = await market.buyer()
  const checkout = await checkOut(buyer, await market.product({ price: 96_000 }))
  const made = value(await sendOrder(buyer, orderOf(checkout, pay.account), randomUUID()))
  const [row] = await world()
    .services.db.select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .where(eq(orders.id, made.id))
  expect(row?.payment).toMatchObject({
    buyerId: buyer.id,
    amount: 100_000,
    fee: 4_000,
    status: 'pending',
    type: 'virtual_account'
  })
})
