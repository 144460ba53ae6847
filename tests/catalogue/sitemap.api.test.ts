import { eq, max } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { productDetails, products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { shops } from '#server/shop/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const parts = async () => value(await world().person().call('GET /buyer/sitemap', {}))
const request = (kind: 'products' | 'shops', number: number) =>
  world().person().call('GET /buyer/sitemap/{kind}/{number}', { kind, number })
const slugs = async (number: number) => value(await request('products', number)).map(({ slug }) => slug)
const slugOf = async (id: number) => {
  const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
  return row!.slug
}
/** Gives a product a chosen id: those of an imported catalogue may start anywhere. */
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
  it('lists sold-out products, but none that is no longer sold', async () => {
    const soldOut = await market.product({ stock: 0 })
    const gone = await market.product({ isActive: false })
    const listed = await slugs(1)
    expect(listed).toContain(await slugOf(soldOut.id))
    expect(listed).not.toContain(await slugOf(gone.id))
  })

  it('gives the date when a shop began, and lists all shops', async () => {
    const { db } = world().services
    const told = value(await request('shops', 1))
    const known = await db.select({ slug: shops.slug, createdAt: shops.createdAt }).from(shops)
    const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
    expect(told.toSorted(bySlug)).toEqual(
      known.map(({ slug, createdAt }) => ({ slug, changed_at: createdAt.toISOString() })).toSorted(bySlug)
    )
  })

  it('splits its parts by id, at 5,000, and lists only parts with a page', async () => {
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

  it('rejects an unknown part', async () => {
    expect(codeOf(await request('products', 0))).toBe('invalid_input')
    expect(codeOf(await request('carts' as 'shops', 1))).toBe('invalid_input')
  })
})

describe('[catalogue-61] the date of a product in the sitemap', () => {
  const before = new Date('2020-01-01T00:00:00Z')
  const db = () => world().services.db
  const set = (id: number, change: Partial<typeof products.$inferInsert>) =>
    db().update(products).set(change).where(eq(products.id, id))
  const setVariant = (id: number, change: Partial<typeof productDetails.$inferInsert>) =>
    db().update(productDetails).set(change).where(eq(productDetails.id, id))
  const refresh = (id: number) => refreshProductSummaries(db(), [id], world().services.clock.now())
  const product = async () => {
    const made = await market.product()
    await set(made.id, { changedAt: before })
    return made
  }
  const told = async (id: number) => {
    const slug = await slugOf(id)
    return value(await request('products', 1)).find(one => one.slug === slug)!.changed_at
  }

  it('changes with its page: price, name, description, picture or slug', async () => {
    const priced = await product()
    await setVariant(priced.detailId, { price: 51_000 })
    await refresh(priced.id)
    expect(Date.parse(await told(priced.id))).toBeGreaterThan(before.getTime())
    const changes = [
      { name: 'Baru' },
      { description: 'Baru' },
      { photoPath: 'baru.webp' },
      { slug: `baru-${priced.id}` }
    ]
    for (const change of changes) {
      const { id } = await product()
      await set(id, change)
      expect([change, Date.parse(await told(id)) > before.getTime()]).toEqual([change, true])
    }
  })

  it('does not change with sales, stock or rank', async () => {
    const { id, detailId } = await product()
    await setVariant(detailId, { stock: 3 })
    await set(id, { sold: 7, sold30d: 7, rating: 4.9, reviewCount: 3, rank: 0.5 })
    await refresh(id)
    expect(await told(id)).toBe(before.toISOString())
  })
})
