import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { products } from '#server/product/schema.ts'

import { buy, expectTrueBooks, orderOf, pay, sendOrder, topUp } from '../support/buying.ts'
import { addGoods, categoryId, cement, variant } from '../support/goods.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyers: Buyer[]
let clerk: Person
beforeAll(async () => {
  market = await openMarket(world())
  clerk = world().ops
  buyers = await Promise.all([1, 2, 3, 4].map(() => market.buyer()))
  for (const buyer of buyers) await topUp(world(), buyer, 100_000_000)
})

const read = async (id: number) => value(await clerk.call('GET /ops/product/{id}', { id }))
const twoColours = () =>
  addGoods(world(), market.shopId, {
    dimension_1: 'Warna',
    variants: [variant({ name_1: 'Merah', stock: 100 }), variant({ name_1: 'Biru', stock: 100 })]
  })

describe('[goods-10] a stock edit during orders', () => {
  it('loses no sale: what was sold meanwhile stays sold', async () => {
    const made = await addGoods(world(), market.shopId, { variants: [variant({ stock: 100 })] })
    const [one] = made.variants
    const product = { id: made.id, detailId: one!.id }
    const add = () =>
      clerk.call('PUT /ops/product/{id}/offer', {
        id: made.id,
        variants: [{ id: one!.id, stock: 105, stock_was: 100 }]
      })
    const [bought, edits] = await Promise.all([
      Promise.all(buyers.map(buyer => buy(buyer, product, pay.saldo, { qty: 3 }))),
      Promise.all([add(), add(), add(), add()])
    ])
    expect(bought).toHaveLength(4)
    edits.forEach(value)
    expect((await read(made.id)).variants[0]!.stock).toBe(100 - 4 * 3 + 4 * 5)
    await expectTrueBooks(world())
  })

  it('neither waits for orders in a circle nor they for it: whole saves of two variants', async () => {
    const made = await twoColours()
    const [red, blue] = made.variants
    const save = async () => {
      const seen = await read(made.id)
      // In the other order than their ids.
      const variants = seen.variants
        .toReversed()
        .map(one => ({ ...one, stock: one.stock + 1, stock_was: one.stock }))
      return codeOf(await clerk.call('PUT /ops/product/{id}', { ...seen, variants }))
    }
    const order = async (buyer: Buyer, detailId: number) => {
      const wanted = { product_id: made.id, product_detail_id: detailId, qty: 2, is_buy_now: false }
      const added = value(await buyer.person.call('POST /buyer/cart/add', wanted))
      const lines = { cart_detail_id: [added.cart_detail_id] }
      const checkout = value(await buyer.person.call('POST /buyer/transaction/checkout', lines))
      return value(await sendOrder(buyer, orderOf(checkout, pay.saldo)))
    }
    const saves = Array.from({ length: 6 }, save)
    await Promise.all([
      ...buyers.map((buyer, index) => order(buyer, (index % 2 === 0 ? red! : blue!).id)),
      ...saves
    ])
    const codes = await Promise.all(saves)
    expect(codes.filter(code => code !== 'ok' && code !== 'changed_meanwhile')).toEqual([])
    const saved = codes.filter(code => code === 'ok').length
    expect(saved).toBeGreaterThan(0)
    const after = await read(made.id)
    expect(after.variants.reduce((sum, { stock }) => sum + stock, 0)).toBe(200 - 8 + 2 * saved)
    await expectTrueBooks(world())
  })

  it('[ops-58] of one version is made once, whoever is first', async () => {
    const made = await twoColours()
    const codes = await Promise.all(
      [2, 3, 4, 5].map(async min => codeOf(await clerk.call('PUT /ops/product/{id}', { ...made, min })))
    )
    expect(codes.toSorted()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'changed_meanwhile', 'ok'])
  })
})

describe('[goods-8] an SKU that several ask for at once', () => {
  it('goes to one', async () => {
    const sent = await Promise.all(
      [1, 2, 3].map(async () => ({
        shop_id: market.shopId,
        ...(await cement(world(), { variants: [variant({ sku: 'RACE-1' })] }))
      }))
    )
    const codes = await Promise.all(sent.map(async one => codeOf(await clerk.call('POST /ops/product', one))))
    expect(codes.toSorted()).toEqual(['ok', 'sku_taken', 'sku_taken'])
  })
})

describe('[goods-14] the number of products of a shop', () => {
  it('counts those that are added at once', async () => {
    const shopId = await market.makeShop('Toko Ramai')
    await Promise.all([1, 2, 3, 4, 5].map(() => addGoods(world(), shopId)))
    const shop = value(
      await market.buyer().then(({ person }) => person.call('GET /buyer/shop/{id}', { id: String(shopId) }))
    )
    expect(shop.product_count).toBe(5)
  })
})

describe('[goods-42] a shop that closes while goods are added', () => {
  it('has none of them on sale, and all of them when it opens again', async () => {
    const shopId = await market.makeShop('Toko Tutup')
    const onSale = async () =>
      (await world().services.db.select().from(products).where(eq(products.shopId, shopId))).filter(
        ({ isActive }) => isActive
      ).length
    const seen = async () => {
      const { updated_at } = value(await clerk.call('GET /ops/shop/{id}', { id: shopId }))
      return { id: shopId, updated_at }
    }
    for (const round of [1, 2, 3]) {
      const opened = await seen()
      const [closed] = await Promise.all([
        clerk.call('POST /ops/shop/{id}/close', opened),
        ...[1, 2, 3].map(() => addGoods(world(), shopId))
      ])
      value(closed)
      expect([round, await onSale()]).toEqual([round, 0])
      value(await clerk.call('POST /ops/shop/{id}/open', await seen()))
      expect([round, await onSale()]).toEqual([round, 3 * round])
    }
  })
})

describe('[goods-22] a category that moves while products are put into it', () => {
  it('takes them along', async () => {
    const parents = await Promise.all(['semen', 'mortar-perekat'].map(slug => categoryId(world(), slug)))
    const leaf = value(
      await clerk.call('POST /ops/category', {
        name: 'Semen Uji',
        parent_id: parents[0]!,
        icon: 'package',
        sort: 9
      })
    )
    const moved = clerk.call('PUT /ops/category/{id}', { ...leaf, icon: 'package', parent_id: parents[1]! })
    const added = await Promise.all(
      [1, 2, 3].map(() => addGoods(world(), market.shopId, { category_id: leaf.id }))
    )
    value(await moved)
    const now = await Promise.all(added.map(({ id }) => read(id)))
    expect(new Set(now.map(({ categories }) => categories.map(({ slug }) => slug).join('/')))).toEqual(
      new Set(['semen-mortar/mortar-perekat/semen-uji'])
    )
  })
})
