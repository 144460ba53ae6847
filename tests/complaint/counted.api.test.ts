import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { ComplaintProblem } from '#lib/complaint/kinds.ts'
import type { Called } from '#lib/core/api/call.ts'
import { complaints } from '#server/complaint/schema.ts'
import { orders } from '#server/order/schema.ts'

import { advanceTo, buy, expectTrueBooks, movedBy, pay } from '../support/buying.ts'
import {
  answer,
  complain,
  complaintOf,
  deliverAgain,
  deliveredTo,
  receiveBack,
  shipAgain,
  update,
  uploadFor
} from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { deliver, fortySacks, ship } from '../support/parts.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// What the server makes of goods that were counted on arrival.

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

type Named = { id: number; qty: number; problem?: ComplaintProblem }[]

/** Ten pieces of 50.000 have arrived: three broken, one missing. */
async function counted() {
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000, stock: 100 })
  const order = await deliveredTo(world(), buyer, product, { qty: 10 })
  const { id } = order.lines[0]!
  const lines: Named = [
    { id, qty: 3, problem: 'broken' },
    { id, qty: 1, problem: 'missing' }
  ]
  return { buyer, product, order, line: id, lines }
}

const shown = (lines: readonly { id: number; qty: number; problem: string }[]) =>
  lines.map(({ id, qty, problem }) => [id, qty, problem])

describe('[complaint-2] a line with broken and missing pieces', () => {
  it('is named once for each problem, and all its pieces count for the nominal', async () => {
    const { buyer, order, line, lines } = await counted()
    const made = await complain(buyer, order, { lines, nominal: 200_000 })
    const expected = [
      [line, 3, 'broken'],
      [line, 1, 'missing']
    ]
    expect(shown(made.lines)).toEqual(expected)
    expect(made.max_nominal).toBe(200_000)
    const seen = value(await world().ops.call('GET /ops/complain/{id}', { id: made.id }))
    expect(shown(seen.lines)).toEqual(expected)
    const moved = await movedBy(world(), async () => value(await answer(world(), made.id, 'refund', 200_000)))
    expect(moved).toMatchObject({ buyer_saldo: 200_000 })
  })

  it('has no more pieces than were shipped, and each problem once', async () => {
    const { buyer, order, line, lines } = await counted()
    const photo = await uploadFor(buyer, order.id)
    const said = async (named: Named, more: Parameters<typeof complaintOf>[2] = {}) =>
      codeOf(
        await buyer.person.call(
          'POST /buyer/transaction/complain',
          await complaintOf(buyer, order, { lines: named, photo_ids: [photo], ...more })
        )
      )
    const [broken, missing] = lines as [Named[number], Named[number]]
    expect(await said([broken, { ...missing, qty: 8 }])).toBe('complaint_qty')
    expect(await said([{ ...broken, qty: 10 }, missing])).toBe('complaint_qty')
    expect(await said([broken, { ...broken, qty: 1 }])).toBe('complaint_lines')
    expect(await said([broken, missing, { ...broken, qty: 1 }])).toBe('complaint_lines')
    expect(await said([broken, { id: line, qty: 1 }])).toBe('complaint_problem')
    // Pieces that have not arrived have one problem, whatever is said.
    expect(await said(lines, { kind: 'not_arrived', solution: 'refund' })).toBe('complaint_lines')
    // Not all of them are missing, so that they cannot all be sent.
    expect(await said(lines, { solution: 'send_missing', nominal: undefined })).toBe('complaint_solution')
    expect(await said([broken, { ...missing, qty: 7 }], { nominal: 500_001 })).toBe('complaint_nominal')
    expect(await said([broken, { ...missing, qty: 7 }], { nominal: 500_000 })).toBe('ok')
  })

  it('is exchanged in one shipment of all its pieces', async () => {
    const { buyer, order, line, lines } = await counted()
    const { id } = await complain(buyer, order, { lines, solution: 'exchange', nominal: undefined })
    value(await answer(world(), id, 'exchange'))
    value(await shipAgain(world(), id))
    const { shipments } = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: order.id }))
    expect(shipments.map(one => one.lines.map(piece => [piece.id, piece.qty]))).toEqual([[[line, 4]]])
    value(await deliverAgain(world(), id))
    expect(value(await update(buyer, id, 'received'))).toMatchObject({ outcome: 'replaced' })
  })

  it('goes back to stock without the pieces that never came', async () => {
    const { buyer, product, order, lines } = await counted()
    const before = await market.stockOf(product)
    const { id } = await complain(buyer, order, { lines, solution: 'return_refund', nominal: 200_000 })
    value(await answer(world(), id, 'return_refund', 200_000))
    value(await update(buyer, id, 'returned'))
    value(await receiveBack(world(), id, true))
    expect(await market.stockOf(product)).toBe(before + 3)
  })
})

/** What form, order and list say, which is the same. */
async function mayCount({ person }: Buyer, id: number): Promise<boolean> {
  const form = value(await person.call('GET /buyer/transaction/complain/options/{id}', { id }))
  const order = value(await person.call('GET /buyer/transaction/{id}', { id }))
  const cards = value(await person.call('GET /buyer/transaction', {}))
  const said = [form, order, cards.find(card => card.id === id)!].map(({ may_count }) => may_count)
  expect(new Set(said).size).toBe(1)
  return said[0]!
}

describe('[complaint-21] goods may be counted', () => {
  it('once they have arrived, until they are received or complained about', async () => {
    const buyer = await market.buyer()
    const { id, code } = await deliveredTo(world(), buyer, await market.product(), { last: 'ship' })
    expect(await mayCount(buyer, id)).toBe(false)
    value(await deliver(world(), code))
    expect(await mayCount(buyer, id)).toBe(true)
    value(await buyer.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    expect(await mayCount(buyer, id)).toBe(false)
  })

  it('not when they are paid in cash', async () => {
    const buyer = await market.buyer()
    const { id, code } = await buy(buyer, await market.product({ cod: true }), pay.cash)
    await advanceTo(world(), code, 'deliver')
    expect(await mayCount(buyer, id)).toBe(false)
  })

  it('of an order in parts with the last of them', async () => {
    const { buyer, id, code, line } = await fortySacks(world(), market)
    value(await ship(world(), code, { lines: [{ id: line, qty: 30 }] }))
    value(await deliver(world(), code))
    // What has arrived can be complained about, but the order cannot be received yet.
    expect(await mayCount(buyer, id)).toBe(false)
    value(await ship(world(), code, { resi: 'RESI-2' }))
    value(await deliver(world(), code))
    expect(await mayCount(buyer, id)).toBe(true)
  })

  it('not during a complaint, nor after three', async () => {
    const { buyer, order, lines } = await counted()
    for (const left of [true, true, false]) {
      const { id } = await complain(buyer, order, { lines })
      expect(await mayCount(buyer, order.id)).toBe(false)
      value(await update(buyer, id, 'cancel'))
      expect(await mayCount(buyer, order.id)).toBe(left)
    }
  })

  it('only by their buyer', async () => {
    const { order } = await counted()
    const other = await market.buyer()
    const seen = await other.person.call('GET /buyer/transaction/complain/options/{id}', { id: order.id })
    expect(codeOf(seen)).toBe('order_not_found')
  })
})

it('[complaint-23] a receipt and a counted complaint of two tabs exclude each other', async () => {
  const { db } = world().services
  for (let turn = 0; turn < 6; turn += 1) {
    const { buyer, order, lines } = await counted()
    const given = await complaintOf(buyer, order, { lines, nominal: 200_000 })
    const send = () => buyer.person.call('POST /buyer/transaction/complain', given)
    const receive = () => buyer.person.call('POST /buyer/transaction/confirm/{id}', { id: order.id })
    // Each is sent twice, as by a double click.
    const calls = turn % 2 === 0 ? [send, receive, send, receive] : [receive, send, receive, send]
    const codes = (await Promise.all<Called<unknown>>(calls.map(run => run()))).map(codeOf)
    const countOk = (call: typeof send | typeof receive) =>
      codes.filter((code, at) => code === 'ok' && calls[at] === call).length
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
    const made = await db.select().from(complaints).where(eq(complaints.transactionId, order.id))
    const isComplained = row!.status === 'complain'
    expect([row!.status, made.length, countOk(send), countOk(receive)]).toEqual(
      isComplained ? ['complain', 1, 1, 0] : ['success', 0, 0, 1]
    )
    const rejected = codes.filter(code => code !== 'ok')
    expect(['complaint_open', 'complaint_unavailable', 'status_refused']).toEqual(
      expect.arrayContaining(rejected)
    )
    if (isComplained) value(await answer(world(), made[0]!.id, 'refund', 200_000))
  }
})
