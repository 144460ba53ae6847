import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { type ApiProcess, startApi } from '../support/api-process.ts'
import { buy, pay, settle } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import { openMarket } from '../support/market.ts'
import { addWebhook, openReceiver } from '../support/webhook-receiver.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ OUTSIDE_TO_PRIVATE: 'on' })

// The embedded database belongs to one process.
if (inject('template').databaseUrl !== undefined) {
  let apis: ApiProcess[] = []
  let turn = 0
  const next = () => apis[(turn += 1) % apis.length]!

  beforeAll(async () => {
    // This process only looks: the two others send.
    world().services.events.stop()
    world().services.webhooks.stop()
    await passDemo(world())
    apis = await Promise.all([startApi(world().services.config), startApi(world().services.config)])
  })
  afterAll(() => Promise.all(apis.map(api => api.stop())))

  it('[webhook-16] two processes send what happens at both once each, and of an order in its order', async () => {
    const receiver = await openReceiver()
    await addWebhook(world(), receiver)
    const market = await openMarket({ ...world(), person: () => next().person() })
    const buyer = await market.buyer()
    const product = await market.product({ price: 96_000, stock: 50 })
    const orders = []
    for (let n = 0; n < 4; n += 1) orders.push(await buy(buyer, product, pay.account))
    await Promise.all(
      orders.map(async ({ id, code }) => {
        await settle({ ...world(), ops: next().ops }, buyer, id)
        for (const step of ['accept', 'pack', 'ship', 'deliver'] as const) {
          const more = step === 'ship' ? { resi: 'RESI-1' } : {}
          const done = await next().ops.send(`POST /ops/transaction/{id}/${step}`, { id: code, ...more })
          expect([step, done.status]).toEqual([step, 200])
        }
      })
    )
    const told = (id: number) => receiver.heard.filter(one => one.data['id'] === id)
    for (const { id } of orders) await expect.poll(() => told(id).at(-1)?.data['status']).toBe('delivered')
    const ids = receiver.heard.map(({ headers }) => String(headers['webhook-id']))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of orders) {
      const numbers = told(id).map(({ headers }) =>
        Number(String(headers['webhook-id']).slice('evt_'.length))
      )
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(told(id).map(({ data }) => data['status'])).toEqual(
        expect.arrayContaining(['paid', 'sent', 'delivered'])
      )
    }
  })
}
