import { beforeAll, expect, it } from 'vitest'

import type { Called } from '#lib/core/api/call.ts'
import type { OpsOrder } from '#lib/ops/order-contract.ts'

import { accountOf, advanceTo, buy, pay } from '../support/buying.ts'
import { passDemo } from '../support/clock.ts'
import {
  answer,
  complain,
  deliveredTo,
  passEstimate,
  rule,
  shipAgain,
  update
} from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { approve, decline, negotiate } from '../support/negotiating.ts'
import { asOrdered, broken, sacksInParts } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})

type Step = OpsOrder['steps'][number]
type Made = { id: number; code: string; buyer: Buyer }
type Make = () => Promise<Made>

/** An order after the seller's and courier's steps up to one of them. */
const bought =
  (payment: number, last?: 'accept' | 'pack' | 'ship' | 'deliver'): Make =>
  async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 50_000, stock: 5 })
    if (payment === pay.account && last !== undefined) {
      return { buyer, ...(await deliveredTo(world(), buyer, product, { qty: 2, last: 'ship' })) }
    }
    const order = await buy(buyer, product, payment, { qty: 2 })
    if (last) await advanceTo(world(), order.code, last)
    return { buyer, ...order }
  }

const negotiated =
  (answered: (id: number) => Promise<unknown> = async () => undefined): Make =>
  async () => {
    const buyer = await market.buyer()
    const order = await negotiate(world(), buyer, await market.product())
    await answered(order.id)
    return { buyer, ...order }
  }

/** An order whose broken piece is exchanged for one that is lost; without `ruled` its complaint is open. */
const exchanged =
  (qty: number, ruled?: 'refund' | 'reject'): Make =>
  async () => {
    const buyer = await market.buyer()
    const product = await market.product({ price: 50_000 })
    const order = await deliveredTo(world(), buyer, product, { qty: 2 })
    const lines = [{ id: order.lines[0]!.id, qty, problem: 'broken' as const }]
    const made = await complain(buyer, order, { solution: 'exchange', lines })
    value(await answer(world(), made.id, 'exchange'))
    value(await shipAgain(world(), made.id))
    if (!ruled) return { buyer, ...order }
    value(await update(buyer, made.id, 'help'))
    value(await rule(world(), made.id, ruled, ruled === 'refund' ? made.max_nominal : undefined))
    value(await update(buyer, made.id, 'accept'))
    return { buyer, ...order }
  }

const inParts: Make = () => sacksInParts(world(), market)

/** An order in parts with a complaint about one that has arrived. */
const inPartsComplained: Make = async () => {
  const order = await sacksInParts(world(), market)
  await complain(order.buyer, asOrdered(order), broken(order, 1, 20_000))
  return order
}

/** An order that a refund of its lost part completed, while that part travels on. */
const inPartsLost: Make = async () => {
  const order = await sacksInParts(world(), market)
  const { buyer, shipments } = order
  await passEstimate(world(), buyer)
  const lost = { lines: [], shipments: [shipments[1]!.id], nominal: 150_000, photo_ids: [] }
  const made = await complain(buyer, asOrdered(order), { kind: 'not_arrived', ...lost })
  value(await answer(world(), made.id, 'refund', 150_000))
  return order
}

/** How the console takes a step, with what an operator types. */
const take = async ({ id, code, buyer }: Made, step: Step): Promise<Called<unknown>> => {
  const { ops } = world()
  switch (step) {
    case 'settle':
      return ops.call('POST /ops/payment/settle', { number: await accountOf(buyer, id) })
    case 'accept':
      return ops.call('POST /ops/transaction/{id}/accept', { id: code })
    case 'pack':
      return ops.call('POST /ops/transaction/{id}/pack', { id: code })
    case 'ship':
      return ops.call('POST /ops/transaction/{id}/ship', { id: code, resi: 'RESI-9' })
    case 'trace':
      return ops.call('POST /ops/transaction/{id}/trace', { id: code, detail: 'Di Bekasi' })
    case 'deliver':
      return ops.call('POST /ops/transaction/{id}/deliver', { id: code })
    case 'refuse':
      return ops.call('POST /ops/transaction/{id}/refuse', { id: code, reason: 'Tidak mau membayar' })
    case 'lose':
      return ops.call('POST /ops/transaction/{id}/lost', { id: code })
    case 'reject':
      return ops.call('POST /ops/transaction/{id}/reject', { id: code, reason: 'Stok habis' })
    case 'cancel':
      return ops.call('POST /ops/transaction/{id}/cancel', { id: code, reason: 'Toko tutup' })
    case 'approve':
      return approve(world(), id, 5_000)
    case 'decline':
      return decline(world(), id)
  }
}

const listed = async ({ code }: Made) =>
  value(await world().ops.call('GET /ops/transaction', { keyword: code }))[0]!.steps

it.each<[string, Make, Step[]]>([
  ['not paid', bought(pay.account), ['settle']],
  ['paid in cash later', bought(pay.cash), ['accept', 'reject', 'cancel']],
  ['accepted', bought(pay.cash, 'accept'), ['pack', 'reject', 'cancel']],
  ['packed', bought(pay.cash, 'pack'), ['ship', 'reject', 'cancel']],
  ['on its way in cash', bought(pay.cash, 'ship'), ['trace', 'deliver', 'refuse', 'lose']],
  ['on its way', bought(pay.account, 'ship'), ['trace', 'deliver']],
  ['delivered', bought(pay.cash, 'deliver'), []],
  ['under negotiation', negotiated(), ['approve', 'decline']],
  ['agreed', negotiated(id => approve(world(), id, 5_000)), []],
  ['declined', negotiated(id => decline(world(), id)), []],
  ['in parts', inParts, ['ship', 'trace', 'deliver']],
  ['in parts, complained about', inPartsComplained, ['ship', 'trace', 'deliver']],
  ['in parts, completed without the lost one', inPartsLost, ['trace', 'deliver']],
  ['exchanged during a complaint', exchanged(1), ['trace']],
  ['completed without its lost replacement', exchanged(1, 'refund'), ['trace', 'deliver']],
  ['cancelled without its lost replacement', exchanged(2, 'refund'), []],
  ['delivered, its replacement lost', exchanged(1, 'reject'), ['trace']]
])('[ops-3] every step that the console offers for an order %s can be taken', async (_what, make, steps) => {
  const first = await make()
  expect(await listed(first)).toEqual(steps)
  for (const [at, step] of steps.entries()) {
    const order = at === 0 ? first : await make()
    expect([step, codeOf(await take(order, step))]).toEqual([step, 'ok'])
  }
})

it('[order-115] a delivery without a shipment is that of all that a completed order lost', async () => {
  const order = await exchanged(1, 'refund')()
  value(await take(order, 'deliver'))
  const path = 'GET /buyer/transaction/{id}'
  const shown = value(await order.buyer.person.call(path, { id: order.id }))
  expect(shown.shipments.map(({ delivered_at }) => delivered_at)).toEqual([expect.any(String)])
  expect(await listed(order)).toEqual([])
  expect(codeOf(await take(order, 'deliver'))).toBe('status_refused')
})
