import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { products } from '#server/product/schema.ts'

import { addGoods, categoryId, variant } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopId: number
const made: Record<string, number> = {}

const ids = async (input: Sent<'GET /ops/product'>) =>
  value(await world().ops.call('GET /ops/product', { shop_id: shopId, ...input })).map(({ id }) => id)

beforeAll(async () => {
  market = await openMarket(world())
  shopId = await market.makeShop('Toko Daftar')
  const add = async (name: string, one: object, more: object = {}) => {
    const product = await addGoods(world(), shopId, { name, variants: [variant(one)], ...more })
    made[name] = product.id
    return product
  }
  await add(
    'Cat 100% Putih',
    { price: 10_000, stock: 50, sku: 'CT-9' },
    { category_id: await categoryId(world(), 'cat-interior') }
  )
  await add('Bata Merah', { price: 30_000, stock: 5 })
  await add('Alat Ukur', { price: 20_000, stock: 0 })
  await add('Dempul', { price: 40_000, stock: 8 }, { min: 10, brand: 'Beton Daftar' })
})

const named = (...names: string[]) => names.map(name => made[name]!)

describe('[goods-1] the list of products', () => {
  it('is sorted both ways, the last change first unless asked otherwise', async () => {
    expect(await ids({})).toEqual(named('Dempul', 'Alat Ukur', 'Bata Merah', 'Cat 100% Putih'))
    expect(await ids({ sort: 'name', order: 'asc' })).toEqual(
      named('Alat Ukur', 'Bata Merah', 'Cat 100% Putih', 'Dempul')
    )
    expect(await ids({ sort: 'price' })).toEqual(named('Dempul', 'Bata Merah', 'Alat Ukur', 'Cat 100% Putih'))
    expect(await ids({ sort: 'stock', order: 'asc' })).toEqual(
      named('Alat Ukur', 'Bata Merah', 'Dempul', 'Cat 100% Putih')
    )
    const { db } = world().services
    await db.update(products).set({ sold: 3 }).where(eq(products.id, made['Bata Merah']!))
    expect((await ids({ sort: 'sold' }))[0]).toBe(made['Bata Merah'])
  })

  it('is searched by a part of a name, an SKU, and numbers', async () => {
    const [paint] = named('Cat 100% Putih')
    for (const keyword of ['100%', 'putih', 'ct-9', String(paint)])
      expect(await ids({ keyword })).toEqual([paint])
    const [row] = value(
      await world().ops.call('GET /ops/product', { shop_id: shopId, keyword: 'bata merah' })
    )
    const { variants } = value(await world().ops.call('GET /ops/product/{id}', { id: row!.id }))
    expect(await ids({ keyword: `bb${variants[0]!.id}` })).toEqual(named('Bata Merah'))
    expect(await ids({ keyword: '%' })).toEqual([paint])
    expect(await ids({ keyword: 'tidak ada' })).toEqual([])
  })

  it('is limited to those that are named', async () => {
    const two = named('Bata Merah', 'Dempul')
    expect(await ids({ ids: two, sort: 'name', order: 'asc' })).toEqual(two)
    expect(codeOf(await world().ops.call('GET /ops/product', { ids: Array(101).fill(1) }))).toBe(
      'invalid_input'
    )
  })

  it('is filtered by category at each level, brand and state', async () => {
    for (const slug of ['cat', 'cat-tembok', 'cat-interior'])
      expect(await ids({ category_id: await categoryId(world(), slug) })).toEqual(named('Cat 100% Putih'))
    expect(await ids({ brand: 'BETON daftar' })).toEqual(named('Dempul'))
    expect(await ids({ state: 'low' })).toEqual(named('Dempul', 'Alat Ukur', 'Bata Merah'))
    expect(await ids({ state: 'empty' })).toEqual(named('Alat Ukur'))
    value(await world().ops.call('POST /ops/product/{id}/archive', { id: made['Alat Ukur']! }))
    expect(await ids({ state: 'empty' })).toEqual([])
    expect(await ids({ state: 'archived' })).toEqual(named('Alat Ukur'))
    expect(await ids({ state: 'active' })).toHaveLength(3)
  })

  it('comes in pages with its total', async () => {
    const page = await world().ops.call('GET /ops/product', {
      shop_id: shopId,
      sort: 'name',
      order: 'asc',
      page: 2,
      per_page: 3
    })
    expect(page).toMatchObject({
      value: [{ name: 'Dempul', min_price: 40_000, stock: 8, variants: 1 }],
      meta: { total: 4 }
    })
  })
})
