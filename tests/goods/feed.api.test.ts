import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { passOn } from '#server/core/page-cache/streamed.ts'
import { feedSlice } from '#server/goods/feed.ts'
import { productDetails, productPhotos, products, skus } from '#server/product/schema.ts'
import { refreshProductSummaries } from '#server/product/summaries.ts'

import { GET as getMeta } from '../../src/pages/feed/meta.xml.ts'
import { GET } from '../../src/pages/feed/products.xml.ts'
import { cachedPage } from '../support/cached-page.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SITE_URL: 'https://shop.example', LOG_LEVEL: 'silent' })
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const url = new URL('https://shop.example/feed/products.xml')
const request = () => cachedPage(GET, url)
const ofMeta = () => cachedPage(getMeta, new URL('/feed/meta.xml', url))

const elements = (parent: XmlElement) => parent.children.filter(child => child instanceof XmlElement)
type Item = Map<string, string[]>
async function read(from = request): Promise<Item[]> {
  const { root } = parseXml(await (await from()).text())
  const [channel] = elements(root!)
  return elements(channel!)
    .filter(({ name }) => name === 'item')
    .map(item => {
      const fields = elements(item).map(({ name, text }) => [name.replace('g:', ''), text] as const)
      return new Map(
        [...Map.groupBy(fields, ([name]) => name)].map(([name, all]) => [name, all.map(([, text]) => text)])
      )
    })
}
const forget = () => world().services.forget(['sitemap'])
async function itemsOf({ id }: Product, from = request): Promise<Item[]> {
  forget()
  return (await read(from)).filter(item => item.get('id')![0]!.split('-')[0] === String(id))
}
const one = (item: Item | undefined, name: string) => item?.get(name)?.[0]
const change = ({ id }: Product, set: Partial<typeof products.$inferInsert>) =>
  world().services.db.update(products).set(set).where(eq(products.id, id))

/** The attributes that Google's product data rules requires, and the limits of it (answer 7052112). */
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price']
const longest: Record<string, number> = {
  id: 50,
  item_group_id: 50,
  title: 150,
  description: 5_000,
  link: 2_000,
  image_link: 2_000,
  brand: 70,
  mpn: 70,
  product_type: 750
}
const shapes: Record<string, RegExp> = {
  link: /^https:\/\/shop\.example\/product\/[^\s]+$/,
  image_link: /^https:\/\/shop\.example\/media\/[^\s]+\.jpg$/,
  additional_image_link: /^https:\/\/shop\.example\/media\/[^\s]+\.jpg$/,
  availability: /^(in_stock|out_of_stock|preorder)$/,
  availability_date: /^\d{4}-\d\d-\d\dT00:00Z$/,
  price: /^\d+ IDR$/,
  sale_price: /^\d+ IDR$/,
  condition: /^(new|used)$/,
  shipping_weight: /^\d+ g$/
}
/** What is wrong with an item by these rules. */
const faultsOf = (item: Item): string[] => [
  ...required.filter(name => !one(item, name)).map(name => `without ${name}`),
  ...[...item].flatMap(([name, texts]) => [
    ...(texts.some(text => text.length > (longest[name] ?? Infinity)) ? [`${name} too long`] : []),
    ...(texts.some(text => !(shapes[name] ?? /./s).test(text)) ? [`${name} of another form`] : []),
    ...(name !== 'additional_image_link' && texts.length > 1 ? [`${name} twice`] : [])
  ]),
  ...((item.get('additional_image_link')?.length ?? 0) > 10 ? ['too many pictures'] : []),
  ...(one(item, 'availability') === 'preorder' && !one(item, 'availability_date') ? ['no day'] : [])
]

/**
 * What Meta's public rules require of an item (developers.facebook.com, reference of catalogs and 'Catalog Fields'): fields, characters,
 * and forms. Its numbers and words are stricter or others than Google's.
 */
const metaLongest: Record<string, number> = {
  id: 100,
  title: 200,
  description: 9_999,
  brand: 100,
  mpn: 100,
  item_group_id: 100,
  additional_image_link: 2_000,
  product_type: 750
}
const metaShapes: Record<string, RegExp> = {
  link: /^https:\/\/shop\.example\/product\/\S+$/,
  // JPEG and PNG are taken, WebP is not.
  image_link: /^https:\/\/shop\.example\/media\/\S+\.(?:jpg|png)$/,
  additional_image_link: /^https:[^\s,]+\.jpg(?:,https:[^\s,]+\.jpg)*$/,
  availability: /^(?:in stock|out of stock|preorder|available for order|discontinued)$/,
  condition: /^(?:new|refurbished|used)$/,
  // Number, space, ISO 4217; no sign of thousands.
  price: /^\d+(?:\.\d{1,2})? [A-Z]{3}$/,
  sale_price: /^\d+(?:\.\d{1,2})? [A-Z]{3}$/,
  shipping_weight: /^\d+(?:\.\d+)? (?:lb|oz|g|kg)$/
}
const isHtml = (item: Item) =>
  /<\/?[a-z]+[ >]/.test(one(item, 'description') ?? '') && one(item, 'description') !== one(item, 'title')
const metaFaultsOf = (item: Item): string[] => [
  ...[...required, 'condition'].filter(name => !one(item, name)).map(name => `without ${name}`),
  // A name may hold what looks like HTML, and stands for a description that has no words.
  ...(isHtml(item) ? ['HTML in the description'] : []),
  ...(one(item, 'brand') || one(item, 'mpn') || one(item, 'gtin') ? [] : ['without brand, mpn and gtin']),
  ...[...item].flatMap(([name, texts]) => [
    ...(texts.some(text => text.length > (metaLongest[name] ?? Infinity)) ? [`${name} too long`] : []),
    ...(texts.some(text => !(metaShapes[name] ?? /./s).test(text)) ? [`${name} of another form`] : []),
    ...(texts.length > 1 ? [`${name} twice`] : [])
  ])
]

describe('[goods-53] the product feed', () => {
  it('has each variant that is sold, in the form of Google’s rules', async () => {
    const { db } = world().services
    const plain = await market.product({ name: 'Semen Putih' })
    const choice = await market.product({ name: 'Cat Tembok' })
    await change(choice, { variantName1: 'Warna' })
    await db.update(productDetails).set({ subName1: 'Merah' }).where(eq(productDetails.id, choice.detailId))
    const more = { productId: choice.id, weightG: 5_000, lengthMm: 1, widthMm: 1, heightMm: 1 }
    await db.insert(productDetails).values([
      { ...more, subName1: 'Biru', price: 57_000, stock: 0 },
      { ...more, subName1: 'Hijau', price: 58_000, stock: 5, isActive: false }
    ])
    await db.insert(skus).values({ shopId: market.shopId, sku: 'CAT-1', variantId: choice.detailId })
    await db.insert(productPhotos).values(
      Array.from({ length: 14 }, (_photo, sort) => ({
        productId: choice.id,
        path: `products/p${sort}`,
        sort
      }))
    )
    await refreshProductSummaries(db, [choice.id], world().services.clock.now())
    const [alone] = await itemsOf(plain)
    expect(one(alone, 'id')).toBe(String(plain.id))
    expect(alone!.has('item_group_id')).toBe(false)
    expect(one(alone, 'price')).toBe('50000 IDR')
    expect(one(alone, 'mpn')).toBe(`BB${plain.detailId}`)
    const both = await itemsOf(choice)
    expect(both.map(item => [one(item, 'title'), one(item, 'availability'), one(item, 'price')])).toEqual([
      ['Cat Tembok Merah', 'in_stock', '50000 IDR'],
      ['Cat Tembok Biru', 'out_of_stock', '57000 IDR']
    ])
    expect(one(both[0], 'item_group_id')).toBe(String(choice.id))
    expect(one(both[0], 'mpn')).toBe('CAT-1')
    expect(one(both[0], 'link')).toMatch(new RegExp(`\\?varian=${choice.detailId}$`))
    expect(both[0]!.get('additional_image_link')).toHaveLength(10)
    expect(one(both[1], 'shipping_weight')).toBe('5000 g')
    for (const item of await read()) expect([one(item, 'id'), faultsOf(item)]).toEqual([one(item, 'id'), []])
  })

  it('is valid whatever a seller writes', async () => {
    const hostile = await market.product()
    const name = `]]> & <script>"'\u0000\u000b\uD83D ${'Semen '.repeat(60)}`
    const html = `<p onclick="x()">Kuat</p> 1 < 2 && 3 > 2 \u0007${'😀'.repeat(3_000)}`
    await change(hostile, { description: html.replaceAll('\u0000', ''), merk: `A&B<${'x'.repeat(90)}` })
    // The database takes no NUL, and no half of a letter.
    await change(hostile, { name: name.replaceAll('\u0000', '').replaceAll('\uD83D', '') })
    const [item] = await itemsOf(hostile)
    expect(faultsOf(item!)).toEqual([])
    expect(one(item, 'title')).toMatch(/^\]\]> & <script>"' Semen/)
    expect(one(item, 'description')).toMatch(/^Kuat {2}1 < 2 && 3 > 2 😀/u)
    expect(one(item, 'description')).not.toMatch(/\p{Surrogate}/u)
    await change(hostile, { description: '<br>', merk: '' })
    const [bare] = await itemsOf(hostile)
    expect(faultsOf(bare!)).toEqual([])
    expect([one(bare, 'description'), one(bare, 'identifier_exists')]).toEqual([one(bare, 'title'), 'no'])
  })

  it('[goods-97] for Meta has the fields and words that Meta documents, whatever a seller writes', async () => {
    const { db } = world().services
    const items: Record<'ready' | 'gone' | 'ordered' | 'used', Product> = {
      ready: await market.product({ name: 'Semen Meta' }),
      gone: await market.product(),
      ordered: await market.product(),
      used: await market.product()
    }
    await db.update(productDetails).set({ stock: 0 }).where(eq(productDetails.id, items.gone.detailId))
    await refreshProductSummaries(db, [items.gone.id], world().services.clock.now())
    await change(items.ordered, { isPreOrder: true, preOrderDays: 7 })
    await change(items.used, {
      condition: 'second',
      merk: '',
      name: 'Semen <b>"& '.repeat(40),
      description: `<p>Kuat</p> ${'😀'.repeat(8_000)}`
    })
    await db.insert(productPhotos).values(
      Array.from({ length: 14 }, (_photo, sort) => ({
        productId: items.ready.id,
        path: `products/m${sort}`,
        sort
      }))
    )
    for (const item of await read(ofMeta))
      expect([one(item, 'id'), metaFaultsOf(item)]).toEqual([one(item, 'id'), []])
    const words = []
    for (const product of Object.values(items)) {
      const [item] = await itemsOf(product, ofMeta)
      words.push([one(item, 'availability'), one(item, 'condition')])
    }
    expect(words).toEqual([
      ['in stock', 'new'],
      ['out of stock', 'new'],
      ['preorder', 'new'],
      ['in stock', 'used']
    ])
    const [ready] = await itemsOf(items.ready, ofMeta)
    expect(one(ready, 'additional_image_link')!.split(',')).toHaveLength(10)
    const lines = (await (await ofMeta()).text()).split('\n')
    expect(Math.max(...lines.map(line => line.length))).toBeLessThan(5_242_880)
  })

  it('names the price with a voucher, a used condition, and the day of a pre-order', async () => {
    const { clock } = world().services
    const product = await market.product({ price: 100_000 })
    await market.voucher({ productId: product.id, percentage: 10 })
    await change(product, { condition: 'second', isPreOrder: true, preOrderDays: 7 })
    const [item] = await itemsOf(product)
    expect([one(item, 'price'), one(item, 'sale_price')]).toEqual(['100000 IDR', '90000 IDR'])
    expect([one(item, 'condition'), one(item, 'availability')]).toEqual(['used', 'preorder'])
    const day = new Date(clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
    expect(one(item, 'availability_date')).toBe(`${day}T00:00Z`)
    expect(faultsOf(item!)).toEqual([])
  })

  it('is cached until a change, and leaves out what is no longer sold', async () => {
    const product = await market.product()
    expect(await itemsOf(product)).toHaveLength(1)
    expect((await request()).headers.get('x-page-cache')).toBe('hit')
    const { updated_at } = value(await world().ops.call('GET /ops/product/{id}', { id: product.id }))
    value(await world().ops.call('POST /ops/product/{id}/archive', { id: product.id, updated_at }))
    const response = await request()
    expect(response.headers.get('x-page-cache')).toBe(null)
    expect(await response.text()).not.toContain(`<g:id>${product.id}</g:id>`)
  })

  it('is read in slices, each when the client has taken the one before; half of it is no feed', async () => {
    const { db } = world().services
    const { id } = await market.product()
    const [row] = await db.select().from(products).where(eq(products.id, id))
    const { canBuy: _generated, ...copy } = row!
    const many = Array.from({ length: 2 * feedSlice }, (_one, at) => ({
      ...copy,
      id: 100_000 + at,
      slug: `many-${at}`
    }))
    await db.insert(products).values(many)
    const variant = { price: 1_000, stock: 1, weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1 }
    await db.insert(productDetails).values(many.map(({ id: productId }) => ({ ...variant, productId })))
    forget()
    const items = await read()
    const ids = items.map(item => one(item, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(`${100_000 + 2 * feedSlice - 1}`)
    forget()
    const slices = vi.spyOn(db, 'select')
    const response = await request()
    const reader = response.body!.getReader()
    await reader.read()
    const begun = slices.mock.calls.length
    slices.mockImplementation(() => {
      throw new Error('lost')
    })
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })()
    ).rejects.toThrow()
    expect(begun).toBeLessThan(30)
    slices.mockRestore()
    // It was not cached, and nothing is held by it.
    for (let again = 0; again < 4; again += 1) {
      forget()
      expect((await read()).length).toBe(ids.length)
    }
  })

  it('is not read by more than three clients at once', async () => {
    forget()
    const open = [await GET(context()), await GET(context()), await GET(context())]
    expect((await GET(context())).status).toBe(503)
    for (const { body } of open) await body!.cancel()
    const free = await GET(context())
    expect(free.status).toBe(200)
    await free.body!.cancel()
  })
})
const context = () => ({ url, cache: { set: () => undefined } }) as never

describe('[goods-53] a streamed page', () => {
  const source = (parts: number) => {
    let sent = 0
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < parts) controller.enqueue(new Uint8Array(10))
        else controller.close()
      }
    })
  }

  it('is kept for the cache up to a size, and never when it was left', async () => {
    const whole = vi.fn()
    const ended = vi.fn()
    await new Response(passOn(source(3), whole, ended, 30)).arrayBuffer()
    expect(whole.mock.calls.map(([bytes]) => (bytes as ArrayBuffer).byteLength)).toEqual([30])
    await new Response(passOn(source(4), whole, ended, 30)).arrayBuffer()
    await passOn(source(3), whole, ended, 30).cancel()
    expect(whole).toHaveBeenCalledTimes(1)
    expect(ended).toHaveBeenCalledTimes(3)
  })
})
