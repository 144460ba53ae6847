import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { products } from '#server/product/schema.ts'
import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { queryGroups } from '#server/search/index/query-groups.ts'
import { CandidateIndex } from '#server/search/postgres/candidate-index.ts'
import { readCandidates } from '#server/search/postgres/candidates.ts'
import { HeldWords } from '#server/search/postgres/held-words.ts'
import { listCondition } from '#server/search/postgres/list-condition.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'

import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

// What the database chooses among more products than a search reads.

const world = useWorld()
let market: Market

const services = () => world().services

beforeAll(async () => {
  market = await openMarket(world())
})

/** Makes a product per name, all alike, and returns their ids. */
async function makeAll(names: readonly string[]): Promise<number[]> {
  const { db } = services()
  const model = await market.product({ name: names[0]! })
  const [{ id: _id, ...fields } = { id: 0 }] = await db
    .select()
    .from(products)
    .where(eq(products.id, model.id))
  const copies = names.slice(1).map((name, i) => ({ ...fields, name, slug: `${model.id}-${i}` }))
  const made = await db
    .insert(products)
    .values(copies as (typeof products.$inferInsert)[])
    .returning({ id: products.id })
  return [model.id, ...made.map(({ id }) => id)]
}

describe('[search-31] the candidates of a search in the database', () => {
  test('are none that only mention all of its words, where others are too many', async () => {
    const { db } = services()
    const mentioning = await market.product({ name: 'Ember Beril' })
    const named = await market.product({ name: 'Talang Safirin' })
    const describe = (id: number, description: string, rank: number) =>
      db.update(products).set({ description, rank }).where(eq(products.id, id))
    await describe(mentioning.id, 'Untuk kanopian dan safirin', 0.9)
    await describe(named.id, 'Untuk kanopian', 0.1)
    const engine = new PostgresSearch(services(), () => undefined)
    await engine.ready()
    const words = new HeldWords()
    await words.catchUp(db, 1)
    const { candidates } = await readCandidates(db, {
      index: new CandidateIndex({ words, size: 100, splits: new Map(), pairs: new Set() }),
      groups: queryGroups('kanopian safirin', new Map()),
      isTyping: false,
      isWide: true,
      condition: listCondition({}),
      sort: 'rekomendasi',
      km: {},
      max: 1,
      maxRead: 1
    })
    expect(candidates.map(({ id }) => id)).toEqual([named.id])
  })

  test('say of two things whether any product is both, however many are one of them', async () => {
    const numbers = Array.from({ length: 62 }, (_, i) => i)
    const first = await makeAll([...numbers.map(i => `Kipasan Berilan ${i}`), 'Tutup Kipasan Ekshosan'])
    await makeAll(numbers.slice(1).map(i => `Ekshosan Berilan ${i}`))
    const search = { keyword: 'kipasan ekshosan berilan', sort: 'termurah', filter: {}, first: 100 } as const
    for (const Engine of [CatalogueSearch, PostgresSearch]) {
      const engine = new Engine(services(), () => undefined)
      await engine.ready()
      const { ids, ...found } = await engine.find(search)
      expect(new Set(ids), Engine.name).toEqual(new Set(first.slice(0, -1)))
      expect(found, Engine.name).toEqual({
        total: 62,
        instead: { why: 'reduced', keyword: 'kipasan berilan' }
      })
    }
  })

  test('[search-37] do not limit what facets count: no count is less than the total of its list', async () => {
    const { db } = services()
    const shopId = await market.makeShop('Toko Bilangan')
    const made = await makeAll(Array.from({ length: 9 }, (_, i) => `Corong Granitan ${i}`))
    for (const [i, id] of made.entries())
      await db
        .update(products)
        .set({
          shopId,
          merk: i % 3 === 0 ? 'Brandan' : 'Lainan',
          rating: (i % 5) + 0.5,
          rank: i / 10,
          specifications: [{ label: 'Ukuran', value: `${i % 2} cm` }],
          description: 'Untuk topasan'
        })
        .where(eq(products.id, id))
    // As few as others are many.
    const engine = new PostgresSearch(services(), () => undefined, { maxRanked: 3, maxFaceted: 3 })
    const inMemory = new CatalogueSearch(services(), () => undefined)
    await engine.ready()
    for (const keyword of ['', 'corong granitan', 'corong topasan'])
      for (const chosen of [{}, { brand: ['brandan'] }, { size: ['1 cm'], rating_min: 2 }]) {
        const filter = { shopId, ...chosen }
        const facets = await engine.facets({ keyword }, filter)
        expect(facets).toEqual(await inMemory.facets({ keyword }, filter))
        for (const { value, count } of facets.brand) {
          const ofBrand = { ...filter, brand: [value] }
          const { total } = await engine.find({ keyword, sort: 'termurah', filter: ofBrand, first: 1 })
          expect(total, `${keyword} ${value}`).toBe(count)
        }
      }
    const { brand, size } = await engine.facets({ keyword: '' }, { shopId })
    expect([brand, size.map(({ count }) => count)]).toEqual([
      [
        { value: 'Lainan', count: 6 },
        { value: 'Brandan', count: 3 }
      ],
      [5, 4]
    ])
  })
})
