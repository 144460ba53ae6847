import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expectTrueBooks } from '../support/buying.ts'
import { answer, complain, deliveredTo, receiveBack, shipAgain, update } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { sacksInParts } from '../support/parts.ts'
import { value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const read = async (id: number, who = world().ops) => value(await who.call('GET /ops/complain/{id}', { id }))

async function deliveredPair(buyer: Buyer) {
  return deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })
}

it('[ops-48] a line says its price, and what was ordered and shipped of it', async () => {
  const { id, buyer, line } = await sacksInParts(world(), market)
  const order = { id, lines: [{ id: line, qty: 40 }] }
  const complaint = await complain(buyer, order, { lines: [{ id: line, qty: 3, problem: 'broken' }] })
  const [shown] = (await read(complaint.id)).lines
  expect(shown).toMatchObject({ price: 50_000, sale_unit: 'sak', qty: 3, ordered_qty: 40, shipped_qty: 38 })
})

describe('[ops-54] who gets the goods', () => {
  it('is said as long as a complaint sends them, to a seller too', async () => {
    const buyer = await market.buyer()
    const order = await deliveredPair(buyer)
    const { shipping } = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: order.id }))
    const { id } = await complain(buyer, order, { solution: 'exchange' })
    expect((await read(id)).ship_to).toBeNull()
    value(await answer(world(), id, 'exchange'))
    const { name, phone, address } = shipping
    const to = { name, phone, address, is_pickup: false }
    expect(address).toMatch(/, \d{5}$/)
    expect((await read(id, await sellerOf(world(), market.shopId))).ship_to).toEqual(to)
    value(await shipAgain(world(), id))
    expect((await read(id)).ship_to).toEqual(to)
    value(await update(buyer, id, 'received'))
    expect((await read(id)).ship_to).toBeNull()
  })
})

describe('[ops-55] what the receipt will refund', () => {
  it('is all that was paid, with the payment’s fee, where the nominal is all of the money', async () => {
    const buyer = await market.buyer()
    const order = await deliveredPair(buyer)
    const pieces = [{ id: order.lines[0]!.id, qty: 2, problem: 'broken' as const }]
    const opened = await complain(buyer, order, {
      lines: pieces,
      solution: 'return_refund',
      nominal: 20_000
    })
    const { id, max_nominal: most } = opened
    expect((await read(id)).refund_due).toBeNull()
    value(await answer(world(), id, 'return_refund', most))
    value(await update(buyer, id, 'returned'))
    const { refund_due: due, grand_total: total } = await read(id)
    expect([due, due! > most]).toEqual([total, true])
    const closed = value(await receiveBack(world(), id))
    expect([closed.refunded, closed.refund_due]).toEqual([due, null])
  })

  it('is the nominal where it is a part, and nothing where no money is paid', async () => {
    const buyer = await market.buyer()
    const { id } = await complain(buyer, await deliveredPair(buyer), {
      solution: 'return_refund',
      nominal: 20_000
    })
    value(await answer(world(), id, 'return_refund', 20_000))
    value(await update(buyer, id, 'returned'))
    expect((await read(id)).refund_due).toBe(20_000)
    expect(value(await receiveBack(world(), id)).refunded).toBe(20_000)
    const other = await complain(buyer, await deliveredPair(buyer), { solution: 'exchange' })
    value(await answer(world(), other.id, 'exchange'))
    expect((await read(other.id)).refund_due).toBeNull()
  })
})
