import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'
import { uploads } from '#server/uploads.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const token = 'clerk-of-the-vouchers-01234'
const world = useWorld({ OPS_TOKENS: `c:clerk:${token}` })
const clerk = () => new Person(world().app, world().services.config.signatureKey, token)
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const day = 86_400_000
const at = (days: number) => new Date(world().services.clock.now().getTime() + days * day).toISOString()
const draft = () => ({
  name: 'Diskon 10%',
  type: 'discount' as const,
  percentage: 10,
  valid_from: at(-1),
  valid_until: at(9),
  usage_limit: 5
})
let count = 0
const add = (more: object = {}) =>
  clerk().call('POST /ops/voucher', { ...draft(), code: `UJI${(count += 1)}`, ...more })
const save = async (id: number, more: object) => {
  const { shop: _, ...voucher } = value(await clerk().call('GET /ops/voucher/{id}', { id }))
  return clerk().call('PUT /ops/voucher/{id}', { ...voucher, ...more })
}
const end = async (id: number) => {
  const { updated_at } = value(await clerk().call('GET /ops/voucher/{id}', { id }))
  return clerk().call('POST /ops/voucher/{id}/end', { id, updated_at })
}
const cardPrice = async (id: number) => {
  const [row] = await world().services.db.select().from(products).where(eq(products.id, id))
  return row!.cardPrice
}
const shownIn = async (id: number) =>
  value(
    await world()
      .person()
      .call('GET /buyer/product/{id}', { id: String(id) })
  ).vouchers.map(one => one.code)

describe('[goods-45] a voucher of the counter', () => {
  it('shows on cards and pages of its products at once, and is gone from them when it ends', async () => {
    const [one, two] = [await market.product({ price: 100_000 }), await market.product({ price: 200_000 })]
    expect(await shownIn(one.id)).toEqual([])
    const made = value(await add({ shop_id: market.shopId, product_ids: [one.id], max_amount: 8_000 }))
    expect(made).toMatchObject({ state: 'running', product_count: 1, used_count: 0 })
    expect([await cardPrice(one.id), await cardPrice(two.id)]).toEqual([92_000, 200_000])
    expect(await shownIn(one.id)).toEqual([made.code])
    value(await save(made.id, { product_ids: [two.id] }))
    expect([await cardPrice(one.id), await cardPrice(two.id)]).toEqual([100_000, 192_000])
    expect(value(await end(made.id)).state).toBe('over')
    expect(await cardPrice(two.id)).toBe(200_000)
    expect(await shownIn(two.id)).toEqual([])
  })

  it('covers all products of its shop, a cashback no card price, and can end before it began', async () => {
    const shopId = await market.makeShop('Toko Voucher')
    const ids = [(await market.product({ shopId })).id, (await market.product({ shopId })).id]
    const all = { shop_id: shopId, all_products: true }
    const cashback = value(await add({ ...all, type: 'cashback', percentage: 0, amount: 1_000 }))
    expect(cashback.product_ids).toEqual(ids)
    expect(await cardPrice(ids[0]!)).toBe(50_000)
    const coming = value(await add({ ...all, valid_from: at(1) }))
    expect(coming.state).toBe('coming')
    expect(value(await end(coming.id)).state).toBe('over')
    const list = async (filter: object) =>
      value(await clerk().call('GET /ops/voucher', { shop_id: shopId, ...filter })).map(one => one.id)
    expect(await list({ state: 'running' })).toEqual([cashback.id])
    expect(await list({ state: 'over' })).toEqual([coming.id])
    expect(await list({ state: 'coming' })).toEqual([])
    expect(await list({ of_market: true })).toEqual([])
  })

  it('rejects a code twice, foreign products, both or no worth, and an empty period', async () => {
    const foreign = await market.product({ shopId: await market.makeShop('Toko Lain') })
    const { code } = value(await add())
    expect(codeOf(await add({ code }))).toBe('voucher_code_taken')
    const both = await Promise.all([add({ code: 'SEKALIGUS' }), add({ code: 'SEKALIGUS' })])
    expect(both.map(codeOf).toSorted()).toEqual(['ok', 'voucher_code_taken'])
    const bound = { shop_id: market.shopId, product_ids: [foreign.id] }
    expect(codeOf(await add(bound))).toBe('voucher_products_unknown')
    expect(codeOf(await add({ all_products: true }))).toBe('voucher_products_unknown')
    expect(codeOf(await add({ shop_id: 999_999 }))).toBe('shop_not_found')
    for (const bad of [
      { amount: 5 },
      { percentage: 0 },
      { valid_until: at(-2) },
      { code: 'a b' },
      { percentage: 0, amount: 9, max_amount: 9 }
    ])
      expect(codeOf(await add(bad))).toBe('invalid_input')
  })
})

describe('[goods-46] a voucher that was used', () => {
  it('keeps what buyers were promised, and a quota of at least its uses', async () => {
    const { id } = value(await add())
    await world().services.db.update(vouchers).set({ usedCount: 3 }).where(eq(vouchers.id, id))
    for (const promise of [
      { code: 'LAIN' },
      { type: 'cashback' },
      { percentage: 20 },
      { min_purchase_amount: 9 },
      { valid_from: at(-2) },
      { max_amount: 5 }
    ])
      expect(codeOf(await save(id, promise))).toBe('voucher_in_use')
    expect(codeOf(await save(id, { usage_limit: 2 }))).toBe('voucher_quota_used')
    const { updated_at: seen } = value(await clerk().call('GET /ops/voucher/{id}', { id }))
    const changed = value(
      await save(id, { usage_limit: 3, name: 'Lain', valid_until: at(20), is_show: false })
    )
    expect(changed).toMatchObject({ name: 'Lain', usage_limit: 3, state: 'over', is_show: false })
    expect(codeOf(await save(id, { updated_at: seen }))).toBe('changed_meanwhile')
  })
})

const put = (more: object) => clerk().call('PUT /ops/voucher', { ...draft(), code: 'PUT', ...more } as never)
const fieldsOf = (called: Awaited<ReturnType<typeof put>>) => (called.ok ? {} : called.error.fields)

describe('[goods-70] PUT /ops/voucher', () => {
  it('adds without an id, and changes with one from the newest version alone', async () => {
    const made = value(await put({ code: 'SATU1', shop_id: market.shopId }))
    expect(made).toMatchObject({ code: 'SATU1', shop: { id: market.shopId } })
    expect(codeOf(await put({ code: 'SATU1' }))).toBe('voucher_code_taken')
    const { id, updated_at } = made
    const own = { id, code: 'SATU1', updated_at }
    expect(Object.keys(fieldsOf(await put({ id, code: 'SATU1' }))!)).toEqual(['updated_at'])
    expect(Object.keys(fieldsOf(await put({ ...own, shop_id: null }))!)).toEqual(['shop_id'])
    const changed = value(await put({ ...own, shop_id: market.shopId, name: 'Lain' }))
    expect(changed).toMatchObject({ id, name: 'Lain', shop: { id: market.shopId } })
    expect(codeOf(await put({ ...own, name: 'Terlambat' }))).toBe('changed_meanwhile')
    expect(codeOf(await put({ ...own, id: 999_999 }))).toBe('not_found')
    expect(codeOf(await put({ code: 'DUA2', shop_id: 999_999 }))).toBe('shop_not_found')
    expect(value(await put({ code: 'DUA2' })).shop).toBeNull()
  })
})

describe('[goods-70] a change by PUT /ops/voucher', () => {
  it('keeps who bears it where that is not named, and a code that is another one’s is rejected', async () => {
    const own = { code: 'TETAP', shop_id: market.shopId }
    const { id, updated_at } = value(await put(own))
    value(await put({ code: 'MILIK' }))
    const changed = value(await put({ id, updated_at, code: 'TETAP', name: 'Tetap' }))
    expect(changed).toMatchObject({ name: 'Tetap', shop: { id: market.shopId } })
    const taken = await put({ id, updated_at: changed.updated_at, code: 'MILIK' })
    expect([codeOf(taken), Object.keys(fieldsOf(taken)!)]).toEqual(['voucher_code_taken', ['code']])
    expect(
      codeOf(await put({ id, updated_at: changed.updated_at, code: 'TETAP', banner: 'products/entah' }))
    ).toBe('photo_unknown')
  })

  it('lets one of two that are added at once have a code', async () => {
    const codes = (await Promise.all(Array.from({ length: 6 }, () => put({ code: 'REBUT' })))).map(codeOf)
    expect(codes.toSorted()).toEqual(['ok', ...Array.from({ length: 5 }, () => 'voucher_code_taken')])
  })
})

describe('[goods-69] the picture of a voucher', () => {
  const upload = async () => value(await clerk().call('POST /ops/photo', { photo: await takePhoto() })).path

  it('is one that was uploaded for goods, and buyers’ replies have it', async () => {
    const { id: product } = await market.product()
    const banner = await upload()
    const made = value(await add({ shop_id: market.shopId, product_ids: [product], banner }))
    expect(made.banner).toBe(banner)
    const shown = async () =>
      value(
        await world()
          .person()
          .call('GET /buyer/product/{id}', { id: String(product) })
      ).vouchers.find(({ code }) => code === made.code)!.banner
    expect(await shown()).toBe(banner)
    for (const strange of ['products/aaaaaaaaaaaaaaaaaaaaaaaa', 'profiles/aaaaaaaaaaaaaaaaaaaaaaaa']) {
      const saved = await save(made.id, { banner: strange })
      expect([codeOf(saved), Object.keys(fieldsOf(saved)!)]).toEqual(['photo_unknown', ['banner']])
    }
    // Its own stays, however old it is; a new one takes its place.
    await world().services.clock.advance(2 * 24 * 60 * 60)
    expect(value(await save(made.id, { name: 'Lain' })).banner).toBe(banner)
    const next = await upload()
    value(await save(made.id, { banner: next }))
    expect(await shown()).toBe(next)
    // A caller that does not know of it leaves it.
    expect(value(await save(made.id, { banner: undefined })).banner).toBe(next)
    const named = await uploads
      .find(({ folder }) => folder === 'media/products')!
      .named(world().services.db, [banner, next])
    expect(named).toEqual([{ path: next }])
    expect(value(await save(made.id, { banner: null })).banner).toBeNull()
  })
})
