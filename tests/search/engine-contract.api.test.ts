import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { cities, provinces } from '#server/address/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { CatalogueSearch } from '#server/search/catalogue-search.ts'
import { PostgresSearch } from '#server/search/postgres/postgres-search.ts'
import { synonyms } from '#server/search/schema.ts'
import type { ProductSearch, SearchEngine } from '#server/search/search-engine.ts'

import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

// What every search engine has to do (src/server/search/search-engine.ts); a third one joins the list below.

const world = useWorld()
let market: Market
let otherShop: number
const engines: [name: string, engine: SearchEngine][] = []
/** The ids of the products of this file by their names. */
const ids = new Map<string, number>()

const far = { province: 7, city: 703 }

const goods = [
  { name: 'Tegel Zirkon Putih 60x60', merk: 'Zwarna', price: 50_000, size: '60 x 60 cm', colors: ['Putih'] },
  {
    name: 'Tegel Zirkon Krem 30x30',
    merk: 'zwarna',
    price: 30_000,
    size: '30 x 30 cm',
    colors: ['Krem', 'putih']
  },
  { name: 'Tegel Zirkon Hitam 60x60', merk: 'Zlain', price: 90_000, size: '60 x 60 cm', colors: [] },
  { name: 'Lem Tegel Zirkon', merk: 'Zlain', price: 20_000, size: '', colors: [] },
  { name: 'Palu Turmalin', merk: '', price: 10_000, size: '', colors: [] },
  { name: 'Obeng ZLK 60', merk: '', price: 10_000, size: '', colors: [] }
]

beforeAll(async () => {
  const { services } = world()
  const { db } = services
  market = await openMarket(world())
  otherShop = await market.makeShop('Toko Turmalin')
  await db.insert(provinces).values({ id: far.province, code: '7', name: 'Provinsi Jauh', island: 'Uji' })
  await db
    .insert(cities)
    .values({ id: far.city, code: '7.03', provinceId: far.province, name: 'Kota Jauh', lat: -0.9, lng: 100 })
  for (const [i, { name, merk, price, size, colors }] of goods.entries()) {
    const made = await market.product({ name, price, ...(i === 3 && { shopId: otherShop }) })
    ids.set(name, made.id)
    const specifications = size ? [{ label: 'Ukuran', value: size }] : []
    await db
      .update(products)
      .set({
        merk,
        specifications,
        variantName1: 'Warna',
        rating: 5 - i,
        rank: 0.5 - i / 10,
        description: name.startsWith('Palu') ? 'Untuk memukul granitku' : '',
        ...(i === 1 && { cityId: far.city, provinceId: far.province })
      })
      .where(eq(products.id, made.id))
    const [detail] = await db.select().from(productDetails).where(eq(productDetails.id, made.detailId))
    const { id: _id, ...fields } = detail!
    for (const subName1 of colors) await db.insert(productDetails).values({ ...fields, subName1 })
  }
  const sold = await market.product({ name: 'Tegel Zirkon Habis', stock: 0, price: 1_000 })
  ids.set('Tegel Zirkon Habis', sold.id)
  await db.insert(synonyms).values([
    { word: 'zwubin', phrase: 'tegel' },
    { word: 'zwk 60', phrase: 'palu' },
    { word: 'zlk 60', phrase: 'lem tegel' },
    { word: 'palu/zwusun + turmalin', phrase: 'lem zirkon' }
  ])
  engines.push(
    ['in memory', new CatalogueSearch(services, () => undefined)],
    ['in the database', new PostgresSearch(services, () => undefined)]
  )
})

const [putih, krem, hitam, lem] = goods.map(({ name }) => name)
const habis = 'Tegel Zirkon Habis'

const nameOf = (id: number) => [...ids].find(([, one]) => one === id)?.[0] ?? `product ${id}`

/** Runs a search on each engine, which must agree; returns the names and what was searched instead. */
async function search(keyword: string, more: Partial<ProductSearch> = {}) {
  const all = []
  for (const [name, engine] of engines) {
    await engine.catchUp()
    const found = await engine.find({ keyword, sort: 'rekomendasi', filter: {}, first: 20, ...more })
    all.push({ name, names: found.ids.map(nameOf), total: found.total, instead: found.instead })
  }
  const [first, ...others] = all
  for (const other of others) expect(other).toEqual({ ...first, name: other.name })
  return first!
}
const names = async (...asked: Parameters<typeof search>) => (await search(...asked)).names

describe('[search-31] each engine', () => {
  test('finds what all words name: available ones first, the head of a name before its complement', async () => {
    expect(await search('tegel zirkon')).toMatchObject({
      names: [putih, krem, hitam, lem, habis],
      total: 5,
      instead: undefined
    })
  })

  test('finds by brand, size, colour, synonym, beginning and description', async () => {
    expect(await names('zwarna')).toEqual([putih, krem])
    expect(await names('tegel 600x600mm zirkon')).toEqual([putih, hitam])
    expect(await names('zwubin krem')).toEqual([krem])
    expect(await names('tegel zirk')).toEqual([putih, krem, hitam, lem, habis])
    expect(await names('palu granitku')).toEqual(['Palu Turmalin'])
  })

  test('[search-71] reads no need whose words are one thing of names', async () => {
    expect(await names('zwusun buat turmalin')).toEqual([lem])
    const { names: found, instead } = await search('palu turmalin qwertz')
    expect([found[0], instead?.keyword]).toEqual(['Palu Turmalin', 'palu turmalin'])
  })

  test('[search-72] reads a thing and another word that were written as one', async () => {
    const { names: found, instead } = await search('tegelgranitku')
    expect([found[0], instead?.keyword]).toEqual([putih, 'tegel'])
  })

  test('corrects typing errors, words written as one, and leaves words out', async () => {
    expect(await search('tegel zirkin')).toMatchObject({
      instead: { why: 'corrected', keyword: 'tegel zirkon' }
    })
    expect(await search('tegelzirkon')).toMatchObject({
      instead: { why: 'corrected', keyword: 'tegel zirkon' }
    })
    const { names, instead } = await search('lem tegel zirkon turmalin')
    // Other glue for tiles follows.
    expect([names[0], instead]).toEqual([lem, { why: 'reduced', keyword: 'lem tegel zirkon' }])
    expect(await search('tegel zirkin', { isVerbatim: true })).toMatchObject({ names: [], total: 0 })
  })

  test('[search-88] says that no name has a model number', async () => {
    const instead = { why: 'reduced', keyword: 'palu turmalin' }
    expect(await search('palu turmalin zwk 60')).toMatchObject({ names: ['Palu Turmalin'], instead })
    expect(await search('palu turmalin zwk60')).toMatchObject({ instead: { ...instead, why: 'both' } })
    expect(await search('zlk 60')).toMatchObject({ instead: undefined })
    expect(await search('palu zwk 60', { isVerbatim: true })).toMatchObject({ names: [], total: 0 })
  })

  test('completes the word that is being typed', async () => {
    expect(await names('palu tu', { isTyping: true, isVerbatim: true })).toEqual(['Palu Turmalin'])
  })

  test('narrows by every filter, and not the interpretation', async () => {
    const tegel = (filter: ProductSearch['filter']) => names('tegel zirkon', { filter })
    expect(await tegel({ min_price: 30_000, max_price: 60_000 })).toEqual([putih, krem])
    expect(await tegel({ shopId: otherShop })).toEqual([lem])
    expect(await tegel({ city_id: [far.city] })).toEqual([krem])
    expect(await tegel({ brand: ['ZWARNA'] })).toEqual([putih, krem])
    expect(await tegel({ size: ['60 x 60 cm'] })).toEqual([putih, hitam])
    expect(await tegel({ color: ['PUTIH'], size: ['30 x 30 cm'] })).toEqual([krem])
    expect(await tegel({ rating_min: 4 })).toEqual([putih, krem])
    expect(await names('tegel zirkon', { isInStock: true })).not.toContain(habis)
    expect(await search('tegel zirkon', { filter: { shopId: -1 } })).toMatchObject({
      names: [],
      instead: undefined
    })
    expect(await search('tegel zirkin', { filter: { shopId: otherShop } })).toMatchObject({
      names: [lem],
      instead: { why: 'corrected' }
    })
  })

  test('sorts, with what is sold out last', async () => {
    expect(await names('tegel zirkon', { sort: 'termurah' })).toEqual([lem, krem, putih, hitam, habis])
    expect(await names('tegel zirkon', { sort: 'termahal' })).toEqual([hitam, putih, krem, lem, habis])
    const kmFrom = (city: number) => (city === far.city ? 1 : 700)
    expect((await names('tegel zirkon', { sort: 'terdekat', kmFrom }))[0]).toBe(krem)
    expect((await names('', { sort: 'terdekat', kmFrom, first: 1 }))[0]).toBe(krem)
    expect(await names('', { filter: { brand: ['Zwarna'] }, sort: 'termahal' })).toEqual([putih, krem])
  })

  test('gives pages without repeats', async () => {
    for (const sort of ['rekomendasi', 'terbaru'] as const) {
      const all = await names('tegel zirkon', { sort })
      for (let first = 0; first <= all.length; first += 1)
        expect(await search('tegel zirkon', { sort, first })).toMatchObject({
          names: all.slice(0, first),
          total: 5
        })
    }
  })

  test('counts facets, which do not narrow themselves', async () => {
    for (const [name, engine] of engines) {
      await engine.catchUp()
      const facets = await engine.facets({ keyword: 'tegel zirkon' }, { brand: ['Zwarna'] })
      expect(facets.brand, name).toEqual(
        [
          { value: 'Uji', count: 1 },
          { value: 'Zlain', count: 2 },
          { value: 'Zwarna', count: 2 }
        ].toSorted((a, b) => b.count - a.count)
      )
      expect(facets.size, name).toEqual([
        { value: '30 x 30 cm', count: 1 },
        { value: '60 x 60 cm', count: 1 }
      ])
      expect(facets.color, name).toContainEqual({ value: 'Putih', count: 2 })
    }
    const [[, one], [, other]] = engines as [[string, SearchEngine], [string, SearchEngine]]
    const ofShop = (engine: SearchEngine) => engine.facets({ keyword: '' }, { shopId: market.shopId })
    expect(await ofShop(other)).toEqual(await ofShop(one))
    expect((await ofShop(one)).brand.map(({ value }) => value)).toEqual(['Zwarna', 'Uji', 'Zlain'])
  })

  test('knows which words name products', async () => {
    for (const [, engine] of engines)
      expect(await engine.areNaming(['zirkon', 'zwarna', 'granitku', 'zzz', 'putih'])).toEqual([
        true,
        true,
        false,
        false,
        true
      ])
  })

  test('follows names, prices, stock and what is no longer sold', async () => {
    const { db } = world().services
    const change = (name: string, values: Partial<typeof products.$inferInsert>) =>
      db
        .update(products)
        .set(values)
        .where(eq(products.id, ids.get(name) ?? 0))
    await change(hitam!, { cardPrice: 5_000 })
    expect((await names('tegel zirkon', { sort: 'termurah' }))[0]).toBe(hitam)
    await change(hitam!, { bestStock: 0 })
    expect((await names('tegel zirkon', { sort: 'termurah' })).slice(-2)).toEqual([habis, hitam])
    await change(hitam!, { name: 'Tegel Obsidian' })
    expect(await names('obsidian')).toEqual([hitam])
    expect(await names('tegel zirkon')).not.toContain(hitam)
    await change(hitam!, { isActive: false })
    expect(await search('obsidian')).toMatchObject({ names: [], total: 0 })
    await change(hitam!, { isActive: true, bestStock: 10, name: hitam!, cardPrice: 90_000, rank: 0.9 })
    expect((await names('tegel zirkon'))[0]).toBe(hitam)
  })

  test('gives the products behind those that are ordered by words in the order in which they were chosen', async () => {
    const made: number[] = []
    for (let size = 1; size <= 14; size += 1)
      made.push((await market.product({ name: `Paku Topas ${size} cm`, price: 1_000 * size })).id)
    const engine = new PostgresSearch(world().services, () => undefined, { maxRanked: 3 })
    const find = (first: number, sort: ProductSearch['sort']) =>
      engine.find({ keyword: 'paku topas', sort, filter: {}, first })
    const { ids: all, total } = await find(20, 'rekomendasi')
    expect([new Set(all), total]).toEqual([new Set(made), 14])
    expect(all).toHaveLength(14)
    for (let first = 0; first < 14; first += 1)
      expect(await find(first, 'rekomendasi')).toMatchObject({ ids: all.slice(0, first), total: 14 })
    expect((await find(20, 'termurah')).ids).toEqual(made)
  })

  test('[search-9] is broken by no character', async () => {
    const words =
      `' '' " \\ \\' : :* & | ! ( ) <-> % _ $1 ; -- / ~ + = '~zirkon' /zirkon tegel:zirkon tegel&!zirkon`.split(
        ' '
      )
    for (const word of [
      ...words,
      words.join(' '),
      "tegel' | 'zirkon",
      'a'.repeat(3000),
      '\u0000',
      '\ud800',
      '🧱'
    ])
      await search(word)
    expect(await names("tegel & zirkon' | \\ !")).toContain(putih)
  })

  test('answers the same for the products of the world', async () => {
    const { db } = world().services
    const all = await db.select().from(products).orderBy(products.id).limit(30)
    for (const { name } of all) {
      const words = name.split(' ')
      for (const keyword of [name, words.slice(0, 2).join(' '), `${words[0]} uji coba`, name.slice(1)])
        await search(keyword)
    }
  })
})
