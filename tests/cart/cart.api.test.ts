import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { productDetails, products } from '#server/product/schema.ts'

import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const add = (buyer: Buyer, product: Product, qty = 1, more: object = {}) =>
  buyer.person.call('POST /buyer/cart/add', { product_id: product.id, qty, ...more })
const cartOf = async (buyer: Buyer) => value(await buyer.person.call('GET /buyer/cart', {}))

/** A product with two variants at different prices. */
async function twoVariants() {
  const product = await market.product({ price: 10_000, stock: 5 })
  const [other] = await world()
    .services.db.insert(productDetails)
    .values({
      productId: product.id,
      subName1: 'Merah',
      subName2: '5 kg',
      price: 20_000,
      stock: 3,
      weightG: 1,
      lengthMm: 1,
      widthMm: 1,
      heightMm: 1
    })
    .returning({ id: productDetails.id })
  return { ...product, otherId: other!.id }
}

describe('the cart', () => {
  it('[cart-1] is for signed-in buyers', async () => {
    expect(codeOf(await world().person().call('GET /buyer/cart', {}))).toBe('unauthorized')
  })

  it('[cart-2, cart-32] groups lines by shop, the last addition first, with current price and stock', async () => {
    const buyer = await market.buyer()
    const otherShop = await market.makeShop('Toko Lain')
    const first = await market.product({ price: 10_000 })
    const second = await market.product({ shopId: otherShop })
    value(await add(buyer, first, 2))
    const { counters } = value(await add(buyer, second))
    expect(counters.cart).toBe(2)
    const { db } = world().services
    await db
      .update(productDetails)
      .set({ price: 12_500, stock: 7 })
      .where(eq(productDetails.id, first.detailId))
    const groups = await cartOf(buyer)
    expect(groups.map(group => group.shop.name)).toEqual(['Toko Lain', 'Toko Uji'])
    expect(groups.map(group => group.shop.city)).toEqual(['Kota Uji', 'Kota Uji'])
    expect(groups[1]!.details[0]).toMatchObject({
      qty: 2,
      product: { price: 12_500, stock: 7 },
      unavailable: null
    })
  })

  it('[cart-3] distinguishes sold out from no longer offered', async () => {
    const buyer = await market.buyer()
    const soldOut = await market.product()
    const gone = await market.product()
    value(await add(buyer, soldOut))
    value(await add(buyer, gone))
    const { db } = world().services
    await db.update(productDetails).set({ stock: 0 }).where(eq(productDetails.id, soldOut.detailId))
    await db.update(products).set({ isActive: false }).where(eq(products.id, gone.id))
    const [group] = await cartOf(buyer)
    expect(group!.details.map(line => line.unavailable)).toEqual(['not_sold', 'out_of_stock'])
    const ids = group!.details.map(line => line.id)
    const opened = await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: ids })
    expect(codeOf(opened)).toBe('out_of_stock')
  })

  it('[cart-3, cart-4] marks a line below its minimum and rejects additions when less than the minimum is left', async () => {
    const buyer = await market.buyer()
    const few = await market.product({ stock: 9, min: 5 })
    value(await add(buyer, few, 5))
    const { db } = world().services
    await db.update(productDetails).set({ stock: 2 }).where(eq(productDetails.id, few.detailId))
    const [group] = await cartOf(buyer)
    expect(group!.details.map(line => line.unavailable)).toEqual(['below_minimum'])
    const message = 'Stok tersisa 2, di bawah minimal pembelian 5'
    for (const qty of [1, 2, 5]) {
      const rejected = await add(await market.buyer(), few, qty)
      expect(rejected).toMatchObject({ ok: false, error: { code: 'out_of_stock', message } })
    }
  })

  it('[cart-4] adds to the line of the same variant, within stock and minimum', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 5, min: 2 })
    expect(codeOf(await add(buyer, product, 1))).toBe('below_minimum')
    const line = value(await add(buyer, product, 3))
    expect(value(await add(buyer, product, 2)).cart_detail_id).toBe(line.cart_detail_id)
    expect(await add(buyer, product, 1)).toMatchObject({
      ok: false,
      error: { code: 'out_of_stock', details: { stock: 5, min: 2 } }
    })
  })

  it('[cart-4] a line cannot be changed to a quantity outside minimum and stock', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 5, min: 2 })
    const { cart_detail_id: id } = value(await add(buyer, product, 3))
    const set = (qty: number) => buyer.person.call('POST /buyer/cart/update/{id}', { id, qty })
    expect(codeOf(await set(6))).toBe('out_of_stock')
    expect(codeOf(await set(1))).toBe('below_minimum')
    expect((await cartOf(buyer))[0]!.details.map(({ qty }) => qty)).toEqual([3])
    expect(value(await set(5)).qty).toBe(5)
  })

  it('[product-7, cart-5] requires a variant if there are several, and merges lines whose variant becomes the same', async () => {
    const buyer = await market.buyer()
    const product = await twoVariants()
    expect(codeOf(await add(buyer, product))).toBe('variant_required')
    const first = value(await add(buyer, product, 1, { product_detail_id: product.detailId }))
    value(await add(buyer, product, 2, { product_detail_id: product.otherId }))
    const joined = value(
      await buyer.person.call('POST /buyer/cart/update/{id}', {
        id: first.cart_detail_id,
        product_id: product.id,
        product_detail_id: product.otherId,
        qty: 1
      })
    )
    expect(joined).toMatchObject({ qty: 3, counters: { cart: 1 } })
    const [group] = await cartOf(buyer)
    expect(group!.details[0]!.product).toMatchObject({ variant: 'Merah, 5 kg', price: 20_000 })
  })

  it('[cart-6, checkout-12] removes a line at quantity 0 and stores notes of up to 200 characters', async () => {
    const buyer = await market.buyer()
    const id = value(await add(buyer, await market.product())).cart_detail_id
    const update = (change: object) => buyer.person.call('POST /buyer/cart/update/{id}', { id, ...change })
    expect(value(await update({ note: '  Warna abu-abu ' }))).toMatchObject({ note: 'Warna abu-abu', qty: 1 })
    expect(codeOf(await update({ note: 'x'.repeat(201) }))).toBe('invalid_input')
    expect(value(await update({ qty: 0 }))).toMatchObject({ qty: 0, counters: { cart: 0 } })
    expect(await cartOf(buyer)).toEqual([])
  })

  it('[cart-7] accepts a change as fields or as a list of one, and rejects a body that changes nothing', async () => {
    const buyer = await market.buyer()
    const product = await market.product()
    const id = value(await add(buyer, product)).cart_detail_id
    const update = (body: object) => buyer.person.call('POST /buyer/cart/update/{id}', { id, ...body })
    expect(value(await update({ items: [{ product_id: product.id, qty: 3 }] }))).toMatchObject({ qty: 3 })
    expect(codeOf(await update({ items: [{ qty: 1 }, { qty: 2 }] }))).toBe('invalid_input')
    for (const nothing of [{}, { product_id: product.id }, { items: [{}] }, { items: [] }]) {
      expect(codeOf(await update(nothing))).toBe('invalid_input')
    }
    const [group] = await cartOf(buyer)
    expect(group!.details[0]).toMatchObject({ qty: 3 })
  })

  it('[cart-2] shows the last changed line first, also after an addition to it', async () => {
    const buyer = await market.buyer()
    const [first, second] = [await market.product({ name: 'Semen' }), await market.product({ name: 'Pasir' })]
    value(await add(buyer, first))
    await world().services.clock.advance(1)
    value(await add(buyer, second))
    await world().services.clock.advance(1)
    value(await add(buyer, first))
    const [group] = await cartOf(buyer)
    expect(group!.details.map(line => line.product.name)).toEqual(['Semen', 'Pasir'])
  })

  it('[cart-15] names the line with an unavailable quantity when it goes to the checkout', async () => {
    const buyer = await market.buyer()
    const few = await market.product({ name: 'Paving Block', stock: 50 })
    const many = await market.product({ name: 'Bata Ringan', stock: 50 })
    const lines = [value(await add(buyer, few, 7)), value(await add(buyer, many, 20))]
    const ids = lines.map(line => line.cart_detail_id)
    const open = () => buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: ids })
    const { db } = world().services
    await db.update(productDetails).set({ stock: 8 }).where(eq(productDetails.id, many.detailId))
    expect(await open()).toMatchObject({
      ok: false,
      error: {
        status: 422,
        code: 'out_of_stock',
        message: 'Bata Ringan: Stok tersisa 8 pcs, di keranjang 20 pcs. Kurangi jumlahnya.'
      }
    })
    await db.update(products).set({ min: 10 }).where(eq(products.id, few.id))
    const message = 'Paving Block: Minimal pembelian 10 pcs, di keranjang 7 pcs. Tambah jumlahnya.'
    expect(await open()).toMatchObject({
      ok: false,
      error: {
        status: 422,
        code: 'below_minimum',
        message,
        fields: { cart_detail_id: message },
        details: { cart_detail_id: ids[0], min: 10, qty: 7 }
      }
    })
  })

  it('[cart-8] holds at most 100 lines', async () => {
    const buyer = await market.buyer()
    for (let i = 0; i < 100; i += 1) value(await add(buyer, await market.product()))
    expect(codeOf(await add(buyer, await market.product()))).toBe('cart_full')
    expect(codeOf(await add(buyer, await market.product(), 1, { is_buy_now: true }))).toBe('ok')
  })

  it('[cart-9] keeps the single buy-now line out of the cart', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 9 })
    const first = value(await add(buyer, product, 1, { is_buy_now: true }))
    const second = value(await add(buyer, product, 2, { is_buy_now: true }))
    expect(second.cart_detail_id).not.toBe(first.cart_detail_id)
    expect(second.counters.cart).toBe(0)
    expect(await cartOf(buyer)).toEqual([])
    const checkout = value(
      await buyer.person.call('POST /buyer/transaction/checkout', {
        cart_detail_id: [second.cart_detail_id],
        is_buy_now: true,
        qty: 4
      })
    )
    expect(checkout).toMatchObject({ is_buy_now: true, subtotal: 200_000 })
  })

  it("[cart-10] rejects goods of the buyer's own shop, and unavailable goods", async () => {
    const seller = { ...(await market.buyer()), id: market.sellerId }
    await signIn(world(), seller.person, market.sellerId)
    expect(codeOf(await add(seller, await market.product()))).toBe('own_product')
    const buyer = await market.buyer()
    expect(codeOf(await add(buyer, await market.product({ isActive: false })))).toBe('product_not_found')
  })
})
