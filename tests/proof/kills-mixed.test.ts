import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import { accountOf, expectTrueBooks, type OrderSent, pay, sendOrder } from '../support/buying.ts'
import { copyMarket } from '../support/copied-market.ts'
import { timeout, seedOf, sized } from '../support/long.ts'
import { addAddress, type Buyer, type Product } from '../support/market.ts'
import { approve, offerOf, payNegotiation, places, sendOffer } from '../support/negotiating.ts'
import type { Person } from '../support/person.ts'
import { value } from '../support/person.ts'

const kills = sized(2, 40)
const stock = 100_000

/** A charge: an order of two shops, or the payment of a negotiation. `ids` are the orders of its one payment. */
type Attempt = {
  buyer: Buyer
  key: string
  send: { order: OrderSent } | { negotiation: number }
  ids?: number[]
  isPaid?: true
  isCancelled?: true
}

let copied: Awaited<ReturnType<typeof copyMarket>>
let buyers: Buyer[]
let products: [Product, Product]
const farAddress = new Map<number, number>()
const attempts: Attempt[] = []

beforeAll(async () => {
  copied = await copyMarket(async (market, world) => {
    const shopId = await market.makeShop('Toko Sebelah')
    products = [await market.product({ stock }), await market.product({ stock, shopId })]
    buyers = await Promise.all(Array.from({ length: 4 }, () => market.buyer()))
    for (const { id } of buyers) farAddress.set(id, await addAddress(world, id, places.beyondShop))
  })
}, timeout)
afterAll(() => copied.drop())

const cancel = (person: Person, id: number) =>
  person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Batal' })

/** Ends what the last kill left open: the limits of open orders and negotiations are not the subject. */
async function cancelOpen(person: Person): Promise<void> {
  for (const status of ['pending', 'nego'] as const) {
    const open = value(await person.call('GET /buyer/transaction', { status, per_page: 100 }))
    // Orders of one payment end together: the second one has already ended.
    for (const { id } of open) await cancel(person, id)
  }
}

/** Two shops' goods in one order, ready to send. */
const beginTogether = async (buyer: Buyer): Promise<Attempt['send']> => ({
  order: orderTogether(await checkOutTogether(buyer, products), pay.account)
})

/** A negotiation that the seller agreed to, ready to pay. */
async function beginNegotiation(api: ApiProcess, buyer: Buyer): Promise<Attempt['send']> {
  const { person } = buyer
  const added = await person.call('POST /buyer/cart/add', { product_id: products[0].id, qty: 1 })
  const checkout = await person.call('POST /buyer/transaction/checkout', {
    cart_detail_id: [value(added).cart_detail_id],
    address_id: farAddress.get(buyer.id)!
  })
  const { id } = value(await sendOffer(buyer, offerOf(value(checkout), 'shop_courier')))
  value(await approve(api, id, 50_000))
  return { negotiation: id }
}

/**
 * Sends the charge, as often as it is called, with its one key; returns the orders of its payment, if it was made.
 */
async function charge(buyer: Buyer, { key, send }: Attempt): Promise<number[] | undefined> {
  if ('order' in send) {
    const made = await sendOrder(buyer, send.order, key)
    return made.ok ? made.value.orders.map(({ id }) => id) : undefined
  }
  const paid = await payNegotiation(buyer, send.negotiation, pay.account, {}, key)
  return paid.ok ? [paid.value.id] : undefined
}

/** Buys, pays and cancels repeatedly at one process, until it is gone; every second payment is settled first. */
async function buyUntilGone(api: ApiProcess, buyer: Buyer, onAcknowledged: () => void): Promise<void> {
  const here = { ...buyer, person: at(api, buyer.person) }
  const isTogether = buyers.indexOf(buyer) < 2
  try {
    await cancelOpen(here.person)
    for (let turn = 0; ; turn += 1) {
      const send = isTogether ? await beginTogether(here) : await beginNegotiation(api, here)
      const attempt: Attempt = { buyer, key: randomUUID(), send }
      attempts.push(attempt)
      const ids = await charge(here, attempt)
      if (!ids) throw new Error('Nothing refuses it here')
      attempt.ids = ids
      onAcknowledged()
      if (turn % 2 === 0) {
        const number = await accountOf(here, ids[0]!)
        value(await api.ops.call('POST /ops/payment/settle', { number }))
        attempt.isPaid = true
        onAcknowledged()
      }
      value(await cancel(here.person, ids[0]!))
      // Once paid each ends alone.
      if (attempt.isPaid) for (const id of ids.slice(1)) value(await cancel(here.person, id))
      attempt.isCancelled = true
      onAcknowledged()
    }
  } catch {
    // The process is gone.
  }
}

async function ordersOf(person: Person) {
  const found = []
  for (let page = 1; ; page += 1) {
    const answer = await person.call('GET /buyer/transaction', { page, per_page: 100 })
    found.push(...value(answer))
    if (!answer.ok || page >= (answer.meta?.total_pages ?? 0)) return found
  }
}

it(
  `[negotiation-34] ${kills} kills in orders of two shops and payments of negotiations leave each complete or not made`,
  async () => {
    const seed = seedOf('kills-mixed')
    const waits = fc.sample(fc.integer({ min: 2, max: 20 }), { seed, numRuns: kills })
    for (const wait of waits) {
      const api = await startApi(copied.config)
      let acknowledged = 0
      await new Promise<void>(resolve => {
        const hear = () => {
          acknowledged += 1
          if (acknowledged === wait) resolve()
        }
        void Promise.all(buyers.map(buyer => buyUntilGone(api, buyer, hear))).then(() => resolve())
      })
      await api.kill()
      expect(acknowledged).toBeGreaterThanOrEqual(wait)
    }

    const api = await startApi(copied.config)
    const last = new Map(attempts.map(attempt => [attempt.buyer, attempt]))
    const charged = new Set<number>()
    for (const attempt of attempts) {
      // A lost answer is fetched by repeating the request; only the newest is still available.
      const again = attempt.ids === undefined || last.get(attempt.buyer) === attempt
      const here = { ...attempt.buyer, person: at(api, attempt.buyer.person) }
      const ids = again ? await charge(here, attempt) : attempt.ids
      if (attempt.ids) expect(ids).toEqual(attempt.ids)
      for (const id of ids ?? []) charged.add(id)
    }
    for (const [index, buyer] of buyers.entries()) {
      const person = at(api, buyer.person)
      const orders = await ordersOf(person)
      const byId = new Map(orders.map(order => [order.id, order]))
      for (const { ids, isPaid, isCancelled } of attempts.filter(attempt => attempt.buyer === buyer)) {
        for (const id of ids ?? []) {
          if (isPaid) expect([id, byId.get(id)?.payment.status]).toEqual([id, 'paid'])
          if (isCancelled) expect([id, byId.get(id)?.status]).toEqual([id, 'cancel'])
        }
      }
      // Both shops' orders or neither; a negotiation has a payment only if it was charged.
      if (index < 2) expect(orders.filter(order => order.together.length !== 1)).toEqual([])
      for (const { id, payment } of orders) expect([id, payment.type !== null]).toEqual([id, charged.has(id)])
      for (const { id } of orders) await cancel(person, id)
    }
    for (const { id } of products) {
      const seen = value(await api.person().call('GET /buyer/product/{id}', { id: String(id) }))
      expect([id, seen.stock]).toEqual([id, stock])
    }
    await expectTrueBooks(api)
    const count = (fits: (attempt: Attempt) => unknown) => attempts.filter(fits).length
    process.stdout.write(
      `kills-mixed: ${kills}, acknowledged ${count(a => a.ids && 'order' in a.send)} orders of two shops, ` +
        `${count(a => a.ids && 'nego' in a.send)} negotiations, ${count(a => a.isPaid)} payments, ` +
        `${count(a => a.isPaid && a.isCancelled)} refunds\n`
    )
    await api.stop()
  },
  timeout * 3
)
