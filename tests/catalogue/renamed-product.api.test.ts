import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { pastSlugs, products } from '#server/product/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const request = (id: string) => world().person().call('GET /buyer/product/{id}', { id })
const found = async (key: string) => {
  const { id, slug } = value(await request(key))
  return { id, slug }
}
/** A manual update: the database stores the old slug, and cached answers stay. */
const renameByHand = (id: number, slug: string) =>
  world().services.db.update(products).set({ slug }).where(eq(products.id, id))
async function rename(id: number, slug: string): Promise<void> {
  await renameByHand(id, slug)
  await world().services.invalidate([`product:${id}`])
}
const newSlug = () => `bata-${randomUUID()}`

let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

async function named(slug: string, isActive = true): Promise<number> {
  const { id } = await market.product({ isActive })
  await rename(id, slug)
  return id
}

describe('[catalogue-60] a renamed product', () => {
  it('is found under every slug that it had, and shown under the current one', async () => {
    const [first, second, third] = [newSlug(), newSlug(), newSlug()]
    const id = await named(first)
    await rename(id, second)
    await rename(id, third)
    for (const key of [first, second, third, String(id)])
      expect(await found(key)).toEqual({ id, slug: third })
  })

  it('has its reviews, rating and stock there too', async () => {
    const old = newSlug()
    const id = await named(old)
    await rename(id, newSlug())
    const guest = world().person()
    expect(value(await guest.call('GET /buyer/product/stock/{id}', { id: old })).id).toBe(id)
    expect((await guest.call('GET /buyer/product/rating/{id}', { id: old })).ok).toBe(true)
    expect((await guest.call('GET /buyer/product/review/{id}', { id: old })).ok).toBe(true)
  })

  it('gives its old slug to a new or renamed product that takes it', async () => {
    const [wanted, other] = [newSlug(), newSlug()]
    const before = await named(wanted)
    await rename(before, other)
    expect(await found(wanted)).toEqual({ id: before, slug: other })
    const after = await named(wanted)
    expect(await found(wanted)).toEqual({ id: after, slug: wanted })

    await rename(after, newSlug())
    const { db } = world().services
    const [row] = await db.select().from(products).where(eq(products.id, before))
    const inserted = before + 1_000_000
    await db.insert(products).values({ ...row!, id: inserted, slug: wanted })
    await world().services.invalidate([`product:${after}`])
    expect(await found(wanted)).toEqual({ id: inserted, slug: wanted })
  })

  it('gives it also to a product that is no longer sold', async () => {
    const wanted = newSlug()
    await rename(await named(wanted), newSlug())
    await named(wanted, false)
    expect(codeOf(await request(wanted))).toBe('product_gone')
  })

  it('redirects nowhere once it has its first slug again', async () => {
    const [first, second] = [newSlug(), newSlug()]
    const id = await named(first)
    for (const slug of [second, first, second, first]) {
      await rename(id, slug)
      for (const key of [first, second]) expect(await found(key)).toEqual({ id, slug })
    }
    const slugs = await world().services.db.select().from(pastSlugs).where(eq(pastSlugs.productId, id))
    expect(slugs.map(({ slug }) => slug)).toContain(second)
    expect(slugs.map(({ slug }) => slug)).not.toContain(first)
  })

  it('causes no redirect loop while old answers are cached', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    onTestFinished(() => void vi.useRealTimers())
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    const [first, second] = [newSlug(), newSlug()]
    const id = await named(first)
    await rename(id, second)
    await request(second)
    pass(30)
    await request(first)
    await renameByHand(id, first)
    pass(31)
    expect(await found(first)).toEqual({ id, slug: first })
    expect(await found(second)).toEqual({ id, slug: first })
  })

  it('is gone there once it is no longer sold, with similar products instead', async () => {
    const old = newSlug()
    const id = await named(old)
    await rename(id, newSlug())
    await world().services.db.update(products).set({ isActive: false }).where(eq(products.id, id))
    expect(codeOf(await request(old))).toBe('product_gone')
    expect(value(await world().person().call('GET /buyer/product/gone/{id}', { id: old })).id).toBe(id)
  })

  it('is not found there once it is deleted', async () => {
    const old = newSlug()
    const id = await named(old)
    await rename(id, newSlug())
    await world().services.db.delete(products).where(eq(products.id, id))
    expect(codeOf(await request(old))).toBe('product_not_found')
  })
})
