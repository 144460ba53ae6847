import { beforeAll, describe, expect, it } from 'vitest'

import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

/** Milliseconds that a call may take while Redis does not answer: far below the seconds of a reconnection. */
const soon = 3_000

const took = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

describe('a marketplace whose Redis is gone', () => {
  // Nobody listens on port 1.
  const world = useWorld({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMITS: 'on' })
  let market: Market
  beforeAll(async () => {
    market = await openMarket(world())
  })

  it('[core-28] starts, reads and writes', async () => {
    const buyer = await market.buyer()
    const { id } = await market.product({ stock: 5 })
    const add = () => buyer.person.call('POST /buyer/cart/add', { product_id: id, qty: 1, is_buy_now: false })
    expect(await took(async () => value(await add()))).toBeLessThan(soon)
  })
})
