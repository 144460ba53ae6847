import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { refreshProductSummaries } from '#server/product/summaries.ts'
import { searchOf } from '#server/search/search-of.ts'
import { synonyms } from '#server/search/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shop: { id: number; slug: string }

beforeAll(async () => {
  const { db, clock } = world().services
  market = await openMarket(world())
  const otherId = await market.makeShop('Toko Zirkon')
  const made = [
    await market.product({ name: 'Papan Zirkon Putih' }),
    await market.product({ name: 'Papan Zirkon Hitam', shopId: otherId }),
    await market.product({ name: 'Semen Zirkon 5 kg', shopId: otherId })
  ]
  await db.insert(synonyms).values([
    { word: 'zwonter', phrase: 'papan zirkon' },
    { word: 'papan licin', phrase: 'semen zirkon' },
    { word: 'zwobot', phrase: 'barang yang tak dijual' }
  ])
  await refreshProductSummaries(
    db,
    made.map(({ id }) => id),
    clock.now()
  )
  await searchOf(world().services).catchUp()
  const [row] = await db.select().from(shops).where(eq(shops.id, otherId))
  shop = row!
})

const suggest = async (keyword: string, shop_id?: string) =>
  value(
    await world()
      .person()
      .call('GET /buyer/product/keyword', { keyword, ...(shop_id && { shop_id }) })
  )
const names = (found: { kind: string; keyword: string }[], kind: string) =>
  found.filter(one => one.kind === kind).map(one => one.keyword)

describe('[search-9] wildcard characters', () => {
  it.each(['%', '_', '\\\\'])('%j is no prefix of a word', async typed => {
    expect(await suggest(typed)).toEqual([])
  })
})

describe('a misspelt word', () => {
  it('[search-28] suggests the probable word, and its goods', async () => {
    const found = await suggest('papan zirkin')
    expect(names(found, 'keyword')).toEqual(['papan zirkon'])
    expect(names(found, 'product').toSorted()).toEqual(['Papan Zirkon Hitam', 'Papan Zirkon Putih'])
  })

  it('[search-28] suggests in a shop its own goods', async () => {
    const found = await suggest('papan zirkin', shop.slug)
    expect(names(found, 'product')).toEqual(['Papan Zirkon Hitam'])
  })

  it('[search-28] without close words suggests nothing', async () => {
    expect(await suggest('qqzwpp')).toEqual([])
  })
})

describe('a trade name of a product', () => {
  it.each(['zwonter', 'zwon', 'zwo'])("[search-21] %j suggests the product's usual name", async typed => {
    const found = await suggest(typed)
    expect(names(found, 'keyword')).toEqual(['papan zirkon'])
    expect(names(found, 'product').toSorted()).toEqual(['Papan Zirkon Hitam', 'Papan Zirkon Putih'])
  })

  it('[search-21] with a further word is another product', async () => {
    expect(names(await suggest('papan'), 'keyword')).not.toContain('semen zirkon')
    expect(names(await suggest('papan l'), 'keyword')).not.toContain('papan zirkon')
  })

  it('[search-21] suggests nothing for two letters, nor products that nobody sells', async () => {
    expect(names(await suggest('zw'), 'keyword')).not.toContain('papan zirkon')
    expect(names(await suggest('zwob'), 'keyword')).toEqual([])
  })

  it('[search-21] exists in the demo market: hebel is bata ringan', async () => {
    const found = await suggest('hebel')
    expect(names(found, 'keyword')).toContain('bata ringan')
    expect(names(found, 'category')).toContain('Bata Ringan')
  })
})

describe('suggestions in a shop', () => {
  it('[search-22] are words with results there, and its goods', async () => {
    const found = await suggest('papan', shop.slug)
    expect(names(found, 'product')).toEqual(['Papan Zirkon Hitam'])
    expect(new Set(found.map(one => one.kind))).toEqual(new Set(['product']))
    expect(await suggest('zwonter', String(shop.id))).toMatchObject([
      { kind: 'keyword', keyword: 'papan zirkon', url: `/shop/${shop.slug}?keyword=papan+zirkon` },
      { kind: 'product', keyword: 'Papan Zirkon Hitam' }
    ])
  })

  it('[search-22] exclude a popular word if the shop has no such goods', async () => {
    await world().services.db.execute(
      sql`insert into curated_keywords (keyword, sort) values ('papan zirkon', 90), ('papan catur', 91) on conflict do nothing`
    )
    expect(names(await suggest('papan', shop.slug), 'keyword')).toEqual(['papan zirkon'])
    expect(names(await suggest('', shop.slug), 'keyword')).toEqual(['papan zirkon'])
    expect(names(await suggest('papan'), 'keyword')).toContain('papan catur')
  })

  it('[search-22] of an unknown shop are rejected', async () => {
    const answer = await world()
      .person()
      .call('GET /buyer/product/keyword', { keyword: 'papan', shop_id: 'tak-ada' })
    expect(codeOf(answer)).toBe('shop_not_found')
  })
})
