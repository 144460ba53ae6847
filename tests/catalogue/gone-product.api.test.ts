import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const show = (id: number | string) =>
  world()
    .person()
    .call('GET /buyer/product/{id}', { id: String(id) })
const gone = (id: number | string) =>
  world()
    .person()
    .call('GET /buyer/product/gone/{id}', { id: String(id) })

let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

type Options = Parameters<Market['product']>[0]

/** A product in categories with nothing else in them. */
async function placed(c3: number, rank: number, options: Options = {}): Promise<number> {
  const { id } = await market.product(options)
  await world().services.db.update(products).set({ c2: 9001, c3, rank }).where(eq(products.id, id))
  return id
}

describe('[catalogue-24] a product that is no longer sold', () => {
  it('is gone, by its id and by its slug; one that never existed is not found', async () => {
    const { id } = await market.product({ isActive: false })
    const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
    for (const key of [id, row!.slug]) {
      const answer = await show(key)
      expect(answer.ok ? undefined : [answer.error.code, answer.error.status]).toEqual(['product_gone', 410])
    }
    for (const key of ['nix', 999_999_999]) expect(codeOf(await show(key))).toBe('product_not_found')
  })

  it('suggests similar products at any price: the best of its leaf category, then of the parent', async () => {
    const id = await placed(9011, 1, { isActive: false, price: 50_000, name: 'Bata lama' })
    const beside = await placed(9012, 0.9, { price: 50_000 })
    const second = await placed(9011, 0.1, { price: 50_000 })
    const best = await placed(9011, 0.2, { price: 5_000_000 })
    await placed(9011, 0.8, { stock: 0 })
    await placed(9011, 0.8, { isActive: false })
    const found = value(await gone(id))
    expect([found.id, found.name]).toEqual([id, 'Bata lama'])
    expect(found.related_products.map(card => card.id)).toEqual([best, second, beside])
  })

  it('is not reported for one that is sold or never existed', async () => {
    const { id } = await market.product()
    for (const key of [id, 'nix']) expect(codeOf(await gone(key))).toBe('product_not_found')
  })
})
