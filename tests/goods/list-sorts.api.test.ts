import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import type { Sent } from '#lib/calls.ts'
import { products } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const ops = () => world().ops
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const at = (days: number) => new Date(world().services.clock.now().getTime() + days * 86_400_000)

it('[ops-420] shops are sorted by name and by when they were added, both ways', async () => {
  const ids: number[] = []
  const { db } = world().services
  // Added in another order than they are named, and than their numbers say.
  for (const [name, days] of [
    ['Toko Urut B', -3],
    ['Toko Urut C', -2],
    ['Toko Urut A', -5]
  ] as const) {
    const id = await market.makeShop(name)
    await db
      .update(shops)
      .set({ createdAt: at(days) })
      .where(eq(shops.id, id))
    ids.push(id)
  }
  const [b, c, a] = ids as [number, number, number]
  const sorted = async (input: Sent<'GET /ops/shop'>) =>
    value(await ops().call('GET /ops/shop', { keyword: 'Toko Urut', ...input })).map(({ id }) => id)
  expect(await sorted({})).toEqual([a, b, c])
  expect(await sorted({ sort: 'name', order: 'desc' })).toEqual([c, b, a])
  expect(await sorted({ sort: 'newest' })).toEqual([c, b, a])
  expect(await sorted({ sort: 'newest', order: 'asc' })).toEqual([a, b, c])
  await db
    .update(shops)
    .set({ createdAt: at(-9) })
    .where(eq(shops.id, b))
  expect(await sorted({ sort: 'newest' })).toEqual([c, a, b])
  expect(await sorted({ sort: 'newest', per_page: 1, page: 2 })).toEqual([a])
})

it('[ops-420] promos are sorted by their end and by when they were added, both ways', async () => {
  const shopId = await market.makeShop('Toko Promo Urut')
  const period = { validFrom: at(-1), type: 'discount' as const, percentage: 5, usageLimit: 9 }
  const rows = [5, 9, 7].map((days, n) => ({
    ...period,
    shopId,
    code: `URUT${n}`,
    name: `Urut ${n}`,
    validUntil: at(days)
  }))
  const made = await world().services.db.insert(vouchers).values(rows).returning({ id: vouchers.id })
  const [a, b, c] = made.map(({ id }) => id) as [number, number, number]
  const sorted = async (input: Sent<'GET /ops/voucher'>) =>
    value(await ops().call('GET /ops/voucher', { shop_id: shopId, ...input })).map(({ id }) => id)
  expect(await sorted({})).toEqual([b, c, a])
  expect(await sorted({ sort: 'ends', order: 'asc' })).toEqual([a, c, b])
  expect(await sorted({ sort: 'newest' })).toEqual([c, b, a])
  expect(await sorted({ sort: 'newest', order: 'asc' })).toEqual([a, b, c])
})

it('[ops-420] brands are sorted by name and by the number of their products, both ways', async () => {
  for (const merk of ['Urutmerek B', 'urutmerek c', 'Urutmerek B', 'Urutmerek A']) {
    const { id } = await market.product({})
    await world().services.db.update(products).set({ merk }).where(eq(products.id, id))
  }
  const sorted = async (input: Sent<'GET /ops/brand'>) =>
    value(await ops().call('GET /ops/brand', { keyword: 'urutmerek', ...input })).map(({ name }) =>
      name.slice(-1)
    )
  expect(await sorted({})).toEqual(['A', 'B', 'c'])
  expect(await sorted({ sort: 'name', order: 'desc' })).toEqual(['c', 'B', 'A'])
  expect(await sorted({ sort: 'products' })).toEqual(['B', 'A', 'c'])
  expect(await sorted({ sort: 'products', order: 'asc' })).toEqual(['A', 'c', 'B'])
})

it('[ops-433] brands are counted on a page behind the last one too', async () => {
  const page = async (input: Sent<'GET /ops/brand'>) => {
    const { value: found, meta } = await listed(input)
    return [found.length, meta?.total, meta?.total_pages]
  }
  const listed = async (input: Sent<'GET /ops/brand'>) => {
    const answer = await ops().call('GET /ops/brand', { keyword: 'urutmerek', per_page: 2, ...input })
    return { value: value(answer), meta: answer.ok ? answer.meta : undefined }
  }
  expect(await page({ page: 2 })).toEqual([1, 3, 2])
  // So a file of more brands than a list goes deep to (D1) is known to be its beginning alone.
  for (const beyond of [3, 601, 10_000]) expect(await page({ page: beyond })).toEqual([0, 3, 2])
  expect(await page({ keyword: 'tidak ada merek ini' })).toEqual([0, 0, 0])
})

it('[ops-420] popular searches are sorted by place and word, and synonyms by word, both ways', async () => {
  for (const [keyword, sort] of [
    ['zirkonia b', 5],
    ['zirkonia a', 7],
    ['zirkonia c', 5]
  ] as const) {
    value(await ops().call('POST /ops/keyword', { keyword, sort }))
    value(await ops().call('POST /ops/synonym', { word: keyword, phrase: 'batu permata' }))
  }
  const found = { keyword: 'zirkonia' }
  const keywords = async (input: Sent<'GET /ops/keyword'>) =>
    value(await ops().call('GET /ops/keyword', { ...found, ...input })).map(({ keyword }) =>
      keyword.slice(-1)
    )
  const synonyms = async (input: Sent<'GET /ops/synonym'>) =>
    value(await ops().call('GET /ops/synonym', { ...found, ...input })).map(({ word }) => word.slice(-1))
  expect(await keywords({})).toEqual(['b', 'c', 'a'])
  expect(await keywords({ order: 'desc' })).toEqual(['a', 'c', 'b'])
  expect(await keywords({ sort: 'word' })).toEqual(['a', 'b', 'c'])
  expect(await keywords({ sort: 'word', order: 'desc' })).toEqual(['c', 'b', 'a'])
  expect(await synonyms({})).toEqual(['a', 'b', 'c'])
  expect(await synonyms({ order: 'desc' })).toEqual(['c', 'b', 'a'])
})
