import { beforeAll, describe, it } from 'vitest'

import { holdTimeouts } from '../support/held-timeouts.ts'
import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

describe('a marketplace without its Redis', () => {
  // Nothing listens on port 1.
  const world = useWorld({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMITS: 'on' })
  let market: Market
  beforeAll(async () => {
    market = await openMarket(world())
  })

  it('[core-28] starts, reads and writes, and waits for no reconnection', async () => {
    const buyer = await market.buyer()
    const { id } = await market.product({ stock: 5 })
    holdTimeouts(100)
    value(await buyer.person.call('POST /buyer/cart/add', { product_id: id, qty: 1, is_buy_now: false }))
  })
})
