import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { cartLineLimit } from '#lib/cart/limits.ts'
import { productDetails, products } from '#server/product/schema.ts'

import { pay, sendOrder } from '../support/buying.ts'
import { addAll, openTogether, orderTogether } from '../support/buying-together.ts'
import { type Buyer, type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const again = (buyer: Buyer, id: number) =>
  buyer.person.call('POST /buyer/cart/add-by-transaction/{id}', { id })
const cartOf = async (buyer: Buyer) =>
  value(await buyer.person.call('GET /buyer/cart', {})).flatMap(shop => shop.details)
const setDetail = (product: Product, change: object) =>
  world().services.db.update(productDetails).set(change).where(eq(productDetails.id, product.detailId))

/** An order of these goods, one piece each. */
async function order(buyer: Buyer, goods: readonly Product[]): Promise<number> {
  const checkout = await openTogether(buyer, await addAll(buyer, goods))
  return value(await sendOrder(buyer, orderTogether(checkout, pay.account))).id
}

describe("[cart-18] buying an order's goods again", () => {
  it('adds them to the cart at once, and reports changes line by line', async () => {
    const buyer = await market.buyer()
    const [same, dearer, gone, empty] = [
      await market.product(),
      await market.product({ name: 'Bata' }),
      await market.product({ name: 'Pasir' }),
      await market.product({ name: 'Kapur' })
    ]
    const id = await order(buyer, [same, dearer, gone, empty])
    await setDetail(dearer, { price: 60_000 })
    await setDetail(empty, { stock: 0 })
    await world().services.db.update(products).set({ isActive: false }).where(eq(products.id, gone.id))
    const { cart_detail_id, changed, skipped, counters } = value(await again(buyer, id))
    expect(changed).toEqual([{ name: 'Bata', message: 'Harga naik dari Rp50.000 menjadi Rp60.000 /pcs.' }])
    expect(skipped).toEqual([
      { name: 'Kapur', message: 'Stok habis.' },
      { name: 'Pasir', message: 'Tidak dijual lagi.' }
    ])
    expect((await cartOf(buyer)).map(line => line.id).toSorted()).toEqual(cart_detail_id.toSorted())
    expect(counters.cart).toBe(2)
  })

  it('never adds more than the stock when pressed twice at once', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ stock: 4 })
    const id = await order(buyer, [product])
    await setDetail(product, { stock: 1 })
    const both = await Promise.all([again(buyer, id), again(buyer, id)])
    expect(both.map(codeOf).toSorted()).toEqual(['nothing_added', 'ok'])
    expect((await cartOf(buyer)).map(line => line.qty)).toEqual([1])
  })

  it('leaves a full cart unchanged, and says so', async () => {
    const buyer = await market.buyer()
    const id = await order(buyer, [await market.product()])
    const shelf: Product[] = []
    for (let at = 0; at < cartLineLimit; at += 1) shelf.push(await market.product())
    await addAll(buyer, shelf)
    const message = 'Keranjang penuh. Hapus beberapa barang terlebih dahulu.'
    expect(await again(buyer, id)).toMatchObject({ error: { details: { skipped: [{ message }] } } })
    expect(await cartOf(buyer)).toHaveLength(cartLineLimit)
  })

  it('[cart-53] is rejected with all reasons if nothing can be added', async () => {
    const buyer = await market.buyer()
    const product = await market.product({ name: 'Kapur' })
    const id = await order(buyer, [product])
    await setDetail(product, { stock: 0 })
    expect(await again(buyer, id)).toMatchObject({
      ok: false,
      error: {
        code: 'nothing_added',
        status: 422,
        message: 'Gagal menambahkan produk ke keranjang',
        details: { skipped: [{ name: 'Kapur', message: 'Stok habis.' }] }
      }
    })
    expect(await cartOf(buyer)).toEqual([])
  })
})
