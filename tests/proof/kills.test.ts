import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { buildApp } from '#server/app.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { checkOut, orderOf, type OrderSent, pay } from '../support/buying.ts'
import { opsToken } from '../support/environment.ts'
import { patience, seedOf, sized } from '../support/long.ts'
import { type Buyer, openMarket, type Product } from '../support/market.ts'
import { Person, value } from '../support/person.ts'
import { copyWorld } from '../support/world.ts'

const kills = sized(3, 50)
const stock = 100_000

/** An order request that was sent, and the order that was acknowledged for it. */
type Attempt = { buyer: Buyer; key: string; request: OrderSent; id?: number }

let copied: Awaited<ReturnType<typeof copyWorld>>
let buyers: Buyer[]
let product: Product
const attempts: Attempt[] = []

beforeAll(async () => {
  copied = await copyWorld()
  const { config } = copied
  const services = await startServices(config)
  setServices(services)
  const app = buildApp()
  const world = {
    services,
    app,
    person: () => new Person(app, config.signatureKey),
    ops: new Person(app, config.signatureKey, opsToken)
  }
  const market = await openMarket(world)
  product = await market.product({ stock })
  buyers = await Promise.all(Array.from({ length: 4 }, () => market.buyer()))
  await services.close()
  setServices(undefined)
})
afterAll(() => copied.drop())

/** Buys again and again at one process, until it is gone; `onAcknowledged` hears of each order that was answered. */
async function buyUntilGone(api: ApiProcess, buyer: Buyer, onAcknowledged: () => void): Promise<void> {
  const here = { ...buyer, person: at(api, buyer.person) }
  for (;;) {
    try {
      const request = orderOf(await checkOut(here, product), pay.account)
      const attempt: Attempt = { buyer, key: randomUUID(), request }
      attempts.push(attempt)
      attempt.id = value(
        await here.person.call('POST /buyer/transaction/order', request, { key: attempt.key })
      ).id
      onAcknowledged()
      // One that was paid for nothing: the limit of unpaid orders is not what is tested.
      value(await here.person.call('POST /buyer/transaction/cancel/{id}', { id: attempt.id }))
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

async function ordersOf(api: ApiProcess, buyer: Buyer): Promise<number[]> {
  const person = at(api, buyer.person)
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const answer = await person.call('GET /buyer/transaction', { page, per_page: 100 })
    ids.push(...value(answer).map(order => order.id))
    if (!answer.ok || page >= (answer.meta?.total_pages ?? 0)) return ids
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
    const listed = (await Promise.all(buyers.map(buyer => ordersOf(api, buyer)))).flat()
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.toSorted((a, b) => a - b)).toEqual([...made].toSorted((a, b) => a - b))
    for (const buyer of buyers) {
      const person = at(api, buyer.person)
      const open = await person.call('GET /buyer/transaction', { status: 'pending', per_page: 100 })
      for (const order of value(open)) {
        value(await person.call('POST /buyer/transaction/cancel/{id}', { id: order.id }))
      }
    }
    const seen = value(await api.person().call('GET /buyer/product/{id}', { id: String(product.id) }))
    expect(seen.stock).toBe(stock)
    const { difference, movements, balances } = value(await api.ops.call('GET /ops/ledger/check', {}))
    expect({ difference, movements, balances }).toEqual({ difference: 0, movements: [], balances: [] })
    process.stdout.write(`kills: ${kills}, orders acknowledged: ${attempts.filter(a => a.id).length}\n`)
    await api.stop()
  },
  patience * 2
)
