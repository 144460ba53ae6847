import { beforeAll, expect, it } from 'vitest'

import type { listFeed } from '#lib/catalogue/feed-contract.ts'
import type { ReplyOf } from '#lib/core/schema/endpoint.ts'

import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

it('[goods-53] the slices of the feed go on where the one before ended, and have nothing twice', async () => {
  const product = await market.product({ name: 'Semen Umpan 40 kg' })
  const seen: string[] = []
  let after: number | null = 0
  while (after !== null) {
    const slice: ReplyOf<typeof listFeed> = value(await world().person().call('GET /buyer/feed', { after }))
    seen.push(...slice.items.map(one => `${one.product_id}-${one.variant_id}`))
    expect(slice.next === null || slice.next > after).toBe(true)
    after = slice.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  const last = value(
    await world()
      .person()
      .call('GET /buyer/feed', { after: product.id - 1 })
  )
  expect(JSON.stringify(last.items)).toContain('Semen Umpan 40 kg')
  expect(value(await world().person().call('GET /buyer/feed', { after: product.id }))).toEqual({
    items: [],
    next: null
  })
})
