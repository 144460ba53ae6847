import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import { shopFigures } from '#lib/checkout/shop-figures.ts'
import { productDetails } from '#server/product/schema.ts'
import { vouchers } from '#server/voucher/schema.ts'

import { pay, sendOrder } from '../support/buying.ts'
import { addAll, openTogether, orderTogether } from '../support/buying-together.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let shopIds: number[]

beforeAll(async () => {
  market = await openMarket(world())
  shopIds = [market.shopId, await market.makeShop('Toko Dua'), await market.makeShop('Toko Tiga')]
})
beforeEach(() => market.endVouchers())

const shelve = async (...prices: number[]): Promise<Product[]> => {
  const products: Product[] = []
  for (const [at, price] of prices.entries()) {
    products.push(await market.product({ price, shopId: shopIds[at]! }))
  }
  return products
}

const request = (buyer: Buyer, lineIds: number[]) =>
  buyer.person.call('GET /buyer/cart/totals', { cart_detail_id: lineIds })
const totals = async (buyer: Buyer, lineIds: number[]) => value(await request(buyer, lineIds))

/** The goods and vouchers that the checkout page shows when it opens, by shop. */
function shownBy({ checkouts, market_vouchers, market_voucher }: CheckoutData) {
  const parts = checkouts.map(block => ({
    block,
    shipping: undefined,
    own: block.vouchers.find(({ code }) => code === block.voucher)
  }))
  const shared = market_vouchers.find(({ code }) => code === market_voucher)
  return shopFigures(parts, shared).map(({ block, voucher, cashback, totals: shown }) => ({
    shop_id: block.shop_id,
    subtotal: shown.subtotal,
    discount: shown.discount,
    cashback,
    total: shown.grandTotal,
    voucher: voucher?.code ?? null
  }))
}

/** The cart's figures, after checking that the checkout shows the same. */
async function agreed(buyer: Buyer, lineIds: number[]) {
  const told = await totals(buyer, lineIds)
  expect(told.shops.map(({ pieces: _pieces, sale_unit: _unit, ...shop }) => shop)).toEqual(
    shownBy(await openTogether(buyer, lineIds))
  )
  return told
}

const choose = (buyer: Buyer, cart_id: string, choice: object) =>
  buyer.person.call('POST /buyer/transaction/checkout/choose', { cart_id, ...choice }).then(value)

describe('[cart-21] the cost of selected lines', () => {
  it('includes the voucher that the checkout preselects, and its saving', async () => {
    const buyer = await market.buyer()
    const products = await shelve(100_000)
    const code = await market.voucher({ percentage: 10, maxAmount: 8_000, productId: products[0]!.id })
    const lines = await addAll(buyer, products)
    expect(await agreed(buyer, lines)).toEqual({
      pieces: 1,
      sale_unit: 'pcs',
      subtotal: 100_000,
      discount: 8_000,
      cashback: 0,
      total: 92_000,
      vouchers: [code],
      shops: [
        {
          shop_id: market.shopId,
          pieces: 1,
          sale_unit: 'pcs',
          subtotal: 100_000,
          discount: 8_000,
          cashback: 0,
          total: 92_000,
          voucher: code
        }
      ]
    })
  })

  it('uses each shop’s own voucher, and the marketplace’s for the others, like the order', async () => {
    const buyer = await market.buyer()
    const products = await shelve(100_000, 50_000, 30_001)
    const own = await market.voucher({ amount: 7_000, shopId: shopIds[1]!, productId: products[1]!.id })
    const shared = await market.voucher({ amount: 10_000, productId: products[0]!.id })
    const lines = await addAll(buyer, products)
    const told = await agreed(buyer, lines)
    expect(told.shops.map(shop => [shop.voucher, shop.discount])).toEqual([
      [shared, 7_692],
      [own, 7_000],
      [shared, 2_308]
    ])
    expect(told).toMatchObject({ total: 180_001 - 17_000, discount: 17_000, vouchers: [shared, own] })
    const opened = await openTogether(buyer, lines)
    const order = orderTogether(opened, pay.account, {
      vouchers: told.shops.map(({ voucher }) => voucher ?? undefined),
      discount: told.discount
    })
    // Any other sum would be rejected: total_changed.
    expect(codeOf(await sendOrder(buyer, order))).toBe('ok')
    expect((await totals(buyer, await addAll(buyer, products))).discount).toBe(0)
  })

  it("equals the order's total if a marketplace voucher covers goods of a shop with its own voucher", async () => {
    const buyer = await market.buyer()
    const products = await shelve(100_000, 50_000)
    const own = await market.voucher({ amount: 7_000, shopId: shopIds[0]!, productId: products[0]!.id })
    const shared = await market.voucher({ amount: 5_000, productId: products[0]!.id })
    const lines = await addAll(buyer, products)
    const told = await agreed(buyer, lines)
    expect(told.shops.map(shop => [shop.voucher, shop.discount])).toEqual([
      [own, 7_000],
      [shared, 5_000]
    ])
    const opened = await openTogether(buyer, lines)
    const more = { vouchers: [own, shared], discount: 12_000 }
    expect(codeOf(await sendOrder(buyer, orderTogether(opened, pay.account, more)))).toBe('ok')
  })

  it('respects a voucher chosen or removed in the open checkout of these lines', async () => {
    const buyer = await market.buyer()
    const products = await shelve(100_000, 50_000)
    const first = await market.voucher({ code: 'ACHOSEN', amount: 1_000, productId: products[0]!.id })
    const other = await market.voucher({ amount: 5_000, shopId: shopIds[0]! })
    const back = await market.voucher({ type: 'cashback', amount: 2_000, shopId: shopIds[1]! })
    const lines = await addAll(buyer, products)
    const [mine] = lines
    expect((await agreed(buyer, [mine!])).vouchers).toEqual([other])
    const alone = await openTogether(buyer, [mine!])
    await choose(buyer, alone.id, { voucher: null })
    expect((await agreed(buyer, [mine!])).discount).toBe(0)
    // A choice stays even if it saves less.
    await choose(buyer, alone.id, { voucher: first })
    expect((await agreed(buyer, [mine!])).shops[0]).toMatchObject({ voucher: first, discount: 1_000 })
    const both = await openTogether(buyer, lines)
    await choose(buyer, both.checkouts[1]!.id, { voucher: back })
    expect(await agreed(buyer, lines)).toMatchObject({ discount: 1_000, cashback: 2_000, total: 149_000 })
  })

  it('uses current quantities and prices', async () => {
    const buyer = await market.buyer()
    const [product] = await shelve(100_000)
    const code = await market.voucher({ amount: 9_000, minPurchaseAmount: 250_000, productId: product!.id })
    const [line] = await addAll(buyer, [product!])
    expect((await agreed(buyer, [line!])).vouchers).toEqual([])
    value(await buyer.person.call('POST /buyer/cart/update/{id}', { id: line!, qty: 3 }))
    expect(await agreed(buyer, [line!])).toMatchObject({ pieces: 3, total: 291_000, vouchers: [code] })
    const { db } = world().services
    await db.update(productDetails).set({ price: 80_000 }).where(eq(productDetails.id, product!.detailId))
    expect(await agreed(buyer, [line!])).toMatchObject({ subtotal: 240_000, discount: 0 })
  })

  it('is rejected where the checkout rejects, and opens none', async () => {
    const buyer = await market.buyer()
    const many: Product[] = []
    for (let at = 0; at < 11; at += 1) {
      many.push(await market.product({ shopId: await market.makeShop(`Toko ${at}`) }))
    }
    const lines = await addAll(buyer, many)
    expect(codeOf(await request(buyer, lines))).toBe('too_many_shops')
    await totals(buyer, lines.slice(0, 10))
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/pickup/list', {}))).toBe(
      'checkout_not_found'
    )
    const guest = await world().person().call('GET /buyer/cart/totals', { cart_detail_id: lines })
    expect(codeOf(guest)).toBe('unauthorized')
  })
})

describe('[voucher-14] a hidden voucher', () => {
  it('is never preselected, and works for a buyer who knows its code', async () => {
    const buyer = await market.buyer()
    const [product] = await shelve(100_000)
    const hidden = await market.voucher({
      code: 'AAARAHASIA',
      amount: 50_000,
      isShow: false,
      productId: product!.id
    })
    const shown = await market.voucher({ code: 'BTAMPIL', amount: 3_000, productId: product!.id })
    const lines = await addAll(buyer, [product!])
    expect((await agreed(buyer, lines)).vouchers).toEqual([shown])
    const opened = await openTogether(buyer, lines)
    const typed = { cart_id: opened.id, code: hidden }
    value(await buyer.person.call('POST /buyer/transaction/checkout/promo', typed))
    await choose(buyer, opened.id, { voucher: hidden })
    expect((await agreed(buyer, lines)).discount).toBe(50_000)
  })

  it('is chosen in the order of cards among equals: digits, capitals, small letters', async () => {
    const buyer = await market.buyer()
    const [product] = await shelve(100_000)
    for (const [code, amount] of [
      ['zhemat', 2_000],
      ['ZHEMAT2', 2_000],
      ['Z-HEMAT', 2_000]
    ] as const) {
      await market.voucher({ code, amount, productId: product!.id })
    }
    const lines = await addAll(buyer, [product!])
    expect((await agreed(buyer, lines)).vouchers).toEqual(['Z-HEMAT'])
    const { db } = world().services
    await db.update(vouchers).set({ isShow: false }).where(eq(vouchers.code, 'Z-HEMAT'))
    expect((await agreed(buyer, lines)).vouchers).toEqual(['ZHEMAT2'])
  })
})
