import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { openSearch } from '#server/search/search-of.ts'
import { photoUploads } from '#server/goods/schema.ts'
import { productInput } from '#lib/goods/product-input.ts'
import { readGoods } from '#server/goods/read-goods.ts'
import { products } from '#server/product/schema.ts'

import { checkOut, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { addGoods, cement, uploadPhoto, variant } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let clerk: Person
let visitor: Person
beforeAll(async () => {
  market = await openMarket(world())
  clerk = world().ops
  visitor = world().person()
  await openSearch(world().services)
})

const idsFor = async (keyword: string) =>
  value(await visitor.call('GET /buyer/product', { keyword })).map(({ id }) => id)
const page = (slug: string) => visitor.call('GET /buyer/product/{id}', { id: slug })

/** Renames a brand, or merges it into the one of that name, as both are now. */
async function rename(name: string, to: string) {
  const [from] = value(await clerk.call('GET /ops/brand', { same_letters: name }))
  const [into] = value(await clerk.call('GET /ops/brand', { same_letters: to }))
  const versions = { updated_at: from!.updated_at, ...(into && { into_updated_at: into.updated_at }) }
  return value(await clerk.call('PUT /ops/brand', { name, to, ...versions }))
}

describe('[goods-14] what shows a product', () => {
  it('follows: search, page, stock, shop and category', async () => {
    await idsFor('gergajikencana')
    const made = await addGoods(world(), market.shopId, { name: 'Gergajikencana Tipe Uji' })
    await expect.poll(() => idsFor('gergajikencana')).toEqual([made.id])
    expect(value(await page(made.slug))).toMatchObject({ id: made.id, price: 50_000, merk: 'Kujang Jaya' })
    const offer = { id: made.id, variants: [{ id: made.variants[0]!.id, price: 61_000, stock: 4 }] }
    value(await clerk.call('PUT /ops/product/{id}/offer', offer))
    expect(value(await page(made.slug)).price).toBe(61_000)
    expect(value(await visitor.call('GET /buyer/product/stock/{id}', { id: made.slug }))).toMatchObject({
      price: 61_000,
      stock: 4
    })
    const inShop = await visitor.call('GET /buyer/product/shop/{shop_id}', { shop_id: String(market.shopId) })
    expect(value(inShop).find(({ id }) => id === made.id)?.price).toBe(61_000)
  })

  it('[goods-12] forgets an archived one, which is gone, and shows it again when it is restored', async () => {
    const made = await addGoods(world(), market.shopId, { name: 'Palukencana Tipe Uji' })
    await expect.poll(() => idsFor('palukencana')).toEqual([made.id])
    value(await page(made.slug))
    expect(value(await clerk.call('POST /ops/product/{id}/archive', { id: made.id })).is_active).toBe(false)
    expect(codeOf(await page(made.slug))).toBe('product_gone')
    expect(value(await visitor.call('GET /buyer/product/gone/{id}', { id: made.slug })).id).toBe(made.id)
    await expect.poll(() => idsFor('palukencana')).toEqual([])
    const archived = await clerk.call('GET /ops/product', { state: 'archived', keyword: 'palukencana' })
    expect(value(archived).map(({ id }) => id)).toEqual([made.id])
    value(await clerk.call('POST /ops/product/{id}/restore', { id: made.id }))
    expect(value(await page(made.slug)).id).toBe(made.id)
    await expect.poll(() => idsFor('palukencana')).toEqual([made.id])
  })

  it('[goods-16] names a brand as it was renamed, and merged', async () => {
    const made = await addGoods(world(), market.shopId, { brand: 'Merek Lama' })
    const other = await addGoods(world(), market.shopId, { brand: 'Merek Tujuan' })
    value(await page(made.slug))
    expect(await rename('Merek Lama', 'merek tujuan')).toMatchObject({ name: 'Merek Tujuan', products: 2 })
    expect(value(await page(made.slug)).merk).toBe('Merek Tujuan')
    const renamed = await rename('Merek Tujuan', 'MEREK Tujuan')
    expect(renamed).toMatchObject({ name: 'MEREK Tujuan', products: 2 })
    expect(value(await clerk.call('GET /ops/brand', { keyword: 'merek t' }))).toEqual([renamed])
    // A form that was opened before would write the old name back.
    const stale = await clerk.call('PUT /ops/product/{id}', other)
    expect(stale).toMatchObject({ error: { code: 'changed_meanwhile' } })
  })
})

describe('[ops-246] a brand of letters that programs write small in different ways', () => {
  const namedLike = async (name: string) =>
    value(await clerk.call('GET /ops/brand', { same_letters: name })).map(brand => brand.name)

  it('gets another case, and is found by it', async () => {
    await addGoods(world(), market.shopId, { brand: 'izmir' })
    await addGoods(world(), market.shopId, { brand: 'izmir baja' })
    expect(await namedLike('İZMİR')).toEqual(['izmir'])
    expect(await rename('izmir', 'İzmir')).toMatchObject({ name: 'İzmir', products: 1 })
    expect(await namedLike('izmir')).toEqual(['İzmir'])
  })
})

describe('[goods-11] a price change during an open checkout', () => {
  it('is announced before anything is paid', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 1_000_000)
    const made = await addGoods(world(), market.shopId)
    const checkout = await checkOut(buyer, { id: made.id, detailId: made.variants[0]!.id })
    const offer = { id: made.id, variants: [{ id: made.variants[0]!.id, price: 55_000 }] }
    value(await clerk.call('PUT /ops/product/{id}/offer', offer))
    expect(codeOf(await sendOrder(buyer, orderOf(checkout, pay.saldo)))).toBe('total_changed')
  })
})

describe('[goods-2] goods as they are read', () => {
  it('are what a save takes: all products of the demo, a hundred at a time', async () => {
    const { db } = world().services
    const all = await db.select({ id: products.id }).from(products).orderBy(products.id)
    const ids = all.map(({ id }) => id)
    const wrong: unknown[] = []
    let checked = 0
    for (let at = 0; at < ids.length; at += 100) {
      for (const product of await readGoods(db, ids.slice(at, at + 100))) {
        const sent = productInput.safeParse(product)
        // Products of the test's market are drawn without photos and description.
        if (product.photos.length === 0) continue
        checked += 1
        if (!sent.success) wrong.push([product.id, sent.error.issues])
      }
    }
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(50)
  })

  it('saved again change nothing', async () => {
    const { db } = world().services
    const some = await db.select().from(products).where(eq(products.shopId, 1)).orderBy(products.id).limit(20)
    const before = await readGoods(
      db,
      some.map(({ id }) => id)
    )
    for (const product of before) value(await clerk.call('PUT /ops/product/{id}', product))
    expect(
      await readGoods(
        db,
        some.map(({ id }) => id)
      )
    ).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })
})

describe('[goods-13] a picture', () => {
  it('is served in all widths, and may be named for a day', async () => {
    const path = await uploadPhoto(clerk)
    expect(path).toMatch(/^products\/[0-9a-f]{24}$/)
    const { storage, db } = world().services
    for (const width of [160, 320, 640, 1024])
      expect(await storage.open(`media/${path}-${width}.webp`)).toBeDefined()
    await db
      .update(photoUploads)
      .set({ uploadedAt: new Date(0) })
      .where(eq(photoUploads.path, path))
    const sent = await cement(world(), { photos: [path], variants: [variant()] })
    expect(codeOf(await clerk.call('POST /ops/product', { shop_id: market.shopId, ...sent }))).toBe(
      'photo_unknown'
    )
  })
})
