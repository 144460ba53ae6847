import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import type { Services } from '#server/core/platform/services.ts'
import { products } from '#server/product/schema.ts'
import { searchCounter } from '#server/search/search-counter.ts'
import { searchCounts, searchTokens } from '#server/search/schema.ts'
import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'
import { openSearch, searchOf } from '#server/search/search-of.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SEARCH: 'postgres' })
const get = () => world().person()

/** The same marketplace as another process sees it, with this setting. */
function elsewhere(search: Services['config']['search']): Services {
  const { services } = world()
  return { ...services, connection: { ...services.connection }, config: { ...services.config, search } }
}

describe('[search-31] SEARCH', () => {
  test('chooses where products are searched', async () => {
    const { services } = world()
    expect(searchOf(services)).toBeInstanceOf(PostgresSearch)
    expect(searchOf(elsewhere('memory'))).toBeInstanceOf(CatalogueSearch)
    expect(searchOf(elsewhere(undefined))).toBeInstanceOf(CatalogueSearch)
  })

  test('is chosen at the start by the number of products, where it is not set', async () => {
    const { db, connection } = world().services
    const isServer = connection.engine === 'postgres'
    const sold = await db.$count(products, eq(products.isActive, true))
    const open = async (search: Services['config']['search'], max: number) => {
      const log = { info: vi.fn() }
      const services = { ...elsewhere(search), log: log as never }
      await openSearch(services, max)
      return { isPostgres: searchOf(services) instanceof PostgresSearch, logged: log.info.mock.calls }
    }
    expect(await open(undefined, sold)).toEqual({ isPostgres: false, logged: [] })
    expect(await open(undefined, sold - 1)).toEqual({
      isPostgres: isServer,
      logged: isServer ? [[{ max: sold - 1 }, expect.stringContaining('SEARCH=memory')]] : []
    })
    expect(await open('memory', sold - 1)).toEqual({ isPostgres: false, logged: [] })
    expect(await open('postgres', sold)).toEqual({ isPostgres: true, logged: [] })
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
