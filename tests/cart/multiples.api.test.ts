import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { cartLines } from '#server/cart/schema.ts'
import { products } from '#server/product/schema.ts'

import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
let bricks: Product

beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
  bricks = await market.product({ stock: 98, min: 10 })
  await world().services.db.update(products).set({ multiple: 5 }).where(eq(products.id, bricks.id))
})

const add = (qty: number) => buyer.person.call('POST /buyer/cart/add', { product_id: bricks.id, qty })

describe('[product-34] goods that are sold by five', () => {
  it('say so on their page, with their stock and in the cart', async () => {
    expect(
      value(await buyer.person.call('GET /buyer/product/{id}', { id: String(bricks.id) }))
    ).toMatchObject({
      min: 10,
      multiple: 5
    })
    expect(
      value(await buyer.person.call('GET /buyer/product/stock/{id}', { id: String(bricks.id) }))
    ).toMatchObject({
      multiple: 5
    })
  })

  it('come into the cart by five alone, also together with what is there', async () => {
    // With a cart, one statement adds.
    const other = await market.product({})
    value(await buyer.person.call('POST /buyer/cart/add', { product_id: other.id, qty: 1 }))
    const wrong = await add(12)
    expect([codeOf(wrong), !wrong.ok && wrong.error.message]).toEqual([
      'not_multiple',
      'Dijual per kelipatan 5 pcs.'
    ])
    value(await add(10))
    value(await add(15))
    const [group] = value(await buyer.person.call('GET /buyer/cart', {}))
    expect(group!.details.find(({ product }) => product.id === bricks.id)).toMatchObject({
      qty: 25,
      product: { multiple: 5 }
    })
    // An older line from before the goods were sold by five.
    await world().services.db.update(cartLines).set({ qty: 23 }).where(eq(cartLines.productId, bricks.id))
    expect(codeOf(await add(10))).toBe('not_multiple')
  })

  it('are not bought in another quantity', async () => {
    const [group] = value(await buyer.person.call('GET /buyer/cart', {}))
    const line = group!.details.find(({ product }) => product.id === bricks.id)!
    const bought = await buyer.person.call('POST /buyer/transaction/checkout', { cart_detail_id: [line.id] })
    expect([codeOf(bought), !bought.ok && bought.error.message]).toEqual([
      'not_multiple',
      `${line.product.name}: Dijual per kelipatan 5 pcs, di keranjang 23 pcs. Ubah jumlahnya.`
    ])
  })
})
