import { beforeAll, expect, it, vi } from 'vitest'

import { complaintErrors } from '#lib/complaint/errors.ts'

import { complain, deliveredTo, update } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const bought = async (buyer: Buyer) =>
  deliveredTo(world(), buyer, await market.product({ price: 50_000 }), { qty: 2 })

/** What the form, the order and the list say about a further complaint. */
async function saidOf({ person }: Buyer, id: number) {
  const options = value(await person.call('GET /buyer/transaction/complain/options/{id}', { id }))
  const order = value(await person.call('GET /buyer/transaction/{id}', { id }))
  const [card] = value(await person.call('GET /buyer/transaction', {}))
  return {
    kinds: options.kinds.length,
    note: options.note,
    mayCount: options.may_count,
    onOrder: [order.actions.complain, order.may_complain, order.may_count],
    inList: [card!.may_complain, card!.may_count]
  }
}

it('[complaint-4, complaint-20] after the third complaint form, order and list offer none, and the form says why', async () => {
  const buyer = await market.buyer()
  const order = await bought(buyer)
  const another = { kinds: 3, note: null, mayCount: true, onOrder: [true, true, true], inList: [true, true] }
  for (let nth = 1; nth <= 3; nth += 1) {
    expect(await saidOf(buyer, order.id)).toEqual(another)
    const { id } = await complain(buyer, order)
    expect(await saidOf(buyer, order.id)).toMatchObject({
      kinds: 0,
      onOrder: [false, false, false],
      inList: [false, false]
    })
    value(await update(buyer, id, 'cancel'))
  }
  expect(await saidOf(buyer, order.id)).toEqual({
    kinds: 0,
    note: complaintErrors.complaint_limit.message,
    mayCount: false,
    onOrder: [false, false, false],
    inList: [false, false]
  })
})

it('[complaint-20] a page of complained orders takes as many queries as one of them', async () => {
  const buyer = await market.buyer()
  for (let nth = 1; nth <= 3; nth += 1) {
    const { id } = await complain(buyer, await bought(buyer))
    value(await update(buyer, id, 'cancel'))
  }
  const { db, background } = world().services
  const countQueries = async (per_page: number) => {
    await background.settled()
    const selecting = vi.spyOn(db, 'select')
    expect(value(await buyer.person.call('GET /buyer/transaction', { per_page }))).toHaveLength(per_page)
    const count = selecting.mock.calls.length
    selecting.mockRestore()
    return count
  }
  const one = await countQueries(1)
  expect(one).toBeGreaterThan(5)
  expect(await countQueries(3)).toBe(one)
})
