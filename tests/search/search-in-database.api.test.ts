import { describe, expect, test } from 'vitest'

import { searchCounter } from '#server/search/search-counter.ts'
import { searchCounts, searchTokens } from '#server/search/schema.ts'
import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'
import { searchOf } from '#server/search/search-of.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SEARCH: 'postgres' })
const get = () => world().person()

describe('[search-31] SEARCH', () => {
  test('chooses where products are searched', () => {
    const { services } = world()
    expect(searchOf(services)).toBeInstanceOf(PostgresSearch)
    const elsewhere = { ...services, connection: { ...services.connection } }
    const inMemory = { ...elsewhere, config: { ...services.config, search: 'memory' as const } }
    expect(searchOf(inMemory)).toBeInstanceOf(CatalogueSearch)
  })

  test('lets calls list, count facets, suggest and count searches without an index in memory', async () => {
    const { db } = world().services
    const found = value(await get().call('GET /buyer/product', { keyword: 'semen', per_page: 5 }))
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]!.name.toLowerCase()).toContain('semen')
    const facets = value(await get().call('GET /buyer/product/facets', { keyword: 'semen' }))
    expect(facets.brand.length).toBeGreaterThan(0)
    const ofBrand = value(
      await get().call('GET /buyer/product', { brand: [facets.brand[0]!.value], per_page: 100 })
    )
    expect(ofBrand.length).toBeGreaterThanOrEqual(facets.brand[0]!.count)
    const suggested = value(await get().call('GET /buyer/product/keyword', { keyword: 'seme' }))
    expect(suggested.map(({ kind }) => kind)).toContain('product')
    await searchCounter(world().services).write()
    // A slow machine has begun to write them by itself.
    await world().services.background.settled()
    expect(await db.select({ keyword: searchCounts.keyword }).from(searchCounts)).toContainEqual({
      keyword: 'semen'
    })
    expect(await db.$count(searchTokens)).toBeGreaterThan(50)
  })
})
