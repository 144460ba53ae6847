import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { pastSlugs, products } from '#server/product/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const ask = (id: string) => world().person().call('GET /buyer/product/{id}', { id })
const found = async (key: string) => {
  const { id, slug } = value(await ask(key))
  return { id, slug }
}
/** As somebody writes it by hand: the database keeps the old slug, and kept answers stay. */
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

describe('[catalogue-60] a product that was renamed', () => {
  it('is found under every slug that it had, and told under the one that it has', async () => {
    const [first, second, third] = [newSlug(), newSlug(), newSlug()]
    const id = await named(first)
    await rename(id, second)
    await rename(id, third)
    for (const key of [first, second, third, String(id)])
      expect(await found(key)).toEqual({ id, slug: third })
  })

  it('has its reviews, its rating and its stock there too', async () => {
    const old = newSlug()
    const id = await named(old)
    await rename(id, newSlug())
    const guest = world().person()
    expect(value(await guest.call('GET /buyer/product/stock/{id}', { id: old })).id).toBe(id)
    expect((await guest.call('GET /buyer/product/rating/{id}', { id: old })).ok).toBe(true)
    expect((await guest.call('GET /buyer/product/review/{id}', { id: old })).ok).toBe(true)
  })

  it('leaves its old slug to a product that is given it, new or renamed', async () => {
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

  it('leaves it to one that is not sold any more as well', async () => {
    const wanted = newSlug()
    await rename(await named(wanted), newSlug())
    await named(wanted, false)
    expect(codeOf(await ask(wanted))).toBe('product_gone')
  })

  it('leads nowhere else once it has its first slug back', async () => {
    const [first, second] = [newSlug(), newSlug()]
    const id = await named(first)
    for (const slug of [second, first, second, first]) {
      await rename(id, slug)
      for (const key of [first, second]) expect(await found(key)).toEqual({ id, slug })
    }
    const kept = await world().services.db.select().from(pastSlugs).where(eq(pastSlugs.productId, id))
    expect(kept.map(({ slug }) => slug)).toContain(second)
    expect(kept.map(({ slug }) => slug)).not.toContain(first)
  })

  it('leads in no circle while answers of before are still kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    onTestFinished(() => void vi.useRealTimers())
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    const [first, second] = [newSlug(), newSlug()]
    const id = await named(first)
    await rename(id, second)
    await ask(second)
    pass(30)
    await ask(first)
    await renameByHand(id, first)
    pass(31)
    expect(await found(first)).toEqual({ id, slug: first })
    expect(await found(second)).toEqual({ id, slug: first })
  })

  it('is gone there once it is not sold any more, with what is sold in its place', async () => {
    const old = newSlug()
    const id = await named(old)
    await rename(id, newSlug())
    await world().services.db.update(products).set({ isActive: false }).where(eq(products.id, id))
    expect(codeOf(await ask(old))).toBe('product_gone')
    expect(value(await world().person().call('GET /buyer/product/gone/{id}', { id: old })).id).toBe(id)
  })

  it('is not found there once it is deleted', async () => {
    const old = newSlug()
    const id = await named(old)
    await rename(id, newSlug())
    await world().services.db.delete(products).where(eq(products.id, id))
    expect(codeOf(await ask(old))).toBe('product_not_found')
  })
})
