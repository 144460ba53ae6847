import { beforeAll, expect, it } from 'vitest'

import { advanceTo, buy, pay, topUp } from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

it('the console lists orders of all buyers, with the steps that each may take now', async () => {
  const orders = []
  for (const isAccepted of [false, true]) {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 100_000)
    const { code } = await buy(buyer, await market.product({ price: 50_000 }), pay.saldo)
    if (isAccepted) await advanceTo(world(), code, 'accept')
    orders.push({ code, buyer: buyer.id, is_accepted: isAccepted, next: isAccepted ? 'pack' : 'accept' })
  }
  const listed = value(await world().ops.call('GET /ops/transaction', { status: 'paid' }))
  const found = orders.map(({ code }) => listed.find(order => order.code === code))
  expect(
    found.map(order => ({
      code: order?.code,
      buyer: order?.buyer.id,
      is_accepted: order?.is_accepted,
      next: order?.steps.find(step => step === 'accept' || step === 'pack')
    }))
  ).toEqual(orders)
})
