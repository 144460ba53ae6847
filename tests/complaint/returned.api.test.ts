import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { movedBy, expectTrueBooks } from '../support/buying.ts'
import { advance, passDemo } from '../support/clock.ts'
import {
  answer,
  complain,
  deliverAgain,
  deliveredTo,
  receiveBack,
  rule,
  update
} from '../support/complaining.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  await passDemo(world())
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const readOps = async (id: number) => value(await world().ops.call('GET /ops/complain/{id}', { id }))

/** Of two broken pieces one is on its way back, against Rp50.000. */
async function goneBack() {
  const buyer = await market.buyer()
  const product = await market.product({ price: 50_000 })
  const order = await deliveredTo(world(), buyer, product, { qty: 2 })
  const { id } = await complain(buyer, order, { solution: 'return_refund', nominal: 50_000 })
  value(await answer(world(), id, 'return_refund', 50_000))
  value(await update(buyer, id, 'returned'))
  return { buyer, product, id }
}

type Returned = Awaited<ReturnType<typeof goneBack>>

/** The two ways in which the buyer gets the refund before the shop says that it has the goods. */
const refunded = {
  'the clock': async ({ buyer, id }: Returned) => {
    value(await deliverAgain(world(), id))
    await advance(world(), 3 * 24 * 3_600 + 1)
    await signIn(world(), buyer.person, buyer.id)
  },
  'a ruling': async ({ buyer, id }: Returned) => {
    value(await world().ops.call('POST /ops/complain/{id}/help', { id, message: 'Bukan barang kami.' }))
    value(await rule(world(), id, 'refund', 50_000))
    value(await update(buyer, id, 'accept'))
  }
}

describe('[complaint-9] goods that came back after the refund', () => {
  it.each([
    ['the clock', true, 9],
    ['the clock', false, 8],
    ['a ruling', true, 9]
  ] as const)('of %s go to stock only if the shop says so: %s', async (by, restock, stock) => {
    const returned = await goneBack()
    const { id, product } = returned
    const paid = await movedBy(world(), () => refunded[by](returned))
    expect(paid).toMatchObject({ buyer_saldo: 50_000 })
    expect(await readOps(id)).toMatchObject({ outcome: 'refunded', steps: ['receive'] })
    expect(await market.stockOf(product)).toBe(8)
    const moved = await movedBy(world(), async () =>
      expect(value(await receiveBack(world(), id, restock))).toMatchObject({
        outcome: 'refunded',
        refunded: 50_000,
        returned: { received_at: expect.any(String) },
        steps: []
      })
    )
    expect(moved).toEqual({})
    expect(await market.stockOf(product)).toBe(stock)
    const told = (await readOps(id)).history.map(({ detail }) => detail)
    expect(told).toContain('Penjual menerima barang kembali.')
    expect(told.includes('Barang tidak dikembalikan ke stok.')).toBe(!restock)
    expect(codeOf(await receiveBack(world(), id, restock))).toBe('complaint_moved')
    expect(await market.stockOf(product)).toBe(stock)
  })

  it('are not asked for where nothing went back, or the shop had said it', async () => {
    const returned = await goneBack()
    value(await receiveBack(world(), returned.id, true))
    expect((await readOps(returned.id)).steps).toEqual([])
    expect(codeOf(await receiveBack(world(), returned.id, true))).toBe('complaint_moved')
    expect(await market.stockOf(returned.product)).toBe(9)
    const buyer = await market.buyer()
    const order = await deliveredTo(world(), buyer, await market.product({ price: 50_000 }))
    const { id } = await complain(buyer, order)
    value(await answer(world(), id, 'refund', 20_000))
    expect((await readOps(id)).steps).toEqual([])
    expect(codeOf(await receiveBack(world(), id, true))).toBe('complaint_moved')
  })

  it('are received once, however often it is said at the same time', async () => {
    const returned = await goneBack()
    await refunded['a ruling'](returned)
    const said = await Promise.all(Array.from({ length: 8 }, () => receiveBack(world(), returned.id, true)))
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await market.stockOf(returned.product)).toBe(9)
  })
})
