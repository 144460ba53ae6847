import { globSync, readFileSync } from 'node:fs'

import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { statuses } from '#lib/order/status.ts'
import { clockOffset } from '#server/core/db/schema.ts'
import { ledgerMovements } from '#server/money/schema.ts'
import { notifications } from '#server/notification/schema.ts'
import { transactionHistory, orders } from '#server/order/schema.ts'
import { paymentNotifications, payments } from '#server/payment/schema.ts'
import { reviews } from '#server/review/schema.ts'
import { voucherUses } from '#server/voucher/schema.ts'
import { demoBuyer } from '#demo/people/accounts.ts'
import { demoBuyerId } from '#demo/people/people.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// The demo buyer's orders are made by the same calls as everybody's: these tests read the results.

const world = useWorld()
const day = 86_400_000
let buyer: Person

beforeAll(async () => {
  buyer = world().person()
  value(await buyer.call('POST /auth/login', { auth: demoBuyer.email, password: demoBuyer.password }))
})

const readOrders = () => world().services.db.select().from(orders).orderBy(asc(orders.id))

test('no file of the demo writes orders, money or payments itself', () => {
  const written = /#server\/(?:order|money|payment)\/schema\.ts/
  expect(globSync('demo/**/*.ts').filter(file => written.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the ledger is correct, and Saldo ends at Rp25.000.000', async () => {
  await expectTrueBooks(world())
  const [last] = value(await buyer.call('GET /buyer/balance/history', {}))
  const entry = value(await buyer.call('GET /buyer/balance/history/{id}', { id: last!.id }))
  expect(entry).toMatchObject({ code: 'TU', balance_after: 25_000_000 })
})

test('every status is in the order list, newest first, over more than a month', async () => {
  const orders = value(await buyer.call('GET /buyer/transaction', {}))
  expect(orders.map(order => order.status)).toEqual([
    'pending',
    'paid',
    'process',
    'sent',
    'delivered',
    'cancel',
    'cancel',
    'success',
    'success'
  ])
  const ages = orders.map(order => (world().services.clock.now().getTime() - Date.parse(order.date)) / day)
  expect(ages[0]).toBeLessThan(1)
  expect(ages.at(-1)).toBeGreaterThan(30)
  const { cancel, success } = value(await buyer.call('GET /buyer/transaction/count', {}))
  expect({ cancel, success }).toEqual({ cancel: 2, success: 2 })
})

test("every order moved its money once, under the product's numbers", async () => {
  const expected = (await readOrders()).flatMap(({ code, paidAt, status }) => [
    ...(paidAt ? [`TR-${code}`] : []),
    ...(paidAt && status === 'cancel' ? [`RF-${code}`] : []),
    ...(status === 'success' ? [`ST-${code}`] : [])
  ])
  const moved = await world().services.db.select().from(ledgerMovements)
  const ofOrders = moved.filter(movement => movement.transactionId !== null)
  expect(ofOrders.map(movement => movement.trxId).toSorted()).toEqual(expected.toSorted())
  expect(moved.filter(movement => movement.code === 'TU').map(movement => movement.remark)).toEqual([
    'Isi saldo',
    'Isi saldo'
  ])
  // The bank reported each paid virtual account.
  const reported = await world().services.db.select().from(paymentNotifications)
  expect(reported.map(notification => notification.outcome)).toEqual(['paid', 'paid', 'paid'])
})

test("each change of status has its history entry and its notification, with the product's texts", async () => {
  const { db } = world().services
  for (const order of await readOrders()) {
    const history = await db
      .select()
      .from(transactionHistory)
      .where(eq(transactionHistory.transactionId, order.id))
      .orderBy(asc(transactionHistory.id))
    expect(history.at(-1)!.status).toBe(order.status)
    expect(history.map(line => line.createdAt)).toEqual(
      history.map(line => line.createdAt).toSorted((a, b) => a.getTime() - b.getTime())
    )
    const told = await db
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.type, 'transaction'), eq(notifications.value, String(order.id))))
      .orderBy(asc(notifications.id))
    // Accepting does not change the status; the courier's traces send no notification.
    const changes = history.filter(line => line.actor !== 'expedition' || line.status === 'delivered')
    expect(told).toHaveLength(changes.length)
    const [title] = statuses[order.status].notice({
      code: order.code,
      reason: order.reason,
      by: order.cancelBy ?? 'buyer',
      isAccepted: order.acceptedAt !== null,
      hasRest: false,
      negotiation: 'asked',
      refunded: order.refunded,
      total: order.grandTotal
    })
    expect(told.at(-1)!.title).toBe(title)
  }
})

test('one order was ended by its buyer, one by the clock', async () => {
  const ended = (await readOrders()).filter(order => order.status === 'cancel')
  const paid = await world().services.db.select().from(payments)
  const paymentOf = (order: (typeof ended)[number]) => paid.find(one => one.id === order.paymentId)
  expect(ended.map(order => [order.cancelBy, order.reason, paymentOf(order)?.status])).toEqual([
    ['buyer', 'Salah pilih ukuran', 'paid'],
    ['system', 'Batas waktu pembayaran terlewati', 'expired']
  ])
  expect(ended.every(order => !order.holdsStock)).toBe(true)
})

test('the first order used BABA10, and all of its products are reviewed', async () => {
  const { db } = world().services
  const [first] = await readOrders()
  expect(first).toMatchObject({ voucherCode: 'BABA10', status: 'success' })
  expect(first!.discount).toBeGreaterThan(0)
  expect(await db.select().from(voucherUses)).toMatchObject([
    { userId: demoBuyerId, transactionId: first!.id }
  ])
  const detail = value(await buyer.call('GET /buyer/transaction/{id}', { id: first!.id }))
  const reviewed = await db.select().from(reviews).where(eq(reviews.transactionId, first!.id))
  expect(reviewed.map(review => review.productId).toSorted()).toEqual(
    detail.products.map(product => product.product_id).toSorted()
  )
  expect(reviewed).toHaveLength(2)
})

test('the clock is unchanged, nothing is overdue, and the open order can be paid', async () => {
  const { db, clock } = world().services
  expect(await db.select().from(clockOffset)).toEqual([])
  const overdue = await db.select().from(orders).where(lte(orders.deadlineAt, clock.now()))
  expect(overdue).toEqual([])
  const open = (await readOrders()).find(order => order.status === 'pending')!
  const { payment } = value(await buyer.call('GET /buyer/transaction/payment/{id}', { id: String(open.id) }))
  expect(Date.parse(payment.expired!)).toBeGreaterThan(clock.now().getTime())
  const paid = await world().ops.call('POST /ops/payment/settle', { number: payment.number! })
  expect(value(paid)).toEqual({ outcome: 'paid' })
  await expectTrueBooks(world())
})

test("the catalogue's many reviews exist without an order", async () => {
  const bulk = await world().services.db.select().from(reviews).where(isNull(reviews.transactionId))
  expect(bulk.length).toBeGreaterThan(100)
  expect(bulk.some(review => review.userId === demoBuyerId)).toBe(false)
})
