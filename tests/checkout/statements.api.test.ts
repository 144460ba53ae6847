import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { checkOut, expectTrueBooks, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { checkOutTogether, orderTogether } from '../support/buying-together.ts'
import { statementsOf } from '../support/count-statements.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

// Every statement of the request counts: its session, its idempotency key, both plans, BEGIN and COMMIT. An order
// before it has read the couriers, trucks and payment methods, which are kept for seconds.

const world = useWorld()
let market: Market
let shopIds: number[]
let buyer: Buyer

beforeAll(async () => {
  market = await openMarket(world())
  const others = Array.from({ length: 9 }, (_, at) => market.makeShop(`Toko ${at + 2}`))
  shopIds = [market.shopId, ...(await Promise.all(others))]
})

beforeEach(async () => {
  // However slow the machine is, the second order of a test comes within these seconds.
  vi.useFakeTimers({ toFake: ['performance'] })
  buyer = await market.buyer()
  await topUp(world(), buyer, 5_000_000)
  value(await sendOrder(buyer, orderOf(await checkOut(buyer, await market.product()), pay.account)))
})

afterEach(() => void vi.useRealTimers())

/** Orders, and counts the statements of that and of cancelling the payment afterwards. */
async function countBoth(request: Parameters<typeof sendOrder>[1]) {
  let id = 0
  const placing = await statementsOf(world(), async () => {
    id = value(await sendOrder(buyer, request)).id
  })
  const cancelling = await statementsOf(world(), async () =>
    value(await buyer.person.call('POST /buyer/transaction/cancel/{id}', { id: String(id), reason: 'Batal' }))
  )
  await expectTrueBooks(world())
  return { placing, cancelling }
}

describe('[checkout-92] an order of one line', () => {
  it.each([
    ['a virtual account', pay.account, 13],
    ['cash', pay.cash, 13],
    // Two more: one counts a guess of the PIN and reads its hash, one resets the counter.
    ['Saldo', pay.saldo, 15]
  ])('with %s takes few statements, and so does its end', async (_, method, most) => {
    const request = orderOf(await checkOut(buyer, await market.product()), method)
    const { placing, cancelling } = await countBoth(request)
    expect(placing.length, placing.join('\n')).toBeLessThanOrEqual(most)
    expect(cancelling.length, cancelling.join('\n')).toBeLessThanOrEqual(17)
  })
})

it('[checkout-95] with Saldo locks the cart, then the balance, then the address', async () => {
  const request = orderOf(await checkOut(buyer, await market.product()), pay.saldo)
  const { placing } = await countBoth(request)
  const locking = placing.filter(text => /insert into carts|insert into "balances"|for share/.test(text))
  expect(locking).toEqual([
    expect.stringMatching(/^with locked as \(insert into carts .*\) select "id" from "sessions"/),
    // What counts the rows of a part reads it to its end first.
    expect.stringMatching(
      /^with balance as \(insert into "balances" .*\), owner as \(.*\(select count\(\*\) from balance\) >= 0.* for no key update\), address as \(.*\(select count\(\*\) from owner\) >= 0.* for share\)/s
    )
  ])
})

describe('[checkout-92] orders of ten shops with a shared promo', () => {
  /** Three products of each shop. */
  const shelve = async (): Promise<Product[]> =>
    Promise.all(shopIds.flatMap(shopId => [1, 2, 3].map(() => market.product({ price: 40_000, shopId }))))

  it.each([
    ['a virtual account', pay.account, 19],
    ['Saldo', pay.saldo, 21]
  ])('with %s take few statements, and so does their end', async (_, method, most) => {
    const code = await market.voucher({ amount: 50_000 })
    const request = orderTogether(await checkOutTogether(buyer, await shelve()), method, {
      vouchers: shopIds.map(() => code),
      discount: 50_000
    })
    const { placing, cancelling } = await countBoth(request)
    expect(placing.length, placing.join('\n')).toBeLessThanOrEqual(most)
    expect(cancelling.length, cancelling.join('\n')).toBeLessThanOrEqual(20)
  })
})
