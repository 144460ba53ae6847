import { afterEach, beforeAll, expect, it } from 'vitest'

import { advanceTo, expectTrueBooks, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { addAll, openTogether } from '../support/buying-together.ts'
import {
  answer,
  complain,
  deliverAgain,
  readComplaint,
  receiveBack,
  rule,
  shipAgain,
  update
} from '../support/complaining.ts'
import { passDemo } from '../support/clock.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// Goods that go back to the shop and never all came: complaint-9. Everything else of a complaint's paths:
// paths.api.test.ts.

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

/** Two products, of which one came broken and the other one not at all; sent back. */
async function sentBack() {
  const buyer = await market.buyer()
  const products = [await market.product({ price: 50_000 }), await market.product({ price: 30_000 })]
  const checkout = await openTogether(buyer, await addAll(buyer, products))
  await topUp(world(), buyer, 80_000)
  const made = value(await sendOrder(buyer, orderOf(checkout, pay.saldo)))
  await advanceTo(world(), made.code, 'deliver')
  const ofOrder = { id: made.id }
  const { lines } = value(await buyer.person.call('GET /buyer/transaction/complain/options/{id}', ofOrder))
  const named = lines.map(({ id, product_id }) => ({
    id,
    qty: 1,
    problem: product_id === products[0]!.id ? ('broken' as const) : ('missing' as const)
  }))
  const wish = { solution: 'return_refund', nominal: 80_000, lines: named } as const
  const { id } = await complain(buyer, { id: made.id, lines }, wish)
  value(await answer(world(), id, 'return_refund', 80_000))
  value(await update(buyer, id, 'returned'))
  return { buyer, products, made, lines, id }
}

it('[complaint-9] goods go back to stock only as far as they came', async () => {
  const { products, id } = await sentBack()
  value(await receiveBack(world(), id, true))
  const stocks = []
  for (const product of products) stocks.push(await market.stockOf(product))
  expect(stocks).toEqual([10, 9])
})

it('[complaint-9, complaint-10] goods come again as those of the buyer, without what never came', async () => {
  const { buyer, products, made, lines, id } = await sentBack()
  value(await world().ops.call('POST /ops/complain/{id}/help', { id, message: 'Bukan barang kami.' }))
  value(await rule(world(), id, 'reject'))
  value(await update(buyer, id, 'accept'))
  value(await shipAgain(world(), id))
  const broken = lines.find(({ product_id }) => product_id === products[0]!.id)!
  const { shipments } = value(await buyer.person.call('GET /buyer/transaction/{id}', { id: made.id }))
  expect(shipments).toMatchObject([{ kind: 'buyer_goods', lines: [{ id: broken.id, qty: 1 }] }])
  expect(shipments[0]!.lines).toHaveLength(1)
  value(await deliverAgain(world(), id))
  const { history } = await readComplaint(world(), buyer, id)
  expect(history.at(-1)?.detail).toBe('Barang Anda sampai di tujuan.')
})
