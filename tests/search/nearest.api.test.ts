import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { cities, provinces } from '#server/address/schema.ts'
import { products } from '#server/product/schema.ts'
import { searchOf } from '#server/search/search-of.ts'

import { openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

/** Depok, its neighbour Bogor, and Padang on another island; ids that no real city has. */
const places = { depok: 701, bogor: 702, padang: 703 }

beforeAll(async () => {
  const market = await openMarket(world())
  const { db } = world().services
  await db.insert(provinces).values({ id: 7, code: '7', name: 'Provinsi Dekat', island: 'Uji' })
  await db.insert(cities).values([
    { id: places.depok, code: '7.01', provinceId: 7, name: 'Kota Depok Uji', lat: -6.4, lng: 106.82 },
    { id: places.bogor, code: '7.02', provinceId: 7, name: 'Kota Bogor Uji', lat: -6.6, lng: 106.8 },
    { id: places.padang, code: '7.03', provinceId: 7, name: 'Kota Padang Uji', lat: -0.95, lng: 100.35 }
  ])
  for (const [name, cityId] of Object.entries(places)) {
    const { id } = await market.product({ name: `Batako Jarak ${name}`, min: 1 })
    await db.update(products).set({ cityId }).where(eq(products.id, id))
  }
  await searchOf(world().services).catchUp()
})

const request = (more: { sort_by?: 'terdekat' | 'termurah'; to_city_id?: number; keyword?: string }) =>
  world()
    .person()
    .call('GET /buyer/product', { keyword: 'batako jarak', ...more })
const names = async (more: Parameters<typeof request>[0]) => value(await request(more)).map(card => card.name)

describe('[search-29] the nearest first', () => {
  test('is sorted from the named city', async () => {
    const near = (...cities: string[]) => cities.map(city => `Batako Jarak ${city}`)
    expect(await names({ sort_by: 'terdekat', to_city_id: places.depok })).toEqual(
      near('depok', 'bogor', 'padang')
    )
    expect(await names({ sort_by: 'terdekat', to_city_id: places.bogor })).toEqual(
      near('bogor', 'depok', 'padang')
    )
  })

  test('orders lists without a keyword too', async () => {
    const answer = await world()
      .person()
      .call('GET /buyer/product', { sort_by: 'terdekat', to_city_id: places.padang, per_page: 1 })
    expect(value(answer).map(card => card.name)).toEqual(['Batako Jarak padang'])
    const all = Object.values(places)
    const found = await world().services.db.select().from(products).where(inArray(products.cityId, all))
    expect(found).toHaveLength(3)
  })

  test('requires an existing city', async () => {
    expect(codeOf(await request({ sort_by: 'terdekat' }))).toBe('city_required')
    expect(codeOf(await request({ sort_by: 'terdekat', to_city_id: 99_999 }))).toBe('city_not_found')
    expect((await request({ sort_by: 'termurah', to_city_id: 99_999 })).ok).toBe(true)
  })
})
