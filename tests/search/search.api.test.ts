import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { refreshProductSummaries } from '#server/product/summaries.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { searchOf, searchTag } from '#server/search/search-of.ts'
import { synonyms } from '#server/search/schema.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

/** Names for the searches of this file; the rest of the catalogue is noise around them. */
const names = [
  'Bata Ringan Uji 60x20x10',
  'Perekat Bata Uji untuk bata ringan',
  'Granit Uji Abu 60x60',
  'Granit Uji Putih 80x80',
  'Pipa PVC Uji 3/4 inch',
  'Kuas Uji Pengecatan'
] as const
const ids = new Map<string, number>()

beforeAll(async () => {
  const { db, clock } = world().services
  const [model] = await db.select().from(products).orderBy(products.id).limit(1)
  if (!model) throw new Error('The world has products')
  const [detail] = await db.select().from(productDetails).where(eq(productDetails.productId, model.id))
  if (!detail) throw new Error('Products have variants')
  for (const [i, name] of names.entries()) {
    const { id: _id, ...fields } = model
    const [made] = await db
      .insert(products)
      .values({ ...fields, name, slug: `uji-${i}x`, description: 'Barang percobaan', merk: 'Uji' })
      .returning({ id: products.id })
    if (!made) throw new Error('Not inserted')
    ids.set(name, made.id)
    const { id: _detailId, ...size } = detail
    await db.insert(productDetails).values({ ...size, productId: made.id, stock: 9 })
  }
  await db.insert(synonyms).values({ word: 'hebel', phrase: 'bata ringan' }).onConflictDoNothing()
  await refreshProductSummaries(db, [...ids.values()], clock.now())
})

const search = async (keyword: string) => {
  await searchOf(world().services).catchUp()
  world().services.forget([searchTag])
  const answer = await world().person().call('GET /buyer/product', { keyword, per_page: 100 })
  return value(answer).map(card => card.name)
}

describe('a search', () => {
  test('[search-2] finds the words of a name, and their prefixes', async () => {
    expect(await search('granit uji abu')).toEqual(['Granit Uji Abu 60x60'])
    expect(await search('uji abu grani')).toEqual(['Granit Uji Abu 60x60'])
  })

  test('[search-3] puts names before mentions', async () => {
    const { db, clock } = world().services
    const id = ids.get('Kuas Uji Pengecatan') ?? 0
    await db.update(products).set({ description: 'Cocok juga untuk nat abu' }).where(eq(products.id, id))
    await refreshProductSummaries(db, [id], clock.now())
    const found = await search('uji abu')
    expect(found.at(-1)).toBe('Kuas Uji Pengecatan')
    expect(found[0]).toBe('Granit Uji Abu 60x60')
  })

  test('[search-3] puts the head of a name before its complement', async () => {
    expect((await search('bata uji'))[0]).toBe('Bata Ringan Uji 60x20x10')
  })

  test('[search-4] tolerates one typing error', async () => {
    expect(await search('garnit uji abu')).toEqual(['Granit Uji Abu 60x60'])
    expect(await search('grnit uji abu')).toEqual(['Granit Uji Abu 60x60'])
    expect(await search('graanit uji abu')).toEqual(['Granit Uji Abu 60x60'])
  })

  test('[search-5] knows the words of the trade', async () => {
    expect(await search('hebel uji 60x20x10')).toEqual(['Bata Ringan Uji 60x20x10'])
  })

  test('[search-6] reads sizes in any spelling', async () => {
    for (const keyword of ['granit uji 60x60', 'granit uji 60 x 60', 'granit uji 60×60 cm']) {
      expect(await search(keyword)).toEqual(['Granit Uji Abu 60x60'])
    }
    expect(await search('pipa uji 3/4"')).toEqual(['Pipa PVC Uji 3/4 inch'])
  })

  test('[search-2] knows Indonesian word forms', async () => {
    expect(await search('uji mengecat')).toContain('Kuas Uji Pengecatan')
  })

  test('[search-7] leaves out a word that nothing contains', async () => {
    expect((await search('granit uji abu zzqqxxw'))[0]).toBe('Granit Uji Abu 60x60')
    expect(await search('zzqqxxw')).toEqual([])
  })

  test('[search-8] puts available goods first', async () => {
    const { db, clock } = world().services
    const id = ids.get('Granit Uji Abu 60x60') ?? 0
    await db.update(productDetails).set({ stock: 0 }).where(eq(productDetails.productId, id))
    await refreshProductSummaries(db, [id], clock.now())
    expect(await search('granit uji 60x60')).toEqual(['Granit Uji Abu 60x60'])
    expect((await search('granit uji')).at(-1)).toBe('Granit Uji Abu 60x60')
  })

  test('[search-9] accepts every special character of query languages', async () => {
    for (const keyword of ["' | !", 'a:*&', '\\', '%_', '<script>', '((', "o'brien", '🧱']) {
      expect(Array.isArray(await search(keyword))).toBe(true)
    }
  })
})

describe('suggestions', () => {
  const suggest = async (keyword?: string) =>
    value(
      await world()
        .person()
        .call('GET /buyer/product/keyword', keyword ? { keyword } : {})
    )

  test('[search-11] exclude searches without results, and count no further pages', async () => {
    await search('zzqqxxw')
    await world().person().call('GET /buyer/product', { keyword: 'kuas uji', page: 2 })
    const words = (await suggest()).map(one => one.keyword)
    expect(words).not.toContain('zzqqxxw')
    expect(words).not.toContain('kuas uji')
  })

  test('[search-12] complete the typed text', async () => {
    const found = await suggest('granit u')
    const [white] = found.filter(one => one.keyword === 'Granit Uji Putih 80x80')
    expect(white).toMatchObject({
      kind: 'product',
      url: '/product/uji-3x',
      price: expect.any(Number),
      sale_unit: 'sak'
    })
    expect(white?.photo).toMatch(/^products\//)
    const kinds = await suggest('keram')
    expect(kinds.some(one => one.kind === 'category' && one.url.startsWith('/category/'))).toBe(true)
  })

  test('[search-12] are ten at most, three of them categories and four products', async () => {
    const found = await suggest('k')
    const count = (kind: string) => found.filter(one => one.kind === kind).length
    expect([found.length <= 10, count('category'), count('product')]).toEqual([true, 3, 4])
  })
})
