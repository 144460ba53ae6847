import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { accountOf, checkOut, expectTrueBooks, orderOf, type OrderSent, pay } from '../support/buying.ts'
import { copyMarket } from '../support/copied-market.ts'
import { timeout, seedOf, sized } from '../support/long.ts'
import { type Buyer, type Product } from '../support/market.ts'
import type { Person } from '../support/person.ts'
import { value } from '../support/person.ts'

const kills = sized(2, 50)
const stock = 100_000

/** An order request that was sent, and what was acknowledged of it. */
type Attempt = {
  buyer: Buyer
  key: string
  request: OrderSent
  id?: number
  isPaid?: true
  isCancelled?: true
}

let copied: Awaited<ReturnType<typeof copyMarket>>
let buyers: Buyer[]
let product: Product
const attempts: Attempt[] = []

beforeAll(async () => {
  copied = await copyMarket(async market => {
    product = await market.product({ stock })
    buyers = await Promise.all(Array.from({ length: 4 }, () => market.buyer()))
  })
})
afterAll(() => copied.drop())

/** Ends what the last kill left unpaid: the limit of unpaid orders is not what is tested. */
async function cancelWaiting(person: Person): Promise<void> {
  const waiting = await person.call('GET /buyer/transaction', { status: 'pending', per_page: 100 })
  for (const { id } of value(waiting)) value(await person.call('POST /buyer/transaction/cancel/{id}', { id }))
}

/**
 * Buys, pays and cancels again and again at one process, until it is gone; every second order is paid by the gateway
 * and then refunded. `onAcknowledged` hears of each step that was answered.
 */
async function buyUntilGone(api: ApiProcess, buyer: Buyer, onAcknowledged: () => void): Promise<void> {
  const here = { ...buyer, person: at(api, buyer.person) }
  await cancelWaiting(here.person)
  for (;;) {
    try {
      const request = orderOf(await checkOut(here, product), pay.account)
      const attempt: Attempt = { buyer, key: randomUUID(), request }
      attempts.push(attempt)
      attempt.id = value(
        await here.person.call('POST /buyer/transaction/order', request, { key: attempt.key })
      ).id
      onAcknowledged()
      if (attempts.length % 2 === 0) {
        const number = await accountOf(here, attempt.id)
        value(await api.ops.call('POST /ops/payment/settle', { number }))
        attempt.isPaid = true
        onAcknowledged()
      }
      value(await here.person.call('POST /buyer/transaction/cancel/{id}', { id: attempt.id }))
      attempt.isCancelled = true
      onAcknowledged()
    } catch {
      return
    }
  }
}

/** What an order request answers now, sent once more under its key. */
async function repeat(api: ApiProcess, { buyer, key, request }: Attempt): Promise<number | undefined> {
  const answer = await at(api, buyer.person).call('POST /buyer/transaction/order', request, { key })
  return answer.ok ? answer.value.id : undefined
}

type Listed = { id: number; status: string; payment: { status: string } }

async function ordersOf(api: ApiProcess, buyer: Buyer): Promise<Listed[]> {
  const person = at(api, buyer.person)
  const found: Listed[] = []
  for (let page = 1; ; page += 1) {
    const answer = await person.call('GET /buyer/transaction', { page, per_page: 100 })
    found.push(...value(answer))
    if (!answer.ok || page >= (answer.meta?.total_pages ?? 0)) return found
  }
}

it(
  `${kills} kills under load lose nothing that was acknowledged, and repeat nothing`,
  async () => {
    const seed = seedOf('kills')
    const waits = fc.sample(fc.integer({ min: 2, max: 25 }), { seed, numRuns: kills })
    for (const wait of waits) {
      const api = await startApi(copied.config)
      let acknowledged = 0
      const enough = new Promise<void>(resolve => {
        const hear = () => {
          acknowledged += 1
          if (acknowledged === wait) resolve()
        }
        void Promise.all(buyers.map(buyer => buyUntilGone(api, buyer, hear))).then(() => resolve())
      })
      await enough
      await api.kill()
      expect(acknowledged).toBeGreaterThanOrEqual(wait)
    }

    const api = await startApi(copied.config)
    const last = new Map(attempts.map(attempt => [attempt.buyer, attempt]))
    const made = new Set<number>()
    for (const attempt of attempts) {
      // An answer that was lost is had by sending the same request again; only the newest can still be served anew.
      const again = attempt.id === undefined || last.get(attempt.buyer) === attempt
      const id = again ? await repeat(api, attempt) : attempt.id
      if (attempt.id !== undefined) expect(id).toBe(attempt.id)
      if (id !== undefined) made.add(id)
    }
    const orders = (await Promise.all(buyers.map(buyer => ordersOf(api, buyer)))).flat()
    const byId = new Map(orders.map(order => [order.id, order]))
    for (const { id, isPaid, isCancelled } of attempts) {
      const order = byId.get(id ?? 0)
      if (isPaid) expect([id, order?.payment.status]).toEqual([id, 'paid'])
      if (isCancelled) expect([id, order?.status]).toEqual([id, 'cancel'])
    }
    const listed = orders.map(order => order.id)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.toSorted((a, b) => a - b)).toEqual([...made].toSorted((a, b) => a - b))
    for (const buyer of buyers) {
      const person = at(api, buyer.person)
      for (const { id } of orders.filter(order => order.status === 'pending' || order.status === 'paid')) {
        // Another buyer's is not found here.
        await person.call('POST /buyer/transaction/cancel/{id}', { id })
      }
    }
    const seen = value(await api.person().call('GET /buyer/product/{id}', { id: String(product.id) }))
    expect(seen.stock).toBe(stock)
    await expectTrueBooks(api)
    const count = (fits: (attempt: Attempt) => unknown) => attempts.filter(fits).length
    process.stdout.write(
      `kills: ${kills}, acknowledged: ${count(a => a.id)} orders, ${count(a => a.isPaid)} payments, ` +
        `${count(a => a.isPaid && a.isCancelled)} refunds\n`
    )
    await api.stop()
  },
  timeout * 2
)
