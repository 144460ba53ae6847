import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import type { ProductCardData } from '#lib/product/product-shapes.ts'
import type { Sent } from '#lib/calls.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { discountedPrice } from '#lib/product/price.ts'
import { products } from '#server/product/schema.ts'
import { factsFilter } from '#server/search/index/facts-filter.ts'
import type { ProductFacts } from '#server/search/index/product-entry.ts'
import { searchOf } from '#server/search/search-of.ts'

import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

const list = (input: Sent<'GET /buyer/product'> = {}) =>
  world()
    .person()
    .call('GET /buyer/product', { per_page: 100, ...input })
const cards = async (input?: Sent<'GET /buyer/product'>) => value(await list(input))
const row = async (id: number) => {
  const [found] = await world().services.db.select().from(products).where(eq(products.id, id))
  if (!found) throw new Error(`No product ${id}`)
  return found
}
/** Changes a product as its seller would, and drops its cached answers. */
async function change(id: number, set: Partial<typeof products.$inferInsert>): Promise<void> {
  const { db, invalidate } = world().services
  await db.update(products).set(set).where(eq(products.id, id))
  await invalidate([`product:${id}`, 'catalogue'])
}
/** The price on a card: with the voucher that counts. */
const cardPrice = ({ price, vouchers }: ProductCardData) => discountedPrice(price, vouchers)
/** A list with a hand-written address. */
async function search(query: string): Promise<{ status: number; ids: number[] }> {
  const { app, services } = world()
  const headers = { host: 'localhost', ...signatureHeaders(services.config.signatureKey, Date.now()) }
  const answer = await app.request(`http://localhost/api/v1/buyer/product?${query}`, { headers })
  const { data } = (await answer.json()) as { data: { id: number }[] | null }
  return { status: answer.status, ids: (data ?? []).map(({ id }) => id) }
}
const rowsOf = (found: ProductCardData[]) => Promise.all(found.map(card => row(card.id)))

describe('filters', () => {
  let all: ProductCardData[] = []
  beforeAll(async () => {
    all = await cards()
  })

  test('the seeded world is there', () => {
    expect(all).toHaveLength(60)
  })

  test('[catalogue-1] narrow to a type', async () => {
    await change(all[2]?.id ?? 0, { type: 'non-material' })
    const found = await cards({ type: 'non-material' })
    expect(found.map(card => card.id)).toContain(all[2]?.id)
    expect(found.length).toBeLessThan(all.length)
    expect((await rowsOf(found)).every(p => p.type === 'non-material')).toBe(true)
  })

  test('[catalogue-1] accept "used" for "second"', async () => {
    const [first] = all
    await change(first?.id ?? 0, { condition: 'second' })
    expect((await cards({ condition: 'second' })).map(card => card.id)).toContain(first?.id)
    expect(await cards({ condition: 'used' })).toEqual(await cards({ condition: 'second' }))
    expect((await cards({ condition: 'new' })).map(card => card.id)).not.toContain(first?.id)
  })

  test('[catalogue-1, catalogue-2] narrow to a price range, bounds included', async () => {
    const prices = all.map(cardPrice).toSorted((a, b) => a - b)
    const [low = 0, high = 0] = [prices[10], prices[30]]
    const found = await cards({ min_price: low, max_price: high })
    const expected = prices.filter(price => price >= low && price <= high)
    expect(found.map(cardPrice).toSorted((a, b) => a - b)).toEqual(expected)
  })

  test('[catalogue-1] narrow to provinces and cities', async () => {
    const { provinceId, cityId } = await row(all[0]?.id ?? 0)
    const inProvince = await rowsOf(await cards({ province_id: [provinceId] }))
    expect(inProvince.length).toBeGreaterThan(0)
    expect(inProvince.every(p => p.provinceId === provinceId)).toBe(true)
    const inCity = await rowsOf(await cards({ city_id: [cityId] }))
    expect(inCity.length).toBeGreaterThan(0)
    expect(inCity.every(p => p.cityId === cityId)).toBe(true)
  })

  test('[catalogue-31] narrow to cities of several provinces, and to whole provinces beside them', async () => {
    const rows = await rowsOf(all)
    const one = rows[0]!
    const other = rows.find(p => p.provinceId !== one.provinceId)!
    const both = { province_id: [one.provinceId, other.provinceId] }
    const cities = await rowsOf(await cards({ ...both, city_id: [one.cityId, other.cityId] }))
    expect(new Set(cities.map(p => p.cityId))).toEqual(new Set([one.cityId, other.cityId]))
    const mixed = await rowsOf(await cards({ ...both, city_id: [one.cityId] }))
    expect(new Set(mixed.map(p => p.provinceId))).toEqual(new Set(both.province_id))
    expect(mixed.every(p => p.provinceId === other.provinceId || p.cityId === one.cityId)).toBe(true)
    // A search answers the same.
    const isIn = factsFilter({ ...both, city_id: [one.cityId] })
    const found = rows.filter(({ provinceId, cityId }) => isIn({ provinceId, cityId } as ProductFacts))
    expect(found.map(p => p.id).toSorted()).toEqual(mixed.map(p => p.id).toSorted())
  })

  test('[catalogue-28] accept several values with and without brackets, for fields that are lists', async () => {
    const places = await rowsOf(all)
    const [one, two] = [...new Set(places.map(p => p.provinceId))]
    const bare = await search(`per_page=100&province_id=${one}&province_id=${two}`)
    expect(bare).toEqual(await search(`per_page=100&province_id[]=${one}&province_id[]=${two}`))
    const inOne = await search(`per_page=100&province_id=${one}`)
    expect(inOne.ids.length).toBeGreaterThan(0)
    expect(bare.ids.length).toBeGreaterThan(inOne.ids.length)
    expect(inOne).toEqual(await search(`per_page=100&province_id[]=${one}`))
    // A single-value field takes its last value; mixed forms are invalid, and lists have a maximum.
    expect(await search('per_page=5&per_page=7')).toEqual(await search('per_page=7'))
    expect((await search(`province_id=${one}&province_id[]=${two}`)).status).toBe(422)
    expect((await search('city_id=1&'.repeat(201))).status).toBe(422)
  })

  test('[catalogue-1] narrow to Kurir Toko and to pre-orders, sent as the string "true"', async () => {
    await change(all[1]?.id ?? 0, { isPreOrder: true })
    const carried = await cards({ is_free_shipping: 'true' })
    expect(carried.length).toBeGreaterThan(0)
    expect(carried.every(card => card.is_free_shipping)).toBe(true)
    const preOrders = await cards({ is_pre_order: 'true' })
    expect(preOrders.map(card => card.id)).toContain(all[1]?.id)
    expect(preOrders.every(card => card.is_pre_order)).toBe(true)
  })

  test('[catalogue-3] reject invalid filters', async () => {
    expect(codeOf(await list({ sort_by: 'murah' as 'termurah' }))).toBe('invalid_input')
    expect(codeOf(await list({ min_price: 'abc' }))).toBe('invalid_input')
  })
})

describe('orders', () => {
  /** Available products in the order of a figure, then sold-out ones in the same order (catalogue-6). */
  const inOrder = <T extends { stock: number }>(found: T[], figure: (one: T) => number) =>
    found.every((one, i) => {
      const before = found[i - 1]
      if (!before) return true
      const [isSoldBefore, isSold] = [before.stock <= 0, one.stock <= 0]
      return isSoldBefore === isSold ? figure(before) <= figure(one) : isSold
    })

  test('[catalogue-5] by price, up and down', async () => {
    expect(inOrder(await cards({ sort_by: 'termurah' }), cardPrice)).toBe(true)
    expect(inOrder(await cards({ sort_by: 'termahal' }), card => -cardPrice(card))).toBe(true)
  })

  test('[catalogue-5] by age, up and down', async () => {
    const newest = await rowsOf(await cards({ sort_by: 'terbaru' }))
    expect(inOrder(newest, p => -p.createdAt.getTime())).toBe(true)
    expect(inOrder(await rowsOf(await cards({ sort_by: 'terlama' })), p => p.createdAt.getTime())).toBe(true)
  })

  test('[catalogue-5] by sales in 30 days, then in total', async () => {
    const found = await rowsOf(await cards({ sort_by: 'terlaris' }))
    expect(inOrder(found, p => -(p.sold30d * 1e7 + p.sold))).toBe(true)
  })

  test('[catalogue-5, catalogue-6] by rank, with sold-out products at the end', async () => {
    const [best] = await cards({ sort_by: 'rekomendasi' })
    const { stock, bestStock } = await row(best?.id ?? 0)
    await change(best?.id ?? 0, { stock: 0, bestStock: 0 })
    const found = await cards({ sort_by: 'rekomendasi' })
    const firstSoldOut = found.findIndex(card => !card.can_buy)
    expect(found.slice(firstSoldOut).map(card => card.id)).toContain(best?.id)
    expect(found.slice(firstSoldOut).every(card => !card.can_buy)).toBe(true)
    const inStock = await rowsOf(found.slice(0, firstSoldOut))
    expect(inOrder(inStock, p => -p.rank)).toBe(true)
    // Less stock than the minimum: not for sale any more.
    const { min } = await row(best?.id ?? 0)
    await change(best?.id ?? 0, { stock: 4, bestStock: 4, min: 5 })
    const few = await cards({ sort_by: 'rekomendasi' })
    expect(few.map(card => card.id)).toEqual(found.map(card => card.id))
    expect(few.find(card => card.id === best?.id)).toMatchObject({ stock: 4, can_buy: false })
    await change(best?.id ?? 0, { stock, bestStock, min })
  })
})

describe('paging', () => {
  test('[catalogue-7] cuts the same list into pages without gaps or repeats', async () => {
    const whole = await cards({ sort_by: 'termurah' })
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(page => list({ sort_by: 'termurah', page, per_page: 12 }))
    )
    expect(pages.flatMap(page => value(page)).map(card => card.id)).toEqual(whole.map(card => card.id))
    expect(pages[0]?.ok && pages[0].meta).toEqual({ page: 1, per_page: 12, total: 60, total_pages: 5 })
  })

  test('[catalogue-7] is empty after the last page and rejects more than 100 a page', async () => {
    expect(await cards({ page: 99 })).toEqual([])
    expect(codeOf(await list({ per_page: 101 }))).toBe('invalid_input')
  })

  test('[catalogue-7] counts exactly up to 1,200', async () => {
    const { db } = world().services
    await db.execute(sql`
      insert into products (shop_id, slug, name, description, merk, type, condition, c1, c2, c3, content_amount,
        content_unit, specifications, min_price, card_price, max_price, stock, photo_path, province_id, city_id, created_at)
      select shop_id, 'massal-' || n || 'x', 'Massal ' || n, '', 'Uji', type, condition, c1, c2, c3, 1, 'piece',
        '[]', 999000000000, 999000000000, 999000000000, 5, photo_path, province_id, city_id, created_at
      from products, generate_series(1, 1300) as n where id = (select min(id) from products)`)
    const many = { min_price: 999_000_000_000 }
    const capped = await list({ ...many, per_page: 12 })
    expect(capped.ok && capped.meta).toEqual({ page: 1, per_page: 12, total: 1_200, total_pages: 100 })
    expect(await cards({ ...many, per_page: 12, page: 100 })).toHaveLength(12)
    expect(await cards({ ...many, per_page: 12, page: 101 })).toEqual([])
    await searchOf(world().services).catchUp()
    const searched = await list({ keyword: 'massal', per_page: 12, page: 100 })
    expect(searched.ok && searched.meta?.total).toBe(1_200)
    await db.execute(sql`delete from products where slug like 'massal-%'`)
  })
})

describe('one product', () => {
  test('[catalogue-9, catalogue-10] is found by its id and by its slug', async () => {
    const [card] = await cards()
    const bySlug = value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: card?.slug ?? '' })
    )
    const byId = value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: String(card?.id) })
    )
    expect(bySlug).toEqual(byId)
    expect(bySlug.variants.length).toBeGreaterThan(0)
    expect(bySlug.categories.map(category => category.slug)).toHaveLength(3)
    expect(bySlug.related_products.some(other => other.id === card?.id)).toBe(false)
  })

  test('[product-12, catalogue-11] returns fresh price and stock', async () => {
    const [card] = await cards()
    const fresh = value(
      await world()
        .person()
        .call('GET /buyer/product/stock/{id}', { id: String(card?.id) })
    )
    expect(fresh).toMatchObject({ id: card?.id, price: card?.price, stock: card?.stock, is_active: true })
    expect(fresh.variants.reduce((sum, variant) => sum + variant.stock, 0)).toBe(card?.stock)
  })

  test('is answered from memory until a change drops it', async () => {
    const [card] = await cards({ sort_by: 'termahal' })
    const id = card?.id ?? 0
    const name = async () =>
      value(
        await world()
          .person()
          .call('GET /buyer/product/{id}', { id: String(id) })
      ).name
    const before = await name()
    const { db, invalidate } = world().services
    await db.update(products).set({ name: 'Nama Baru' }).where(eq(products.id, id))
    expect(await name()).toBe(before)
    await invalidate([`product:${id}`])
    expect(await name()).toBe('Nama Baru')
    await change(id, { name: before })
  })

  test('[catalogue-9] is 404 if it never existed, and gone if it is no longer sold', async () => {
    const person = world().person()
    const unknown = await person.call('GET /buyer/product/{id}', { id: 'tidak-ada' })
    expect(unknown.ok ? undefined : unknown.error.status).toBe(404)
    expect(codeOf(unknown)).toBe('product_not_found')
    expect(codeOf(await person.call('GET /buyer/product/rating/{id}', { id: '999999' }))).toBe(
      'product_not_found'
    )
    expect(codeOf(await person.call('GET /buyer/product/review/{id}', { id: '0' }))).toBe('product_not_found')
    const [card] = await cards({ sort_by: 'terlama' })
    await change(card?.id ?? 0, { isActive: false })
    expect(codeOf(await person.call('GET /buyer/product/{id}', { id: card?.slug ?? '' }))).toBe(
      'product_gone'
    )
    await change(card?.id ?? 0, { isActive: true })
  })

  test('[review-11, review-12] filters reviews by stars, with a matching summary', async () => {
    const reviewed = (await cards()).find(card => card.rating > 0)
    const person = world().person()
    const id = String(reviewed?.id)
    const summary = value(await person.call('GET /buyer/product/rating/{id}', { id }))
    const fives = await person.call('GET /buyer/product/review/{id}', { id, rating: 5, per_page: 100 })
    expect(summary.total).toBeGreaterThan(0)
    expect(fives.ok && fives.meta?.total).toBe(summary.five.count)
    expect(value(fives).every(review => review.rating === 5)).toBe(true)
  })
})

describe('categories', () => {
  test('[catalogue-12] list their own products at every level, by id and by slug', async () => {
    const person = world().person()
    const [card] = await cards()
    const { c1, c2, c3 } = await row(card?.id ?? 0)
    for (const id of [c1, c2, c3]) {
      const found = value(
        await person.call('GET /buyer/product/category/{id}', { id: String(id), per_page: 100 })
      )
      expect(found.map(one => one.id)).toContain(card?.id)
      expect((await rowsOf(found)).every(p => [p.c1, p.c2, p.c3].includes(id))).toBe(true)
    }
    const unknown = await person.call('GET /buyer/product/category/{id}', { id: 'tidak-ada' })
    expect(codeOf(unknown)).toBe('category_not_found')
  })

  test('[catalogue-12] are filtered by level, type and parent', async () => {
    const person = world().person()
    const { materials, non_materials, categories } = value(await person.call('GET /buyer/category/list', {}))
    expect(materials.length + non_materials.length).toBe(categories.length)
    const [main] = materials
    const subs = value(await person.call('GET /buyer/category', { parent_id: main?.id ?? 0 }))
    expect(subs.length).toBeGreaterThan(0)
    expect(subs.every(sub => sub.level === 2 && sub.parent_id === main?.id)).toBe(true)
    const others = value(await person.call('GET /buyer/category', { level: 1, type: 'non-material' }))
    expect(others).toEqual(non_materials)
  })
})

describe('shops', () => {
  test('[shop-1, shop-2] are found by name, by id and by slug', async () => {
    const person = world().person()
    const [shop] = value(await person.call('GET /buyer/shop', {}))
    const [word] = shop?.name.split(' ') ?? []
    const found = value(await person.call('GET /buyer/shop', { keyword: word?.toUpperCase() }))
    expect(found.map(one => one.id)).toContain(shop?.id)
    const bySlug = value(await person.call('GET /buyer/shop/{id}', { id: shop?.slug ?? '' }))
    expect(bySlug).toEqual(value(await person.call('GET /buyer/shop/{id}', { id: String(shop?.id) })))
    expect(codeOf(await person.call('GET /buyer/shop/{id}', { id: 'tidak-ada' }))).toBe('shop_not_found')
    expect(value(await person.call('GET /buyer/shop', { keyword: 'zzqq' }))).toEqual([])
    const verified = value(await person.call('GET /buyer/shop', { is_verified: 'true' }))
    expect(verified.every(one => one.is_verified)).toBe(true)
  })

  test('[shop-4] list their own products and reviews', async () => {
    const person = world().person()
    const [card] = (await cards()).filter(one => one.rating > 0)
    const { shopId } = await row(card?.id ?? 0)
    const shop_id = String(shopId)
    const own = value(await person.call('GET /buyer/product/shop/{shop_id}', { shop_id, per_page: 100 }))
    expect(own.map(one => one.id)).toContain(card?.id)
    expect((await rowsOf(own)).every(p => p.shopId === shopId)).toBe(true)
    const rating = value(await person.call('GET /buyer/product/shop/rating/{id}', { id: shop_id }))
    const reviews = await person.call('GET /buyer/product/shop/review/{shop_id}', { shop_id })
    expect(reviews.ok && reviews.meta?.total).toBe(rating.total)
    expect(value(reviews).every(review => review.shop.id === shopId)).toBe(true)
    expect(codeOf(await person.call('GET /buyer/product/shop/{shop_id}', { shop_id: 'tidak-ada' }))).toBe(
      'shop_not_found'
    )
  })
})
