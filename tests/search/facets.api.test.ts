import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { productDetails, products } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'
import { searchOf, searchTag } from '#server/search/search-of.ts'

import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

type Goods = {
  name: string
  merk: string
  size: string
  colors: readonly string[]
  rating: number
  price: number
}

const goods: readonly Goods[] = [
  {
    name: 'Tegel Faset A',
    merk: 'Faset Satu',
    size: '60 x 60 cm',
    colors: ['Putih', 'Krem'],
    rating: 4.8,
    price: 50_000
  },
  {
    name: 'Tegel Faset B',
    merk: 'Faset Satu',
    size: '30 x 30 cm',
    colors: ['putih'],
    rating: 4.1,
    price: 30_000
  },
  { name: 'Tegel Faset C', merk: 'FASET DUA', size: '60 x 60 cm', colors: [], rating: 3.2, price: 20_000 },
  { name: 'Tegel Faset D', merk: '', size: '100 x 100 cm', colors: ['Hitam'], rating: 0, price: 90_000 }
]
let category = { id: 0, slug: '' }

beforeAll(async () => {
  const { db, clock, forget } = world().services
  const [model] = await db.select().from(products).orderBy(products.id).limit(1)
  if (!model) throw new Error('The world has products')
  const [detail] = await db.select().from(productDetails).where(eq(productDetails.productId, model.id))
  if (!detail) throw new Error('Products have variants')
  const { id: _id, ...fields } = model
  const { id: _detailId, ...measures } = detail
  const made: number[] = []
  for (const [i, one] of goods.entries()) {
    const { name, merk, rating } = one
    const specifications = [{ label: 'Ukuran', value: one.size }]
    const own = {
      name,
      merk,
      rating,
      specifications,
      slug: `tegel-faset-${i}`,
      isActive: true,
      variantName1: 'Warna'
    }
    const [product] = await db
      .insert(products)
      .values({ ...fields, ...own, description: '', variantName2: null })
      .returning({ id: products.id })
    if (!product) throw new Error('Not inserted')
    made.push(product.id)
    for (const color of one.colors.length > 0 ? one.colors : [null])
      await db.insert(productDetails).values({
        ...measures,
        productId: product.id,
        subName1: color,
        subName2: null,
        price: one.price,
        stock: 5
      })
  }
  await refreshProductSummaries(db, made, clock.now())
  for (const [i, { rating }] of goods.entries())
    await db
      .update(products)
      .set({ rating })
      .where(eq(products.id, made[i] ?? 0))
  await searchOf(world().services).catchUp()
  forget([searchTag, 'catalogue'])
  category = { id: model.c1, slug: '' }
})

type FacetQuery = {
  brand?: string[]
  size?: string[]
  color?: string[]
  rating_min?: number
  max_price?: number
}

const facets = async (query: FacetQuery = {}) =>
  value(
    await world()
      .person()
      .call('GET /buyer/product/facets', { keyword: 'tegel faset', ...query })
  )
const list = async (query: FacetQuery = {}) =>
  value(
    await world()
      .person()
      .call('GET /buyer/product', { keyword: 'tegel faset', sort_by: 'termurah', ...query })
  ).map(card => card.name)
const counts = (values: readonly { value: string | number; count: number }[]) =>
  values.map(({ value: one, count }) => `${one}: ${count}`)

describe('the facets of a list', () => {
  test('[catalogue-63] count brands, sizes, colours and stars of the list', async () => {
    const found = await facets()
    expect(counts(found.brand)).toEqual(['Faset Satu: 2', 'FASET DUA: 1'])
    expect(counts(found.size)).toEqual(['30 x 30 cm: 1', '60 x 60 cm: 2', '100 x 100 cm: 1'])
    expect(counts(found.color)).toEqual(['Putih: 2', 'Hitam: 1', 'Krem: 1'])
    expect(counts(found.rating)).toEqual(['4: 2', '3: 3', '2: 3', '1: 3'])
  })

  test('[catalogue-64] do not filter themselves, but each other', async () => {
    const found = await facets({ brand: ['Faset Satu'] })
    expect(counts(found.brand)).toEqual(['Faset Satu: 2', 'FASET DUA: 1'])
    expect(counts(found.size)).toEqual(['30 x 30 cm: 1', '60 x 60 cm: 1'])
    const both = await facets({ brand: ['Faset Satu'], size: ['60 x 60 cm'] })
    expect(counts(both.brand)).toEqual(['FASET DUA: 1', 'Faset Satu: 1'])
    expect(counts(both.size)).toEqual(['30 x 30 cm: 1', '60 x 60 cm: 1'])
    expect(counts(both.color)).toEqual(['Krem: 1', 'Putih: 1'])
  })

  test('[catalogue-64] count a chosen value even if nothing is left of it', async () => {
    const found = await facets({ brand: ['Tidak Ada'], max_price: 60_000 })
    expect(counts(found.brand)).toEqual(['Faset Satu: 2', 'FASET DUA: 1', 'Tidak Ada: 0'])
    expect(found.size).toEqual([])
  })

  test('[catalogue-63] exist for a category or a shop too, but not for an unknown one', async () => {
    const { person } = world()
    const ofCategory = await person().call('GET /buyer/product/facets', {
      category_id: String(category.id),
      brand: ['Faset Satu']
    })
    expect(value(ofCategory).brand.find(one => one.value === 'Faset Satu')?.count).toBe(2)
    const ofNone = await person().call('GET /buyer/product/facets', { category_id: 'tidak-ada' })
    expect(ofNone).toMatchObject({ ok: false, error: { code: 'category_not_found' } })
    const ofNoShop = await person().call('GET /buyer/product/facets', { shop_id: 'tidak-ada' })
    expect(ofNoShop).toMatchObject({ ok: false, error: { code: 'shop_not_found' } })
  })
})

describe('a list filtered by facets', () => {
  test('[catalogue-65] shows products with any of the values, in any case', async () => {
    expect(await list({ brand: ['faset dua', 'Faset Satu'] })).toEqual([
      'Tegel Faset C',
      'Tegel Faset B',
      'Tegel Faset A'
    ])
    expect(await list({ color: ['Putih'] })).toEqual(['Tegel Faset B', 'Tegel Faset A'])
    expect(await list({ size: ['60 x 60 cm'], color: ['Krem', 'Hitam'] })).toEqual(['Tegel Faset A'])
    expect(await list({ rating_min: 4 })).toEqual(['Tegel Faset B', 'Tegel Faset A'])
  })

  test('[catalogue-65] needs no keyword, and has further pages', async () => {
    const request = (page: number) =>
      world()
        .person()
        .call('GET /buyer/product', {
          brand: ['Faset Satu', 'Faset Dua'],
          sort_by: 'termahal',
          page,
          per_page: 2
        })
    const first = await request(1)
    expect(value(first).map(card => card.name)).toEqual(['Tegel Faset A', 'Tegel Faset B'])
    expect(first).toMatchObject({ meta: { total: 3, total_pages: 2 } })
    expect(value(await request(2)).map(card => card.name)).toEqual(['Tegel Faset C'])
  })

  test('[catalogue-66] rejects more than twenty values, a long one and six stars', async () => {
    const { person } = world()
    const many = await person().call('GET /buyer/product', {
      brand: Array.from({ length: 21 }, (_, i) => `M${i}`)
    })
    expect(many).toMatchObject({ ok: false, error: { status: 422 } })
    const long = await person().call('GET /buyer/product/facets', { color: ['x'.repeat(61)] })
    expect(long).toMatchObject({ ok: false, error: { status: 422 } })
    const stars = await person().call('GET /buyer/product', { rating_min: 6 })
    expect(stars).toMatchObject({ ok: false, error: { status: 422 } })
  })
})

test('[search-28] a product whose details are no list is found all the same, without facets', async () => {
  const { db } = world().services
  await db
    .update(products)
    .set({ specifications: {} as never })
    .where(eq(products.name, 'Tegel Faset D'))
  await searchOf(world().services).catchUp()
  await world().services.forget([searchTag])
  const found = await world().person().call('GET /buyer/product', { keyword: 'tegel faset d' })
  expect(value(found).map(({ name }) => name)).toContain('Tegel Faset D')
})
