import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { productDetails, products } from '#server/product/schema.ts'
import { pastSlugs } from '#server/product/schema.ts'

import { expectTrueBooks } from '../support/buying.ts'
import { addGoods, categoryId, cement, uploadPhoto, variant } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { useWorld } from '../support/world.ts'

const tokens = { sari: 'token-of-sari-the-clerk-0123', budi: 'token-of-budi-the-clerk-0123' }
const world = useWorld({ OPS_TOKENS: `sari:clerk:${tokens.sari},budi:clerk:${tokens.budi}` })
const clerk = (name: keyof typeof tokens) =>
  new Person(world().app, world().services.config.signatureKey, tokens[name])
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const rowOf = async (id: number) => {
  const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
  return row!
}

describe('a product that a clerk adds', () => {
  it('[goods-3, goods-4, goods-9] has an address, categories, summaries and what its shop offers', async () => {
    const leaf = await categoryId(world(), 'semen-portland')
    const made = await addGoods(world(), market.shopId, {
      variants: [variant({ price: 52_000, stock: 3 })],
      cod_shop: true,
      pre_order_days: 4
    })
    expect(made).toMatchObject({
      slug: `semen-kujang-serbaguna-40-kg-${made.id.toString(36)}`,
      category_id: leaf,
      is_active: true,
      cod_shop: true
    })
    expect(made.categories.map(({ slug }) => slug)).toEqual(['semen-mortar', 'semen', 'semen-portland'])
    expect(await rowOf(made.id)).toMatchObject({
      type: 'material',
      c3: leaf,
      minPrice: 52_000,
      cardPrice: 52_000,
      maxPrice: 52_000,
      stock: 3,
      bestStock: 3,
      isPreOrder: true,
      isFreeShipping: true,
      photoPath: made.photos[0]
    })
    await expectTrueBooks(world())
  })

  it('[goods-4] needs a most detailed category', async () => {
    const sent = await cement(world(), { category_id: await categoryId(world(), 'semen') })
    const answer = await world().ops.call('POST /ops/product', { shop_id: market.shopId, ...sent })
    expect(answer).toMatchObject({
      error: { code: 'category_unknown', fields: { category_id: expect.any(String) } }
    })
    const nowhere = { ...sent, shop_id: 999_999_999 }
    expect(codeOf(await world().ops.call('POST /ops/product', nowhere))).toBe('shop_not_found')
  })

  it('[goods-7] spells its brand as others do', async () => {
    await addGoods(world(), market.shopId, { brand: 'Batu Merah' })
    expect((await addGoods(world(), market.shopId, { brand: 'BATU  merah'.replace('  ', ' ') })).brand).toBe(
      'Batu Merah'
    )
  })

  it('[goods-3] is added once by a key that is sent twice', async () => {
    const sent = { shop_id: market.shopId, ...(await cement(world())) }
    const add = async () => value(await world().ops.call('POST /ops/product', sent, { key: 'add-1' })).id
    expect(await add()).toBe(await add())
  })

  it('[goods-13] shows only pictures that were uploaded for it', async () => {
    for (const photo of ['banners/0123456789abcdef01234567', 'products/0123456789abcdef01234567']) {
      const sent = await cement(world(), { photos: [photo] })
      const answer = await world().ops.call('POST /ops/product', { shop_id: market.shopId, ...sent })
      expect(answer).toMatchObject({
        error: { code: 'photo_unknown', fields: { 'photos.0': expect.any(String) } }
      })
    }
    const sent = await cement(world(), { variants: [variant({ photo: 'products/sack-1-a' })] })
    expect(codeOf(await world().ops.call('POST /ops/product', { shop_id: market.shopId, ...sent }))).toBe(
      'photo_unknown'
    )
  })

  it('[goods-5] is rejected with the field that is wrong', async () => {
    const sent = await cement(world(), {
      dimension_1: 'Warna',
      variants: [variant({ name_1: 'Merah' }), variant({ name_1: 'merah' })]
    })
    const answer = await world().ops.call('POST /ops/product', { shop_id: market.shopId, ...sent })
    expect(answer).toMatchObject({
      error: { code: 'variants_differ', fields: { 'variants.1.name_1': 'Varian ini sudah ada.' } }
    })
  })
})

describe('a save of a product', () => {
  it('[goods-6] updates, inserts and switches off variants, and deletes none', async () => {
    const made = await addGoods(world(), market.shopId, {
      dimension_1: 'Warna',
      variants: [variant({ name_1: 'Merah', sku: 'M-1' }), variant({ name_1: 'Biru' })]
    })
    const [red, blue] = made.variants
    const saved = value(
      await clerk('sari').call('PUT /ops/product/{id}', {
        ...made,
        variants: [variant({ name_1: 'Hijau', price: 60_000, stock: 2 }), { ...red!, price: 45_000 }]
      })
    )
    expect(saved.variants.map(({ name_1, is_active, price }) => [name_1, is_active, price])).toEqual([
      ['Hijau', true, 60_000],
      ['Merah', true, 45_000],
      ['Biru', false, 50_000]
    ])
    expect(saved.variants.slice(1).map(({ id }) => id)).toEqual([red!.id, blue!.id])
    expect(await rowOf(made.id)).toMatchObject({ minPrice: 45_000, maxPrice: 60_000, stock: 12 })
    expect(saved.slug).toBe(made.slug)
    await expectTrueBooks(world())
  })

  it('[goods-57] keeps the order in which variants are sent, and the shop shows it', async () => {
    const made = await addGoods(world(), market.shopId, {
      dimension_1: 'Warna',
      variants: ['Merah', 'Biru', 'Abu'].map(name => variant({ name_1: name }))
    })
    const visitor = world().person()
    const shown = async () =>
      value(await visitor.call('GET /buyer/product/{id}', { id: made.slug })).variants.map(
        one => one.sub_name_1
      )
    expect(await shown()).toEqual(['Merah', 'Biru', 'Abu'])
    const saved = value(
      await clerk('sari').call('PUT /ops/product/{id}', { ...made, variants: made.variants.toReversed() })
    )
    expect(saved.variants.map(({ id }) => id)).toEqual(made.variants.map(({ id }) => id).toReversed())
    expect(await shown()).toEqual(['Abu', 'Biru', 'Merah'])
    expect(value(await clerk('sari').call('GET /ops/product/{id}', { id: made.id }))).toEqual(saved)
  })

  it('[goods-2] of what is read changes nothing, and is no act', async () => {
    const made = await addGoods(world(), market.shopId, {
      dimension_1: 'Warna',
      variants: [variant({ name_1: 'Abu' })]
    })
    const before = await rowOf(made.id)
    const { db } = world().services
    const count = await db.$count(acts, eq(acts.objectId, made.id))
    expect(value(await clerk('sari').call('PUT /ops/product/{id}', made))).toEqual(made)
    expect(await rowOf(made.id)).toEqual(before)
    expect(await db.$count(acts, eq(acts.kind, 'product'))).toBeGreaterThanOrEqual(count)
  })

  it('[goods-15] keeps the address of a renamed product, and puts its photos in order', async () => {
    const made = await addGoods(world(), market.shopId)
    const more = [await uploadPhoto(world().ops), made.photos[0]!]
    const saved = value(
      await clerk('sari').call('PUT /ops/product/{id}', { ...made, name: 'Semen Lain', photos: more })
    )
    expect([saved.slug, saved.photos]).toEqual([made.slug, more])
    expect((await rowOf(made.id)).photoPath).toBe(more[0])
    const { db } = world().services
    expect(await db.$count(pastSlugs, eq(pastSlugs.productId, made.id))).toBe(0)
  })

  it('[goods-6] rejects a variant of another product', async () => {
    const [one, other] = [await addGoods(world(), market.shopId), await addGoods(world(), market.shopId)]
    const answer = await clerk('sari').call('PUT /ops/product/{id}', { ...one, variants: other.variants })
    expect(answer).toMatchObject({
      error: { code: 'variant_missing', fields: { 'variants.0.id': expect.any(String) } }
    })
  })

  it('[ops-58] of an older version is told who changed it', async () => {
    const made = await addGoods(world(), market.shopId)
    value(await clerk('sari').call('PUT /ops/product/{id}', { ...made, min: 2 }))
    const answer = await clerk('budi').call('PUT /ops/product/{id}', { ...made, min: 3 })
    expect(answer).toMatchObject({
      error: {
        code: 'changed_meanwhile',
        message: expect.stringContaining('sari'),
        details: { changed_by: 'sari' }
      }
    })
    expect((await rowOf(made.id)).min).toBe(2)
  })

  it('[ops-57] is written down with what changed', async () => {
    const made = await addGoods(world(), market.shopId)
    value(await clerk('sari').call('PUT /ops/product/{id}', { ...made, min: 5 }))
    const [last] = (
      await world().services.db.select().from(acts).where(eq(acts.objectId, made.id)).orderBy(acts.id)
    ).slice(-1)
    expect(last).toMatchObject({ name: 'sari', kind: 'product', before: { min: 1 }, after: { min: 5 } })
    expect(Object.keys(last!.after as object).toSorted()).toEqual(['min', 'updated_at'])
  })
})

describe('[goods-8] SKUs', () => {
  it('are one variant of a shop each, and another shop may have them too', async () => {
    await addGoods(world(), market.shopId, { variants: [variant({ sku: 'SKU-A' })] })
    const sent = {
      shop_id: market.shopId,
      ...(await cement(world(), { variants: [variant({ sku: 'SKU-A' })] }))
    }
    expect(await world().ops.call('POST /ops/product', sent)).toMatchObject({
      error: { code: 'sku_taken', fields: { 'variants.0.sku': expect.any(String) } }
    })
    const other = await market.makeShop('Toko SKU')
    expect((await addGoods(world(), other, { variants: [variant({ sku: 'SKU-A' })] })).variants[0]!.sku).toBe(
      'SKU-A'
    )
  })

  it('default to BB and the number, which nobody else of the shop may take', async () => {
    const made = await addGoods(world(), market.shopId)
    const name = `BB${made.variants[0]!.id}`
    expect(made.variants[0]!.sku).toBe(name)
    const sent = {
      shop_id: market.shopId,
      ...(await cement(world(), { variants: [variant({ sku: name })] }))
    }
    expect(codeOf(await world().ops.call('POST /ops/product', sent))).toBe('sku_taken')
  })

  it('give way to one that was taken before the variant was made', async () => {
    const made = await addGoods(world(), market.shopId)
    const next = made.variants[0]!.id + 2
    await addGoods(world(), market.shopId, { variants: [variant({ sku: `BB${next}` })] })
    const late = await addGoods(world(), market.shopId)
    expect(late.variants[0]).toMatchObject({ id: next, sku: `BB${next}-1` })
  })

  it('can change places within a product', async () => {
    const made = await addGoods(world(), market.shopId, {
      dimension_1: 'Warna',
      variants: [variant({ name_1: 'A', sku: 'P-1' }), variant({ name_1: 'B', sku: 'P-2' })]
    })
    const [a, b] = made.variants
    const swapped = [
      { ...a!, sku: 'P-2' },
      { ...b!, sku: 'P-1' }
    ]
    const saved = value(await clerk('sari').call('PUT /ops/product/{id}', { ...made, variants: swapped }))
    expect(saved.variants.map(({ sku }) => sku)).toEqual(['P-2', 'P-1'])
    const freed = value(
      await clerk('sari').call('PUT /ops/product/{id}', {
        ...saved,
        variants: saved.variants.map(one => ({ ...one, sku: null }))
      })
    )
    expect(freed.variants.map(({ sku }) => sku)).toEqual([`BB${a!.id}`, `BB${b!.id}`])
  })
})

describe('[goods-10] stock', () => {
  it('is booked as a difference where the caller says what it saw, and set where not', async () => {
    const made = await addGoods(world(), market.shopId)
    const [one] = made.variants
    const { db } = world().services
    await db.update(productDetails).set({ stock: 7 }).where(eq(productDetails.id, one!.id))
    const offer = async (more: object) =>
      world().ops.call('PUT /ops/product/{id}/offer', { id: made.id, variants: [{ id: one!.id, ...more }] })
    expect(value(await offer({ stock: 15, stock_was: 10 })).variants[0]!.stock).toBe(12)
    expect(value(await offer({ stock: 4 })).variants[0]!.stock).toBe(4)
    expect(await offer({ stock: 0, stock_was: 10 })).toMatchObject({
      error: { code: 'stock_below_zero', fields: { 'variants.0.stock': 'Sekarang tersisa 4.' } }
    })
    expect((await rowOf(made.id)).stock).toBe(4)
    await expectTrueBooks(world())
  })
})

describe('[goods-11] a seller', () => {
  it('lists, reads and prices its own products alone', async () => {
    const own = await sellerOf(world(), market.shopId)
    const other = await sellerOf(world(), await market.makeShop('Toko Sebelah'))
    const { id, variants } = await addGoods(world(), market.shopId, { name: 'Semen Milik Sendiri' })
    const offer = { id, variants: [{ id: variants[0]!.id, price: 51_000 }] }
    const names = async (who: Person) =>
      value(await who.call('GET /ops/product', { keyword: 'milik sendiri' })).map(one => one.id)
    expect([await names(own), await names(other)]).toEqual([[id], []])
    expect(codeOf(await other.call('GET /ops/product/{id}', { id }))).toBe('product_not_found')
    expect(codeOf(await other.call('PUT /ops/product/{id}/offer', offer))).toBe('product_not_found')
    expect(value(await own.call('PUT /ops/product/{id}/offer', offer)).variants[0]!.price).toBe(51_000)
    expect(codeOf(await own.call('POST /ops/product/{id}/archive', { id }))).toBe('forbidden')
  })
})
