import { eq, max } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const parts = async () => value(await world().person().call('GET /buyer/sitemap', {}))
const ask = (kind: 'products' | 'shops', number: number) =>
  world().person().call('GET /buyer/sitemap/{kind}/{number}', { kind, number })
const slugs = async (number: number) => value(await ask('products', number)).map(({ slug }) => slug)
const slugOf = async (id: number) => {
  const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
  return row!.slug
}
/** Gives a product an id of its own choosing: those of an imported catalogue may begin anywhere. */
async function moveTo(id: number, from: number): Promise<void> {
  const { db } = world().services
  const [row] = await db.select().from(products).where(eq(products.id, from))
  await db.insert(products).values({ ...row!, id, slug: `at-${id}` })
}

let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

describe('[catalogue-20] the sitemap', () => {
  it('lists what is sold out, and not what is not sold any more', async () => {
    const soldOut = await market.product({ stock: 0 })
    const gone = await market.product({ isActive: false })
    const listed = await slugs(1)
    expect(listed).toContain(await slugOf(soldOut.id))
    expect(listed).not.toContain(await slugOf(gone.id))
  })

  it('tells when a product or shop began, and lists all shops', async () => {
    const { db } = world().services
    const [product] = value(await ask('products', 1))
    const [row] = await db.select().from(products).where(eq(products.slug, product!.slug))
    expect(product!.changed_at).toBe(row!.createdAt.toISOString())
    const told = value(await ask('shops', 1))
    const known = await db.select({ slug: shops.slug }).from(shops)
    expect(told.map(({ slug }) => slug).toSorted()).toEqual(known.map(({ slug }) => slug).toSorted())
  })

  it('cuts its parts by id, at 5,000, and names only parts that hold a page', async () => {
    const { db } = world().services
    const [highest] = await db.select({ id: max(products.id) }).from(products)
    expect(highest!.id).toBeLessThan(5_000)
    expect(await parts()).toEqual({ products: [1], shops: [1] })
    const { id } = await market.product()
    const unsold = await market.product({ isActive: false })
    for (const far of [5_000, 5_001, 15_000, 4_000_001]) await moveTo(far, id)
    await moveTo(30_000, unsold.id)
    expect((await parts()).products).toEqual([1, 2, 3, 801])
    expect(await slugs(1)).toContain('at-5000')
    expect(await slugs(2)).toEqual(['at-5001'])
    expect(await slugs(3)).toEqual(['at-15000'])
    expect(await slugs(801)).toEqual(['at-4000001'])
    expect(await slugs(6)).toEqual([])
  })

  it('refuses what is no part', async () => {
    expect(codeOf(await ask('products', 0))).toBe('invalid_input')
    expect(codeOf(await ask('carts' as 'shops', 1))).toBe('invalid_input')
  })
})
