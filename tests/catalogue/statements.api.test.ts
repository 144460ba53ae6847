import { expect, it } from 'vitest'

import { statementsOf } from '../support/count-statements.ts'
import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

it('[core-285] a product page that nobody asked for before asks three statements', async () => {
  const market = await openMarket(world())
  const { id } = await market.product({ price: 50_000 })
  await market.product({ price: 50_000 })
  const guest = world().person()
  const sent = await statementsOf(world(), async () => {
    const product = value(await guest.call('GET /buyer/product/{id}', { id: String(id) }))
    expect(product.related_products.length).toBeGreaterThan(0)
    value(await guest.call('GET /buyer/product/rating/{id}', { id: product.slug }))
    value(await guest.call('GET /buyer/product/together/{id}', { id: product.slug }))
  })
  expect(sent, sent.join('\n')).toHaveLength(3)
})
