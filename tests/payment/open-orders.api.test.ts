import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { paymentMethods } from '#server/payment/schema.ts'

import {
  advanceTo,
  buy,
  checkOut,
  expectTrueBooks,
  orderOf,
  pay,
  sendOrder,
  topUp
} from '../support/buying.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

async function buyTimes(times: number, buyer: Buyer, product: Product, payment: number) {
  const orders = []
  for (let time = 0; time < times; time += 1) orders.push(await buy(buyer, product, payment))
  return orders
}

it('[payment-17] a buyer has at most ten open payments; cancelling one makes room', async () => {
  const buyer = await market.buyer()
  const product = await market.product({ stock: 30 })
  const [first] = await buyTimes(10, buyer, product, pay.account)
  const request = orderOf(await checkOut(buyer, product), pay.account)
  expect(codeOf(await sendOrder(buyer, request))).toBe('too_many_unpaid')
  expect(await market.stockOf(product)).toBe(20)
  const sent = { id: first!.id, reason: 'Terlalu banyak' }
  value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', sent))
  value(await sendOrder(buyer, request))
})

it('[payment-17] and three payments on delivery; paying one makes room', async () => {
  const buyer = await market.buyer()
  const product = await market.product({ price: 60_000, stock: 30 })
  const [first] = await buyTimes(3, buyer, product, pay.cash)
  const request = orderOf(await checkOut(buyer, product), pay.cash)
  expect(codeOf(await sendOrder(buyer, request))).toBe('too_many_cash')
  // Other payment methods stay open.
  await topUp(world(), buyer, 200_000)
  value(await sendOrder(buyer, orderOf(await checkOut(buyer, product), pay.saldo)))
  await advanceTo(world(), first!.code, 'deliver')
  await buy(buyer, product, pay.cash)
})

it('[payment-6] every payment with Saldo requires the PIN', async () => {
  const { db } = world().services
  const second = {
    id: 91,
    name: 'Saldo Kedua',
    icon: 'wallet',
    bankType: 'baba_balance',
    fee: 0,
    sort: 9
  } as const
  await db.insert(paymentMethods).values(second)
  const buyer = await market.buyer()
  await topUp(world(), buyer, 200_000)
  const checkout = await checkOut(buyer, await market.product({ price: 100_000 }))
  const request = orderOf(checkout, second.id)
  expect(codeOf(await sendOrder(buyer, request))).toBe('pin_wrong')
  value(await sendOrder(buyer, orderOf(checkout, second.id, { pin: '135790' })))
  await db.update(paymentMethods).set({ isActive: false }).where(eq(paymentMethods.id, second.id))
})
