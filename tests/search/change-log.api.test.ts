import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { takeStock } from '#server/product/stock.ts'
import { transactor } from '#server/core/transact.ts'
import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { readChanges, readLogEnd, shortenLog } from '#server/search/change-log.ts'
import type { SearchEngine } from '#server/search/search-engine.ts'
import { searchOf } from '#server/search/search-of.ts'
import { events } from '#server/core/events/schema.ts'

import { type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let product: Product

beforeAll(async () => {
  market = await openMarket(world())
  product = await market.product({ name: 'Kompresor Zirkon 2 PK' })
})

const rename = (name: string) =>
  world().services.db.update(products).set({ name }).where(eq(products.id, product.id))

const idsIn = async (search: SearchEngine, keyword: string) => {
  const query = { keyword, sort: 'rekomendasi', filter: {}, isVerbatim: true, first: 20 } as const
  return (await search.find(query)).ids
}

const factsIn = async (search: CatalogueSearch, id: number) => {
  const index = await search.current()
  const slot = [...index.slots()].find(one => index.items.idAt(one) === id)
  return slot === undefined ? undefined : index.factsAt(slot)
}

describe('[search-20] the index', () => {
  it('contains committed changes by the next look', async () => {
    const search = searchOf(world().services)
    await rename('Kompresor Turmalin 2 PK')
    await search.catchUp()
    expect(await idsIn(search, 'turmalin')).toEqual([product.id])
    expect(await idsIn(search, 'zirkon')).toEqual([])
  })

  it('contains the name of a new variant, and not that of a removed one', async () => {
    const search = searchOf(world().services)
    const ofProduct = eq(productDetails.productId, product.id)
    await world().services.db.update(productDetails).set({ subName1: 'Fuchsia' }).where(ofProduct)
    await search.catchUp()
    expect(await idsIn(search, 'fuchsia')).toEqual([product.id])
    await world().services.db.update(productDetails).set({ subName1: 'Magenta' }).where(ofProduct)
    await search.catchUp()
    expect(await idsIn(search, 'fuchsia')).toEqual([])
  })

  it('drops products that are no longer sold', async () => {
    const search = searchOf(world().services)
    await rename('Kompresor Obsidian 2 PK')
    await world().services.db.update(products).set({ isActive: false }).where(eq(products.id, product.id))
    await search.catchUp()
    expect(await idsIn(search, 'obsidian')).toEqual([])
    await world().services.db.update(products).set({ isActive: true }).where(eq(products.id, product.id))
    await search.catchUp()
    expect(await idsIn(search, 'obsidian')).toEqual([product.id])
  })

  it('is complete after a start', async () => {
    await rename('Kompresor Malasit 2 PK')
    expect(await idsIn(new CatalogueSearch(world().services, () => undefined), 'malasit')).toEqual([
      product.id
    ])
  })

  it('evicts cached answers', async () => {
    const request = async () =>
      value(await world().person().call('GET /buyer/product', { keyword: 'kompresor rubi' }))
    const names = async () => (await request()).map(card => card.name)
    await rename('Kompresor Rubi 2 PK')
    await searchOf(world().services).catchUp()
    expect(await names()).toContain('Kompresor Rubi 2 PK')
    await rename('Kompresor Rubi Besar 2 PK')
    await searchOf(world().services).catchUp()
    expect(await names()).toContain('Kompresor Rubi Besar 2 PK')
  })

  it('keeps answers while goods are sold, and evicts them once one of them is unavailable', async () => {
    const forgotten = vi.fn()
    const search = new CatalogueSearch(world().services, forgotten)
    await search.current()
    const sold = await market.product({ name: 'Kompresor Opal 2 PK', stock: 9, min: 5 })
    await search.catchUp()
    forgotten.mockClear()
    const { db } = world().services
    const take = (qty: number) => {
      const pieces = [{ productDetailId: sold.detailId, productId: sold.id, qty }]
      return transactor(world().services)((tx, after) => takeStock({ tx, after }, pieces))
    }
    await take(2)
    await search.catchUp()
    await db
      .update(products)
      .set({ sold: 12, sold30d: 12, rating: 4, rank: 0.9 })
      .where(eq(products.id, sold.id))
    await search.catchUp()
    expect(forgotten).not.toHaveBeenCalled()
    // The order of lists is updated all the same.
    expect(await factsIn(search, sold.id)).toMatchObject({ sold: 12, rank: 0.9 })
    await take(3)
    await search.catchUp()
    expect(forgotten).toHaveBeenCalledTimes(1)
    expect(await factsIn(search, sold.id)).toMatchObject({ isSold: true })
  })

  it('is rebuilt once it is worn, including changes made meanwhile', async () => {
    const search = new CatalogueSearch(world().services, () => undefined)
    const first = await search.current()
    for (let turn = 0; turn < 1_500 / first.size; turn += 1) {
      await world()
        .services.db.update(products)
        .set({ sold: sql`${products.sold} + 1` })
      await search.catchUp()
    }
    await rename('Kompresor Safir 2 PK')
    await vi.waitFor(async () => expect(await search.current()).not.toBe(first))
    await search.catchUp()
    expect(await idsIn(search, 'safir')).toEqual([product.id])
    expect((await search.current()).size).toBe(first.size)
  })
})

describe('[search-20] the log of changes', () => {
  it('returns each change once, also one whose transaction ends after a later one', async () => {
    const { db, connection } = world().services
    const end = await readLogEnd(db)
    let place = end
    const read = async () => {
      const changes = await readChanges(db, place)
      place = changes.place
      return changes.ids
    }
    const other = await market.product({ name: 'Lain' })
    await read()
    if (connection.engine === 'pglite') {
      // One connection: no transaction is open while another one reads.
      await rename('Kompresor A')
      await rename('Kompresor B')
      expect(await read()).toEqual([product.id])
    } else {
      await db.transaction(async early => {
        await early.update(products).set({ name: 'Kompresor A' }).where(eq(products.id, product.id))
        await db.update(products).set({ name: 'Lebih lain' }).where(eq(products.id, other.id))
        expect(await read()).toEqual([other.id])
        expect(await read()).toEqual([])
      })
      expect(await read()).toEqual([product.id])
    }
    expect(await read()).toEqual([])
  })

  it('is short: rows that all have read are removed, and those of another database', async () => {
    const { db } = world().services
    const change = { type: 'product.changed', kind: 'product', objectId: product.id, data: {} }
    await db.insert(events).values([
      { ...change, version: -200_000 },
      { ...change, version: 2 ** 50 }
    ])
    const [before] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from events where kind = 'product'`
    )
    await shortenLog(db)
    const [after] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from events where kind = 'product'`
    )
    expect(before!.n - after!.n).toBe(2)
  })
})
